### Помилки
# Одна-дві фрази: що не так і як правильно. Гравців лічимо від 0, місця в ряду — від 1.

## Триває гра

error-over = Гру вже закінчено.
error-turn =
    { $player ->
        [none] Зараз ходить гравець № { $seat }.
       *[named] Зараз ходить { $player } (гравець № { $seat }).
    }
error-seat = Гравця № { $seat } немає: лік іде від 0, а всього гравців { $players }.
error-not-over = Гру ще не закінчено.

## Підготовка гри

error-ruleset = Немає такої гри: «{ $ruleset }». Є: { $rulesets }.
error-players = Гравців не може бути { $players }: ця гра для { $low }–{ $high } гравців.
error-option = У цій грі немає налаштування «{ $option }». Є: { $options }.
error-option-value = Налаштування «{ $option }» не може дорівнювати { $value }. Можна: { $allowed }.
error-seed = Початкове число не може бути таким: { $seed }. Потрібне ціле число від 0 до 2^64 − 1.
error-key = Ключ складається з 32 байтів (у записі гри — 64 шістнадцяткові цифри).
error-seed-and-key = Потрібне щось одне: або початкове число, або ключ.
error-arrange = Окремо задавати «{ $argument }» не треба: це вже сказано в самій позиції.

## Записи й позиції

error-record =
    { $problem ->
        [missing] Запис не читається: у ньому немає поля «{ $field }».
        [unknown] Запис не читається: у ньому зайве поле «{ $field }».
        [type] Запис не читається: у полі «{ $field }» стоїть щось не те.
        [format] Запис не читається: його зробила новіша програма.
        [version] Запис не відтворити: такої версії правил ця програма не знає.
        [json] Запис не читається: це не JSON.
        [size] Запис не читається: у поля «{ $field }» не той розмір.
        [secret] Запис не збігається із секретом: поле «{ $field }» вийшло не з нього.
       *[other] Запис не читається: «{ $field }»: { $problem }
    }
error-position =
    { $problem ->
        [missing] Такої позиції не буває: у ній немає поля «{ $field }».
        [unknown] Такої позиції не буває: у ній зайве поле «{ $field }».
        [type] Такої позиції не буває: у полі «{ $field }» стоїть щось не те.
        [size] Такої позиції не буває: у поля «{ $field }» не той розмір.
        [range] Такої позиції не буває: число в полі «{ $field }» вийшло за межі.
        [cards] Такої позиції не буває: у полі «{ $field }» бракує карт або є зайві.
        [contradiction] Такої позиції не буває: «{ $field }» суперечить решті.
       *[other] Такої позиції не буває: «{ $field }»: { $problem }
    }
error-hidden = Це те, що видно одному гравцеві. Щоб розкласти гру, треба знати все.

## Боти

error-bot = Немає такого бота: «{ $bot }». Є: { $bots }.
error-setting = У бота «{ $bot }» немає налаштування «{ $setting }». Є: { $settings }.
error-setting-value = Налаштування «{ $setting }» не може дорівнювати { $value }. Можна: { $allowed }.
error-nothing-to-remember = У цій грі нема чого запам’ятовувати, тож бот «{ $bot }» з налаштуванням «{ $setting }» у неї не грає. Виберіть іншого бота.
error-nothing-betrayed = У цій грі ходи нікого не видають, тож бот «{ $bot }» у неї не грає. Виберіть іншого бота.
error-bot-slow = Бот «{ $bot }» надто довго думає для симуляції. Підійдуть: { $bots }. Усі боти грають у «hatstand ladder».

## Стіл і сторінка

error-stale = Хтось устиг раніше: на столі вже все інакше. Погляньте ще раз.
error-build = Ця сторінка старша за саму гру. Завантажте її знову.
error-message = Сторінка надіслала щось незрозуміле. Завантажте її знову.
error-not-yours = Це місце вже зайняла інша людина.
error-table = Такого столу немає.
error-address = За цією адресою нічого немає.
error-method = Цією адресою так не користуються.
error-size = Забагато за один раз.
error-identity = Цей пристрій тут незнайомий. Відкрийте першу сторінку гри.
error-bot-seat = За цим місцем грає бот.
error-again = Нову гру можна почати, коли закінчиться ця.
error-not-dealt = Гра ще не почалася: одне місце вільне.
error-seat-open = На цьому місці ніхто не сидить.
error-seat-taken = Це місце вже зайняте: тут { $player }.
error-person-here = { $player } тут. Звільнити можна місце лише того, хто відійшов.
error-not-maker = Це може зробити лише той, хто зібрав цей стіл.
error-no-hints = За цим столом порад немає.
error-link = Це посилання вже використали, або йому понад п’ять хвилин.
error-nothing-peeked = Зараз нема чого класти назад.
error-nothing-opened = Зараз немає відкритого капелюха, який час закрити.
error-name = В імені має бути від 1 до { $high } знаків.
error-portrait = Немає такого портрета: «{ $portrait }».
error-pace = Бот не може думати стільки секунд: { $value }. Можна: { $allowed }.
error-busy = Зараз забагато справ. Спробуйте трохи пізніше.
error-server = Щось зламалося. З грою все гаразд: завантажте сторінку знову.

