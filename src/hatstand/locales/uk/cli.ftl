### Командний рядок

## Про себе

cli-hatstand-help =
    Сімейні ігри зі схованими капелюхами. Без команди відкриває сторінку, щоб грати в браузері.
    Усе лишається на цьому комп’ютері: столи зберігаються у файлі, і після перезапуску ігри тривають.
cli-play = ціла гра просто тут, у терміналі, проти ботів
cli-play-help = Гра в терміналі: ви проти ботів. Які є ігри, скаже «hatstand rulesets».
# Told of the games in which something must be remembered
cli-play-memory = Капелюх, який ви підгледіли, видно один раз, доки не натиснете Enter. Далі його треба пам’ятати.
cli-simulate = багато ігор між ботами й що з них виходить
cli-simulate-help =
    Боти грають багато ігор між собою. Покаже середній рахунок, як часто хто перемагає, скільки тривають ігри й чим закінчуються.
    З того самого початкового числа виходять ті самі ігри, хоч би скільки потоків їх грало.
cli-ladder = усі боти проти всіх: хто наскільки сильний
cli-ladder-help = Боти грають один з одним, кожна пара — на тих самих розкладах, міняючись місцями; показує рейтинги, частки перемог і перевагу.
cli-replay = розповідає зіграну гру ще раз
cli-replay-help = Розповідає гру за її записом: як її бачили всі або як її бачив один гравець.
cli-verify = перевіряє, чи чесно роздано карти за столом
cli-verify-help =
    Перевіряє запис столу: чи це той секрет, що його обіцяно до гри, чи з нього роздано карти й чи всі ходи були за правилами.
cli-review = каже, які ваші ходи коштували найдорожче й що було краще
cli-review-help =
    Каже, наскільки добрим був кожен хід гравця, зважаючи на те, що він тоді знав: які три коштували найдорожче,
    що натомість зробив би найкращий гравець і чому.
cli-rulesets = які є ігри та які в них налаштування
cli-rulesets-help = Показує, у які ігри можна грати та які в них налаштування.
cli-rulesets-with-players =
    { $players ->
        [one] { $players } гравець: { $default } ({ $range })
        [few] { $players } гравці: { $default } ({ $range })
       *[many] { $players } гравців: { $default } ({ $range })
    }
cli-rules = правила гри
cli-rules-help = Розповідає правила гри.
cli-bench = вимірює, наскільки швидкі правила на цьому комп’ютері
cli-bench-help = Вимірює випадкові ігри на одному ядрі: скільки рішень за секунду в кожній із ігор.
cli-help-usage = Як користуватися:
cli-help-options = Параметри
cli-help-commands = Команди

## Що стоїть на місці значень

cli-value-options = ПАРАМЕТРИ
cli-value-command = КОМАНДА
cli-value-address = АДРЕСА
cli-value-number = ЧИСЛО
cli-value-folder = ТЕКА
cli-value-url = БАЗА
cli-value-seconds = СЕКУНДИ
cli-value-language = МОВА
cli-value-seat = ГРАВЕЦЬ
cli-value-bots = БОТИ
cli-value-file = ФАЙЛ
cli-argument-ruleset = ГРА
cli-argument-record = ЗАПИС.json

## Параметри

cli-option-host = де чекати: 0.0.0.0 (як звичайно) — в усьому домі, 127.0.0.1 — лише на цьому комп’ютері
cli-option-port = порт; якщо не сказано, перший вільний починаючи з 8080
cli-option-data = тека, де зберігаються столи
cli-option-database = інша база даних замість файлу в цій теці, адресою у вигляді SQLAlchemy
cli-option-pace = скільки секунд бот думає над ходом
cli-option-behind-proxy = до сервера веде лише проксі з https: вірити тому, яку адресу він називає
cli-option-open = відкривати браузер чи ні; якщо не сказано, він відкриється, коли за терміналом людина
cli-option-version = сказати, яка це версія
cli-option-language = en, ru, uk або de; якщо не сказано, мова комп’ютера
cli-option-help = показати цю довідку
cli-option-players = скільки гравців
cli-option-seat = ваше місце, лік від 0
cli-option-bot = хто грає проти вас, кількох пишуть через кому
cli-bots-memory = forgetful:0.5 — з пам’яттю наполовину
cli-option-memory = як добре боти пам’ятають, від 0 до 1
cli-option-seed = число, з якого все роздається: те саме число — та сама гра
cli-option-memory-aid = і далі показувати капелюхи, які ви вже бачили
cli-option-save = записати гру в цей файл
cli-option-games = скільки ігор
cli-option-bots = по боту на місце через кому: greedy,forgetful:0.7,master:0.5; один грає за всіх. Число — скільки бот пам’ятає або скільки секунд шукає
cli-option-threads = скільки ігор одразу; якщо не сказано, по одній на ядро
cli-option-ladder-games = скільки ігор грає кожна пара, якщо не сказано — 20; непарне число означає наступне
cli-option-ladder-bots = хто грає, через кому: master,sharp,forgetful:0.7; без цього — усі, хто вміє, і це хвилини
cli-option-seconds = скільки бот, який шукає хід, думає над дією; якщо не сказано — 0.1
cli-option-ladder-threads = скільки ігор одразу; якщо більше, ніж ядер у комп’ютера, боти грають слабше
cli-option-json = надрукувати JSON, для програм
cli-option-as-seat = як це бачив гравець із цим номером, лік від 0
cli-option-step = показувати стіл після кожного ходу й чекати Enter
cli-option-judged-seat = чиї ходи розбирати, лік від 0; якщо не вказати, гравця 0
cli-option-playouts = скільки разів дограти кожен із порівнюваних ходів; що більше, то певніше й довше
cli-option-repeats = скільки разів виміряти

