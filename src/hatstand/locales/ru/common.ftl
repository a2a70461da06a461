### Ошибки
# Одна-две фразы: что не так и как правильно. Игроки считаются с 0, места в ряду — с 1.

## Идёт игра

error-over = Игра уже окончена.
error-turn =
    { $player ->
        [none] Сейчас ходит игрок № { $seat }.
       *[named] Сейчас ходит { $player } (игрок № { $seat }).
    }
error-seat = Игрока № { $seat } нет: счёт идёт с 0, а всего игроков { $players }.
error-not-over = Игра ещё не окончена.

## Подготовка игры

error-ruleset = Нет такой игры: «{ $ruleset }». Есть: { $rulesets }.
error-players = Игроков не может быть { $players }: эта игра для { $low }–{ $high } человек.
error-option = В этой игре нет настройки «{ $option }». Есть: { $options }.
error-option-value = Настройка «{ $option }» не может быть равна { $value }. Можно: { $allowed }.
error-seed = Начальное число не может быть таким: { $seed }. Нужно целое число от 0 до 2^64 − 1.
error-key = Ключ состоит из 32 байтов (в записи игры — 64 шестнадцатеричные цифры).
error-seed-and-key = Нужно что-то одно: или начальное число, или ключ.
error-arrange = Отдельно задавать «{ $argument }» не нужно: это уже сказано в самой позиции.

## Записи и позиции

error-record =
    { $problem ->
        [missing] Запись не читается: в ней нет поля «{ $field }».
        [unknown] Запись не читается: в ней лишнее поле «{ $field }».
        [type] Запись не читается: в поле «{ $field }» стоит что-то не то.
        [format] Запись не читается: её сделала более новая программа.
        [version] Запись не воспроизвести: такая версия правил этой программе незнакома.
        [json] Запись не читается: это не JSON.
        [size] Запись не читается: у поля «{ $field }» не тот размер.
        [secret] Запись не сходится с секретом: поле «{ $field }» получилось не из него.
       *[other] Запись не читается: «{ $field }»: { $problem }
    }
error-position =
    { $problem ->
        [missing] Такой позиции не бывает: в ней нет поля «{ $field }».
        [unknown] Такой позиции не бывает: в ней лишнее поле «{ $field }».
        [type] Такой позиции не бывает: в поле «{ $field }» стоит что-то не то.
        [size] Такой позиции не бывает: у поля «{ $field }» не тот размер.
        [range] Такой позиции не бывает: число в поле «{ $field }» вышло за границы.
        [cards] Такой позиции не бывает: в поле «{ $field }» не хватает карт или есть лишние.
        [contradiction] Такой позиции не бывает: «{ $field }» противоречит остальному.
       *[other] Такой позиции не бывает: «{ $field }»: { $problem }
    }
error-hidden = Это то, что видно одному игроку. Чтобы расставить игру, нужно знать всё.

## Боты

error-bot = Нет такого бота: «{ $bot }». Есть: { $bots }.
error-setting = У бота «{ $bot }» нет настройки «{ $setting }». Есть: { $settings }.
error-setting-value = Настройка «{ $setting }» не может быть равна { $value }. Можно: { $allowed }.
error-nothing-to-remember = В этой игре нечего запоминать, так что бот «{ $bot }» с настройкой «{ $setting }» в неё не играет. Выберите другого бота.
error-nothing-betrayed = В этой игре ходы никого не выдают, так что бот «{ $bot }» в неё не играет. Выберите другого бота.
error-bot-slow = Бот «{ $bot }» слишком долго думает для симуляции. Годятся: { $bots }. Все боты играют в «hatstand ladder».

## Стол и страница

error-stale = Кто-то успел раньше: на столе уже всё по-другому. Посмотрите ещё раз.
error-build = Эта страница старее самой игры. Загрузите её заново.
error-message = Страница прислала что-то непонятное. Загрузите её заново.
error-not-yours = Это место занято другим человеком.
error-table = Такого стола нет.
error-address = По этому адресу ничего нет.
error-method = Этим адресом так не пользуются.
error-size = Слишком много за один раз.
error-identity = Это устройство здесь незнакомо. Откройте первую страницу игры.
error-bot-seat = За этим местом играет бот.
error-again = Новую игру можно начать, когда закончится эта.
error-not-dealt = Игра ещё не началась: одно место свободно.
error-seat-open = На этом месте никто не сидит.
error-seat-taken = Это место уже занято: здесь { $player }.
error-person-here = { $player } здесь. Освободить можно место только того, кто отошёл.
error-not-maker = Это может сделать только тот, кто собрал этот стол.
error-no-hints = За этим столом советов нет.
error-link = Эту ссылку уже использовали, или она старше пяти минут.
error-nothing-peeked = Сейчас нечего класть обратно.
error-nothing-opened = Сейчас нет открытой шляпы, которую пора закрыть.
error-name = В имени должно быть от 1 до { $high } знаков.
error-portrait = Нет такого портрета: «{ $portrait }».
error-pace = Бот не может думать столько секунд: { $value }. Можно: { $allowed }.
error-busy = Сейчас слишком много дел. Попробуйте чуть позже.
error-server = Что-то сломалось. С игрой всё в порядке: загрузите страницу заново.