### The page

## Рамка

page-home = Hatstand: на першу сторінку
page-language = Мова
page-rules = Правила гри
page-about = Про програму
page-close = Закрити
page-less = Менше
page-more = Більше
page-loading = Хвилинку…
page-reload = Завантажити сторінку знову
page-try-again = Спробувати ще раз
page-no-server = Ніхто не відповідає. Чи програму ще запущено?
# In place of a game’s table, or of its words
page-missing = Частина сторінки не завантажилася. Чи працює Hatstand?
# Another language is spoken meanwhile
page-words-missing = Слова цією мовою не завантажилися.
page-to-lobby = На першу сторінку

## Перед грою

lobby-game = У що граємо?
lobby-facts =
    { $high ->
        [one] { $low }–{ $high } гравець, від { $age } років
        [few] { $low }–{ $high } гравці, від { $age } років
       *[many] { $low }–{ $high } гравців, від { $age } років
    }
lobby-players = Скільки гравців?
lobby-bot-1 = Марічка
lobby-bot-2 = Остап
lobby-bot-3 = Соломія
lobby-you = Це ви
lobby-my-name = Ваше ім’я
lobby-my-portrait = Ваш портрет: вибрати інший
lobby-bot-name = Ім’я бота { $number }
lobby-bot-portrait = { $player }: вибрати інший портрет
lobby-portraits = Виберіть портрет
# Обличчя, які можуть обрати люди й боти
portrait-jester = блазень
portrait-sultan = султан
portrait-viking = вікінг
portrait-pirate = пірат
portrait-knight = лицар
portrait-princess = принцеса
portrait-cowboy = ковбой
portrait-witch = відьма
portrait-wizard = чарівник
portrait-cook = кухар
portrait-king = король
portrait-dragon = дракон
portrait-hatter = капелюшник
portrait-hare = заєць
portrait-dormouse = соня
portrait-cat = кіт
portrait-queen = королева
portrait-girl = дівчинка
lobby-level = { $player }: як добре грає?
# Each has a picture: a chick, a rabbit, a fox, an owl
lobby-level-novice = Новачок
lobby-level-casual = Любитель
lobby-level-sharp = Хитрун
lobby-level-master = Майстер
lobby-options = Інші налаштування
# The button at the game's own advice
lobby-take-advice = Так і зробимо
lobby-play = Грати
lobby-first-time = Готуємо правила. Першого разу це триває близько хвилини, потім такого не буде.
lobby-ongoing = Розпочаті ігри
lobby-who = { $number } місце: хто тут сидить?
lobby-who-me = Хтось за цим пристроєм
lobby-who-open = Хтось зі своїм пристроєм
lobby-who-bot = Бот
lobby-person = Гравець { $number }
lobby-person-name = Ім’я гравця { $number }
lobby-here = за цим пристроєм
lobby-open = Вільне місце
lobby-open-how = прийде за запрошенням
lobby-invite = Запросити до столу
lobby-memory-aid = Підказка для пам’яті: { $player }
# The option of the table, and what it does
lobby-hints = Поради дозволено
lobby-hints-help = У свій хід можна спитати поради в майстра. Усі побачать, що ви спитали.
lobby-not-dealt = Збираємо гравців
lobby-nobody = вільне місце

## Хто де сидить: перед грою, а під час гри — на окремому аркуші

room-title = Хто буде грати?
room-title-guest = Вас кличуть грати!
room-waiting =
    { $count ->
        [one] Вільне ще { $count } місце. Гра почнеться сама, щойно всі зберуться.
        [few] Вільні ще { $count } місця. Гра почнеться сама, щойно всі зберуться.
       *[many] Вільно ще { $count } місць. Гра почнеться сама, щойно всі зберуться.
    }
room-or-watch = Хочете просто подивитися? Залишайтеся на цій сторінці.
room-hints = За цим столом можна просити поради.
room-people = Хто де сидить
room-nobody = Вільне місце
room-bot = бот
room-away = зараз не тут
room-memory-aid = підказка для пам’яті
room-sit = Сісти сюди
room-sit-label = Сісти сюди: { $number } місце
room-sit-too = Хтось поруч
room-sit-too-label = Хтось поруч, за цим самим пристроєм, сяде на { $number } місце
room-fill = Бот
room-fill-label = Бот: нехай грає на { $number } місці
room-stand = Встати
room-stand-label = Встати: місце гравця { $player } звільниться
room-free = Звільнити
room-free-label = Звільнити місце: { $player }
room-sit-title = Сідайте до столу
room-name = Як вас звати?
room-sit-go = Сісти до столу
room-fill-title = За стіл сідає бот
room-fill-go = Хай грає
room-sound = Звук і позначка на вкладці, коли ваш хід