## Помилки

cli-error-number =
    { $range ->
        [both]
            { $kind ->
                [whole] { $option }: «{ $value }» не підходить, потрібне ціле число від { $low } до { $high }.
               *[fraction] { $option }: «{ $value }» не підходить, потрібне число від { $low } до { $high }.
            }
        [low]
            { $kind ->
                [whole] { $option }: «{ $value }» не підходить, потрібне ціле число, не менше за { $low }.
               *[fraction] { $option }: «{ $value }» не підходить, потрібне число, не менше за { $low }.
            }
       *[none]
            { $kind ->
                [whole] { $option }: «{ $value }» не підходить, потрібне ціле число.
               *[fraction] { $option }: «{ $value }» не підходить, потрібне число.
            }
    }
cli-error-option = Тут немає параметра { $option }. Докладніше: { $command } --help
cli-error-option-use = Параметром { $option } так не користуються. Докладніше: { $command } --help
cli-error-command = Немає такої команди: «{ $command }». Є: { $commands }.
cli-error-missing = Бракує: { $name }. Докладніше: { $command } --help
cli-error-value = { $option } так задати не можна: { $value }
cli-error-arguments = Тут щось зайве або не на місці. Докладніше: { $command } --help
cli-error-language = Немає такої мови: «{ $language }». Є: { $languages }.
cli-error-serve-option = Параметр { $option } — для сервера. У цієї команди параметри стоять після її назви: hatstand { $command } …
cli-error-serve =
    { $problem ->
        [taken] Цей порт зайняла інша програма. Виберіть інший: --port.
        [forbidden] Для цього порту бракує прав. Виберіть номер, більший за 1023: --port.
        [address] Цей комп’ютер не має такої адреси. Виберіть іншу: --host.
       *[other] Сервер не може тут працювати: { $problem }
    }
cli-error-database = Зберігати столи там не виходить: { $problem }
cli-error-ladder = Для таблиці потрібні хоча б два різні боти.
cli-error-bots =
    { $seats ->
        [one] Потрібен { $seats } бот або один за всіх, а названо: { $bots }.
        [few] Потрібні { $seats } боти або один за всіх, а названо: { $bots }.
       *[many] Потрібно { $seats } ботів або один за всіх, а названо: { $bots }.
    }
cli-error-read =
    { $problem ->
        [missing] Немає такого файлу: «{ $file }».
        [folder] «{ $file }» — це тека, а не файл.
        [forbidden] Файл «{ $file }» читати не можна.
       *[other] Файл «{ $file }» не читається: { $problem }
    }
cli-error-write =
    { $problem ->
        [missing] Немає такої теки: файл «{ $file }» не записати.
        [folder] «{ $file }» — це тека, а не файл.
        [forbidden] У файл «{ $file }» писати не можна.
       *[other] Файл «{ $file }» не записується: { $problem }
    }

## Сервер

cli-serving = Hatstand відкрито: { $address } (Ctrl-C закриє)
cli-served = Hatstand закрито. Усі столи збережено.
cli-compiling = Хвилинку: правила готуються для цього комп’ютера. Це лише вперше…

## Гра в терміналі

cli-you = Ви
cli-word-quit = досить
cli-word-help = підказка
cli-game-keys = «?» повторить це, «досить» закінчить гру.
cli-game-prompt = Ваш хід:
cli-game-put-back = (Запам’ятайте! Enter кладе його назад.)
cli-game-turn-back = (Запам’ятайте! Enter закриває його знову.)
cli-game-left = До зустрічі!
cli-game-saved = Запис гри лежить тут: { $file }.

