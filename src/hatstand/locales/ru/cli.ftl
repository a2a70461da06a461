### Командная строка

## О себе

cli-hatstand-help =
    Семейные игры со спрятанными шляпами. Без команды открывает страницу, чтобы играть в браузере.
    Всё остаётся на этом компьютере: столы хранятся в файле, и после перезапуска игры продолжаются.
cli-play = целая игра прямо здесь, в терминале, против ботов
cli-play-help = Игра в терминале: вы против ботов. Какие есть игры, скажет «hatstand rulesets».
# Told of the games in which something must be remembered
cli-play-memory = Шляпу, которую вы подсмотрели, видно один раз, до нажатия Enter. Дальше её надо помнить.
cli-simulate = много игр между ботами и что из них выходит
cli-simulate-help =
    Боты играют много игр между собой. Покажет средний счёт, как часто кто побеждает, сколько длятся игры и чем кончаются.
    Из одного начального числа выходят одни и те же игры, сколько бы потоков их ни играло.
cli-ladder = все боты против всех: кто насколько силён
cli-ladder-help = Боты играют друг с другом, каждая пара — на одних и тех же раскладах, меняясь местами; показывает рейтинги, доли побед и перевес.
cli-replay = рассказывает сыгранную игру ещё раз
cli-replay-help = Рассказывает игру по её записи: как её видели все или как её видел один игрок.
cli-verify = проверяет, честно ли были розданы карты за столом
cli-verify-help =
    Проверяет запись стола: тот ли это секрет, что был обещан до игры, из него ли розданы карты и все ли ходы были по правилам.
cli-review = говорит, какие ваши ходы стоили дороже всего и что было лучше
cli-review-help =
    Говорит, насколько хорош был каждый ход игрока, судя по тому, что он тогда знал: какие три стоили дороже всего,
    что вместо этого сделал бы лучший игрок и почему.
cli-rulesets = какие есть игры и какие у них настройки
cli-rulesets-help = Показывает, в какие игры можно играть и какие у них настройки.
cli-rulesets-with-players =
    { $players ->
        [one] { $players } игрок: { $default } ({ $range })
        [few] { $players } игрока: { $default } ({ $range })
       *[many] { $players } игроков: { $default } ({ $range })
    }
cli-rules = правила игры
cli-rules-help = Рассказывает правила игры.
cli-bench = измеряет, насколько быстры правила на этом компьютере
cli-bench-help = Измеряет случайные игры на одном ядре: сколько решений в секунду в каждой из игр.
cli-help-usage = Как пользоваться:
cli-help-options = Параметры
cli-help-commands = Команды

## Что стоит на месте значений

cli-value-options = ПАРАМЕТРЫ
cli-value-command = КОМАНДА
cli-value-address = АДРЕС
cli-value-number = ЧИСЛО
cli-value-folder = ПАПКА
cli-value-url = БАЗА
cli-value-seconds = СЕКУНДЫ
cli-value-language = ЯЗЫК
cli-value-seat = ИГРОК
cli-value-bots = БОТЫ
cli-value-file = ФАЙЛ
cli-argument-ruleset = ИГРА
cli-argument-record = ЗАПИСЬ.json

## Параметры

cli-option-host = где ждать: 0.0.0.0 (как обычно) — во всём доме, 127.0.0.1 — только на этом компьютере
cli-option-port = порт; если не сказано, первый свободный начиная с 8080
cli-option-data = папка, где хранятся столы
cli-option-database = другая база данных вместо файла в этой папке, адресом в виде SQLAlchemy
cli-option-pace = сколько секунд бот думает над ходом
cli-option-behind-proxy = к серверу ведёт только прокси с https: верить тому, какой адрес он называет
cli-option-open = открывать браузер или нет; если не сказано, он откроется, когда за терминалом человек
cli-option-version = сказать, какая это версия
cli-option-language = en, ru, uk или de; если не сказано, язык компьютера
cli-option-help = показать эту справку
cli-option-players = сколько игроков
cli-option-seat = ваше место, счёт от 0
cli-option-bot = кто играет против вас, нескольких пишут через запятую
cli-bots-memory = forgetful:0.5 — с памятью наполовину
cli-option-memory = как хорошо боты помнят, от 0 до 1
cli-option-seed = число, из которого всё раздаётся: то же число — та же игра
cli-option-memory-aid = и дальше показывать шляпы, которые вы уже видели
cli-option-save = записать игру в этот файл
cli-option-games = сколько игр
cli-option-bots = по боту на место через запятую: greedy,forgetful:0.7,master:0.5; один играет за всех. Число — сколько бот помнит или сколько секунд ищет
cli-option-threads = сколько игр сразу; если не сказано, по одной на ядро
cli-option-ladder-games = сколько игр играет каждая пара, если не сказано — 20; нечётное число значит следующее
cli-option-ladder-bots = кто играет, через запятую: master,sharp,forgetful:0.7; без этого — все, кто умеет, и это минуты
cli-option-seconds = сколько бот, который ищет ход, думает над действием; если не сказано — 0.1
cli-option-ladder-threads = сколько игр сразу; если больше, чем ядер у компьютера, боты играют слабее
cli-option-json = напечатать JSON, для программ
cli-option-as-seat = как это видел игрок с этим номером, счёт от 0
cli-option-step = показывать стол после каждого хода и ждать Enter
cli-option-judged-seat = чьи ходы разбирать, счёт от 0; если не указать, игрока 0
cli-option-playouts = сколько раз доиграть каждый из сравниваемых ходов; чем больше, тем вернее и дольше
cli-option-repeats = сколько раз измерить