### The page

## Рамка

page-home = Hatstand: на первую страницу
page-language = Язык
page-rules = Правила
page-about = О программе
page-close = Закрыть
page-less = Меньше
page-more = Больше
page-loading = Одну минутку…
page-reload = Загрузить страницу заново
page-try-again = Попробовать ещё раз
page-no-server = Никто не отвечает. Программа ещё запущена?
# In place of a game’s table, or of its words
page-missing = Часть страницы не загрузилась. Работает ли Hatstand?
# Another language is spoken meanwhile
page-words-missing = Слова на этом языке не загрузились.
page-to-lobby = На первую страницу

## Перед игрой

lobby-game = Во что играем?
lobby-facts =
    { $high ->
        [one] { $low }–{ $high } игрок, от { $age } лет
        [few] { $low }–{ $high } игрока, от { $age } лет
       *[many] { $low }–{ $high } игроков, от { $age } лет
    }
lobby-players = Сколько игроков?
lobby-bot-1 = Варя
lobby-bot-2 = Гриша
lobby-bot-3 = Соня
lobby-you = Это вы
lobby-my-name = Ваше имя
lobby-my-portrait = Ваш портрет: выбрать другой
lobby-bot-name = Имя бота { $number }
lobby-bot-portrait = { $player }: выбрать другой портрет
lobby-portraits = Выберите портрет
# Лица, которые могут выбрать люди и боты
portrait-jester = шут
portrait-sultan = султан
portrait-viking = викинг
portrait-pirate = пират
portrait-knight = рыцарь
portrait-princess = принцесса
portrait-cowboy = ковбой
portrait-witch = ведьма
portrait-wizard = волшебник
portrait-cook = повар
portrait-king = король
portrait-dragon = дракон
portrait-hatter = шляпник
portrait-hare = заяц
portrait-dormouse = соня
portrait-cat = кот
portrait-queen = королева
portrait-girl = девочка
lobby-level = { $player }: как хорошо играет?
# Each has a picture: a chick, a rabbit, a fox, an owl
lobby-level-novice = Новичок
lobby-level-casual = Любитель
lobby-level-sharp = Хитрец
lobby-level-master = Мастер
lobby-options = Другие настройки
# The button at the game's own advice
lobby-take-advice = Так и сделаем
lobby-play = Играть
lobby-first-time = Готовим правила. В первый раз это занимает около минуты, потом такого не будет.
lobby-ongoing = Начатые игры
lobby-who = { $number }-е место: кто здесь сидит?
lobby-who-me = Кто-то за этим устройством
lobby-who-open = Кто-то со своим устройством
lobby-who-bot = Бот
lobby-person = Игрок { $number }
lobby-person-name = Имя игрока { $number }
lobby-here = за этим устройством
lobby-open = Свободное место
lobby-open-how = придёт по приглашению
lobby-invite = Позвать за стол
lobby-memory-aid = Подсказка для памяти: { $player }
# The option of the table, and what it does
lobby-hints = Советы разрешены
lobby-hints-help = В свой ход можно спросить совета у мастера. Все увидят, что вы спросили.
lobby-not-dealt = Собираем игроков
lobby-nobody = свободное место

## Кто где сидит: перед игрой, а во время игры — на отдельном листе

room-title = Кто будет играть?
room-title-guest = Вас зовут играть!
room-waiting =
    { $count ->
        [one] Свободно ещё { $count } место. Игра начнётся сама, как только все соберутся.
        [few] Свободно ещё { $count } места. Игра начнётся сама, как только все соберутся.
       *[many] Свободно ещё { $count } мест. Игра начнётся сама, как только все соберутся.
    }