## Гра ще раз

cli-seat = Гравець { $seat }
cli-replay-next = (Enter — далі)
cli-replay-unfinished = Тут запис закінчується; гру не дограли.

## Чесна роздача

cli-verified-secret = Секрет той самий, що його обіцяно до гри: { $commitment }.
cli-verified-key-alone = Карти роздано лише з нього.
cli-verified-key =
    { $contributions ->
        [one] Карти роздано з нього та з внеску { $contributions } гравця.
        [few] Карти роздано з нього та з внеску { $contributions } гравців.
       *[many] Карти роздано з нього та з внеску { $contributions } гравців.
    }
cli-verified-actions =
    { $actions ->
        [one] { $actions } хід, і він за правилами. Роздача та, що обіцяна.
        [few] { $actions } ходи, і всі за правилами. Роздача та, що обіцяна.
       *[many] { $actions } ходів, і всі за правилами. Роздача та, що обіцяна.
    }
cli-verified-no-table = Це запис не столу: до гри нічого не обіцяли, тож немає й обіцянки, яку можна перевірити.
cli-verified-legal =
    { $actions ->
        [one] Перевірено: { $actions } хід, і він за правилами.
        [few] Перевірено: { $actions } ходи, і всі за правилами.
       *[many] Перевірено: { $actions } ходів, і всі за правилами.
    }

## Розбір ходів

cli-review-title =
    { $moves ->
        [one] { $name }, місце { $seat }: { $moves } хід
        [few] { $name }, місце { $seat }: { $moves } ходи
       *[many] { $name }, місце { $seat }: { $moves } ходів
    }
cli-review-mean = У середньому хід коштував { $cost } % перемоги.
cli-review-costliest = Найдорожчі ходи:
cli-review-none = Жоден хід не коштував нічого, що можна відрізнити від випадковості.
cli-review-move = Хід { $number }: { $action }
cli-review-chance = Шанси на перемогу після нього: { $chance } %. Після найкращого ходу: { $best } %.
cli-review-best = Найкращий гравець: { $action }

## Багато ігор

cli-simulate-title =
    { $games ->
        [one] { $name }: { $games } гра, гравців { $players }, початкове число { $seed }
        [few] { $name }: { $games } гри, гравців { $players }, початкове число { $seed }
       *[many] { $name }: { $games } ігор, гравців { $players }, початкове число { $seed }
    }
cli-simulate-seat = місце
cli-simulate-bot = бот
cli-simulate-points = очки
cli-simulate-wins = перемоги, і спільні теж
cli-simulate-alone = лише власні перемоги
cli-simulate-length = Дій у грі: { $mean } ± { $half } (від { $shortest } до { $longest })
cli-simulate-ended = Чим закінчувалися: { $ends }
cli-simulate-intervals = ± і дужки — інтервали з імовірністю 95 %: для часток за Вілсоном, для середніх нормальні.

## Ladders

# $games: of each pair
cli-ladder-title =
    { $games ->
        [one] { $name }: { $games } гра в кожної пари, гравців: { $players }, { $seconds } с на дію, початкове число { $seed }
        [few] { $name }: { $games } гри в кожної пари, гравців: { $players }, { $seconds } с на дію, початкове число { $seed }
       *[many] { $name }: { $games } ігор у кожної пари, гравців: { $players }, { $seconds } с на дію, початкове число { $seed }
    }
cli-ladder-bot = бот
cli-ladder-rating = рейтинг
cli-ladder-wins = перемоги
cli-ladder-pairing = пара
cli-ladder-first = перемоги першого
cli-ladder-shared = спільні
cli-ladder-lead = перевага в очках
cli-ladder-how = ± і дужки — інтервали з імовірністю 95 %: для часток за Вілсоном, для переваги нормальні, для рейтингу за σ з OpenSkill. Спільна перемога — пів перемоги.

## Вимірювання

cli-bench-speed = { $ruleset }, гравців { $players }: { $median } млн рішень за секунду (від { $low } до { $high })
cli-bench-how =
    { $repeats ->
        [one] { $repeats } вимірювання на одному ядрі, за процесорним часом.
        [few] Медіана { $repeats } вимірювань на одному ядрі, за процесорним часом; у дужках найповільніше та найшвидше.
       *[many] Медіана { $repeats } вимірювань на одному ядрі, за процесорним часом; у дужках найповільніше та найшвидше.
    }