## Ошибки

cli-error-number =
    { $range ->
        [both]
            { $kind ->
                [whole] { $option }: «{ $value }» не подходит, нужно целое число от { $low } до { $high }.
               *[fraction] { $option }: «{ $value }» не подходит, нужно число от { $low } до { $high }.
            }
        [low]
            { $kind ->
                [whole] { $option }: «{ $value }» не подходит, нужно целое число не меньше { $low }.
               *[fraction] { $option }: «{ $value }» не подходит, нужно число не меньше { $low }.
            }
       *[none]
            { $kind ->
                [whole] { $option }: «{ $value }» не подходит, нужно целое число.
               *[fraction] { $option }: «{ $value }» не подходит, нужно число.
            }
    }
cli-error-option = Здесь нет параметра { $option }. Подробнее: { $command } --help
cli-error-option-use = Параметром { $option } так не пользуются. Подробнее: { $command } --help
cli-error-command = Нет такой команды: «{ $command }». Есть: { $commands }.
cli-error-missing = Не хватает: { $name }. Подробнее: { $command } --help
cli-error-value = { $option } так задать нельзя: { $value }
cli-error-arguments = Тут что-то лишнее или не на месте. Подробнее: { $command } --help
cli-error-language = Нет такого языка: «{ $language }». Есть: { $languages }.
cli-error-serve-option = Параметр { $option } — для сервера. У этой команды параметры стоят после её имени: hatstand { $command } …
cli-error-serve =
    { $problem ->
        [taken] Этот порт занят другой программой. Выберите другой: --port.
        [forbidden] Для этого порта не хватает прав. Выберите номер больше 1023: --port.
        [address] У этого компьютера нет такого адреса. Выберите другой: --host.
       *[other] Сервер не может здесь работать: { $problem }
    }
cli-error-database = Хранить столы там не получается: { $problem }
cli-error-ladder = Для таблицы нужны хотя бы два разных бота.
cli-error-bots =
    { $seats ->
        [one] Нужен { $seats } бот или один за всех, а названо: { $bots }.
        [few] Нужны { $seats } бота или один за всех, а названо: { $bots }.
       *[many] Нужно { $seats } ботов или один за всех, а названо: { $bots }.
    }
cli-error-read =
    { $problem ->
        [missing] Нет такого файла: «{ $file }».
        [folder] «{ $file }» — это папка, а не файл.
        [forbidden] Файл «{ $file }» читать нельзя.
       *[other] Файл «{ $file }» не читается: { $problem }
    }
cli-error-write =
    { $problem ->
        [missing] Нет такой папки: файл «{ $file }» не записать.
        [folder] «{ $file }» — это папка, а не файл.
        [forbidden] В файл «{ $file }» писать нельзя.
       *[other] Файл «{ $file }» не записывается: { $problem }
    }

## Сервер

cli-serving = Hatstand открыт: { $address } (Ctrl-C закроет)
cli-served = Hatstand закрыт. Все столы сохранены.
cli-compiling = Минутку: правила готовятся для этого компьютера. Это только в первый раз…

## Игра в терминале