## Запрошення

invite-title = Запросити інших
invite-how = Наведіть на картинку камеру телефона або наберіть цю адресу на будь-якому пристрої в тій самій мережі Wi-Fi:
invite-how-alone = Адреса на цьому комп’ютері:
invite-qr = QR-код адреси { $address }
invite-addresses = Якщо ця не відкривається, спробуйте іншу:
invite-alone = Зараз стіл відкривається лише на цьому комп’ютері: він не підключений до жодної мережі. Підключіться до Wi-Fi й відкрийте цю сторінку знову.
invite-alone-host = Зараз стіл відкривається лише на цьому комп’ютері: Hatstand запущено лише для нього (--{ "\u2060" }host { $host }). Запустіть без --{ "\u2060" }host — і під’єднається будь-який пристрій у тій самій мережі Wi-Fi.
invite-copy = Скопіювати
invite-copied = Скопійовано
invite-share = Поділитися
invite-move = Ви відкрили гру за адресою, яку знає лише цей комп’ютер. Можна продовжити за тією, що підходить усім.
invite-move-go = Продовжити там

## Один пристрій на всіх

curtain-turn = { $player }, ваш хід!
curtain-give = Передайте пристрій далі: зараз ходить { $player }. Решта не підглядає!
curtain-lift = Це я, { $player }: підняти завісу

## За столом

table-players = Гравці
table-you = (ви)
table-away = (не тут)
table-your-turn = Ваш хід!
table-their-turn = Зараз ходить { $player }.
table-thinking = { $player } думає…
table-waiting = { $player } зараз не тут. Зачекаймо.
table-waiting-seat = Одне місце вільне. Зачекаймо, поки хтось сяде.
table-watching = Ви дивитеся гру
table-behind = Дізнаємося, що було без вас…
table-elsewhere = Ця гра відкрита у вас ще десь. Грати можна і там, і тут.
table-cancel = Передумати
# After a name: the team-mate's
table-partner = (у парі: { $player })
# The button on one's turn, and while it is being thought about
table-hint = Порада
table-hint-thinking = Обмірковуємо…
# Above the action. $chance: to win after it, in hundredths
table-hint-says = Майстер зробив би так:
table-hint-chance = Шанси на перемогу: { $chance } %
# In the log
table-hint-taken = { $player } просить поради.
table-hint-taken-you = Ви просите поради.
table-dock = Що робити
table-log = Що було
table-log-empty = Поки що нічого.
table-lost = Зв’язок перервався. Пробуємо ще раз…
table-place = { $place } місце

## Після гри

end-title = Гру закінчено
end-counting = Рахуємо!
end-skip = Пропустити
end-again = Зіграти ще раз
end-offer = Починається нова гра, на вас уже чекають!
end-offer-watch = Вони грають далі за новим столом.
end-come = Іду!
end-watch = Дивитися далі
end-record = Зберегти запис

## Looking back at one's moves

# The button: of the one person here, or of one of several
review-open = Як пройшла моя гра?
review-open-other = Як пройшла гра: { $player }
review-title = { $player }: розбір гри
# While it is made; $done of $of moves
review-thinking = Кожен хід обмірковується ще раз…
review-progress = Ходи: { $done } з { $of }
review-costliest = Найдорожчі помилки
review-fine = Жоден хід не коштував нічого помітного. Чудова гра!
review-nothing = У цій грі не було чого вирішувати.
# Above a costly move. $number: of all moves of the game, from 1
review-move = Хід { $number }
# Above the move that was played, the better one, and the reasons
review-did = Було зіграно
review-best = Майстер зробив би так
review-why = Чому
# Of a move, for those who can't see its bar. $cost: in hundredths
review-cost = коштував { $cost } % шансів на перемогу
review-good = краще не зіграти
review-all = Усі ходи
review-all-help = Що довша смужка, то більше шансів на перемогу забрав хід. Ціла смужка — половина перемоги або більше.
review-chance = шанси { $chance } %

## Про програму

about-hatstand = Hatstand — місце, де грають у сімейні ігри з таємними картами: з ботами й на власному комп’ютері. Реєструватися не треба, і нікому нічого не надсилається.
about-games = Чиї це ігри
about-licence = Hatstand — вільна програма під ліцензією MIT.