room-or-watch = Хотите просто посмотреть? Оставайтесь на этой странице.
room-hints = За этим столом можно просить совета.
room-people = Кто где сидит
room-nobody = Свободное место
room-bot = бот
room-away = сейчас не здесь
room-memory-aid = подсказка для памяти
room-sit = Сесть сюда
room-sit-label = Сесть сюда: { $number }-е место
room-sit-too = Кто-то рядом
room-sit-too-label = Кто-то рядом, за этим же устройством, сядет на { $number }-е место
room-fill = Бот
room-fill-label = Бот: пусть играет на { $number }-м месте
room-stand = Встать
room-stand-label = Встать: место игрока { $player } освободится
room-free = Освободить
room-free-label = Освободить место: { $player }
room-sit-title = Садитесь за стол
room-name = Как вас зовут?
room-sit-go = Сесть за стол
room-fill-title = За стол садится бот
room-fill-go = Пусть играет
room-sound = Звук и отметка на вкладке, когда ваш ход

## Приглашение

invite-title = Позвать других
invite-how = Наведите на картинку камеру телефона или наберите этот адрес на любом устройстве в той же сети Wi-Fi:
invite-how-alone = Адрес на этом компьютере:
invite-qr = QR-код адреса { $address }
invite-addresses = Если этот не открывается, попробуйте другой:
invite-alone = Сейчас стол открывается только на этом компьютере: он не подключён ни к какой сети. Подключитесь к Wi-Fi и откройте эту страницу снова.
invite-alone-host = Сейчас стол открывается только на этом компьютере: Hatstand запущен только для него (--{ "\u2060" }host { $host }). Запустите без --{ "\u2060" }host — и подключится любое устройство в той же сети Wi-Fi.
invite-copy = Скопировать
invite-copied = Скопировано
invite-share = Поделиться
invite-move = Вы открыли игру по адресу, который знает только этот компьютер. Можно продолжить по тому, что подходит всем.
invite-move-go = Продолжить там

## Одно устройство на всех

curtain-turn = { $player }, ваш ход!
curtain-give = Передайте устройство дальше: сейчас ходит { $player }. Остальные не подсматривают!
curtain-lift = Это я, { $player }: поднять занавес

## За столом

table-players = Игроки
table-you = (вы)
table-away = (не здесь)
table-your-turn = Ваш ход!
table-their-turn = Сейчас ходит { $player }.
table-thinking = { $player } думает…
table-waiting = { $player } не здесь. Подождём.
table-waiting-seat = Одно место свободно. Подождём, пока кто-нибудь сядет.
table-watching = Вы смотрите игру
table-behind = Узнаём, что было без вас…
table-elsewhere = Эта игра открыта у вас ещё где-то. Играть можно и там, и тут.
table-cancel = Передумать
# After a name: the team-mate's
table-partner = (в паре: { $player })
# The button on one's turn, and while it is being thought about
table-hint = Совет
table-hint-thinking = Обдумываем…
# Above the action. $chance: to win after it, in hundredths
table-hint-says = Мастер поступил бы так:
table-hint-chance = Шансы на победу: { $chance } %
# In the log
table-hint-taken = { $player } просит совета.
table-hint-taken-you = Вы просите совета.
table-dock = Что делать
table-log = Что было
table-log-empty = Пока ничего.
table-lost = Связь прервалась. Пробуем ещё раз…
table-place = { $place }-е место

## После игры

end-title = Игра окончена
end-counting = Считаем!
end-skip = Пропустить
end-again = Играть ещё раз
end-offer = Начинается новая игра, вас уже ждут!
end-offer-watch = Они играют дальше за новым столом.
end-come = Иду!
end-watch = Смотреть дальше
end-record = Сохранить запись

## Looking back at one's moves

# The button: of the one person here, or of one of several
review-open = Как прошла моя игра?
review-open-other = Как прошла игра: { $player }
review-title = { $player }: разбор игры
# While it is made; $done of $of moves
review-thinking = Каждый ход обдумывается ещё раз…
review-progress = Ходы: { $done } из { $of }
review-costliest = Самые дорогие ошибки
review-fine = Ни один ход не стоил ничего заметного. Отличная игра!
review-nothing = В этой игре нечего было решать.
# Above a costly move. $number: of all moves of the game, from 1
review-move = Ход { $number }
# Above the move that was played, the better one, and the reasons
review-did = Было сыграно
review-best = Мастер поступил бы так
review-why = Почему
# Of a move, for those who can't see its bar. $cost: in hundredths
review-cost = стоил { $cost } % шансов на победу
review-good = лучше не сыграть
review-all = Все ходы
review-all-help = Чем длиннее полоска, тем больше шансов на победу отнял ход. Целая полоска — половина победы или больше.
review-chance = шансы { $chance } %

## О программе

about-hatstand = Hatstand — место, где играют в семейные игры с тайными картами: с ботами и на своём компьютере. Регистрироваться не нужно, и никому ничего не отправляется.
about-games = Чьи это игры
about-licence = Hatstand — свободная программа под лицензией MIT.