cli-you = Вы
cli-word-quit = хватит
cli-word-help = подсказка
cli-game-keys = «?» повторит это, «хватит» закончит игру.
cli-game-prompt = Ваш ход:
cli-game-put-back = (Запомните! Enter кладёт её обратно.)
cli-game-turn-back = (Запомните! Enter закрывает её снова.)
cli-game-left = До встречи!
cli-game-saved = Запись игры лежит здесь: { $file }.

## Игра ещё раз

cli-seat = Игрок { $seat }
cli-replay-next = (Enter — дальше)
cli-replay-unfinished = Здесь запись кончается; игру не доиграли.

## Честная раздача

cli-verified-secret = Секрет тот самый, что был обещан до игры: { $commitment }.
cli-verified-key-alone = Карты розданы из него одного.
cli-verified-key =
    { $contributions ->
        [one] Карты розданы из него и из вклада { $contributions } игрока.
        [few] Карты розданы из него и из вклада { $contributions } игроков.
       *[many] Карты розданы из него и из вклада { $contributions } игроков.
    }
cli-verified-actions =
    { $actions ->
        [one] { $actions } ход, и он по правилам. Раздача та, что обещана.
        [few] { $actions } хода, и все по правилам. Раздача та, что обещана.
       *[many] { $actions } ходов, и все по правилам. Раздача та, что обещана.
    }
cli-verified-no-table = Это запись не стола: до игры ничего не обещали, так что и обещания, которое можно проверить, нет.
cli-verified-legal =
    { $actions ->
        [one] Проверено: { $actions } ход, и он по правилам.
        [few] Проверено: { $actions } хода, и все по правилам.
       *[many] Проверено: { $actions } ходов, и все по правилам.
    }

## Разбор ходов

cli-review-title =
    { $moves ->
        [one] { $name }, место { $seat }: { $moves } ход
        [few] { $name }, место { $seat }: { $moves } хода
       *[many] { $name }, место { $seat }: { $moves } ходов
    }
cli-review-mean = В среднем ход стоил { $cost } % победы.
cli-review-costliest = Самые дорогие ходы:
cli-review-none = Ни один ход не стоил ничего, что можно отличить от случайности.
cli-review-move = Ход { $number }: { $action }
cli-review-chance = Шансы на победу после него: { $chance } %. После лучшего хода: { $best } %.
cli-review-best = Лучший игрок: { $action }

## Много игр

cli-simulate-title =
    { $games ->
        [one] { $name }: { $games } игра, игроков { $players }, начальное число { $seed }
        [few] { $name }: { $games } игры, игроков { $players }, начальное число { $seed }
       *[many] { $name }: { $games } игр, игроков { $players }, начальное число { $seed }
    }
cli-simulate-seat = место
cli-simulate-bot = бот
cli-simulate-points = очки
cli-simulate-wins = победы, и общие тоже
cli-simulate-alone = только свои победы
cli-simulate-length = Действий в игре: { $mean } ± { $half } (от { $shortest } до { $longest })
cli-simulate-ended = Чем кончались: { $ends }
cli-simulate-intervals = ± и скобки — интервалы с вероятностью 95 %: для долей по Уилсону, для средних нормальные.

## Ladders

# $games: of each pair
cli-ladder-title =
    { $games ->
        [one] { $name }: { $games } игра у каждой пары, игроков: { $players }, { $seconds } с на действие, начальное число { $seed }
        [few] { $name }: { $games } игры у каждой пары, игроков: { $players }, { $seconds } с на действие, начальное число { $seed }
       *[many] { $name }: { $games } игр у каждой пары, игроков: { $players }, { $seconds } с на действие, начальное число { $seed }
    }
cli-ladder-bot = бот
cli-ladder-rating = рейтинг
cli-ladder-wins = победы
cli-ladder-pairing = пара
cli-ladder-first = победы первого
cli-ladder-shared = общие
cli-ladder-lead = перевес в очках
cli-ladder-how = ± и скобки — интервалы с вероятностью 95 %: для долей по Уилсону, для перевеса нормальные, для рейтинга по σ из OpenSkill. Общая победа — полпобеды.

## Измерения

cli-bench-speed = { $ruleset }, игроков { $players }: { $median } млн решений в секунду (от { $low } до { $high })
cli-bench-how =
    { $repeats ->
        [one] { $repeats } измерение на одном ядре, по процессорному времени.
        [few] Медиана { $repeats } измерений на одном ядре, по процессорному времени; в скобках самое медленное и самое быстрое.
       *[many] Медиана { $repeats } измерений на одном ядре, по процессорному времени; в скобках самое медленное и самое быстрое.
    }
