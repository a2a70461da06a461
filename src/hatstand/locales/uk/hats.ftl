### «Капелюхи»: усе, що кажуть про цю гру сторінка й термінал
# Імена гравців не відмінюються, а роду в них немає: пишемо в теперішньому часі. Карти й типи — тільки в називному.

hats-name = Капелюхи

## Типи й карти

hats-kind-top-hat = циліндр
hats-kind-bowler = котелок
hats-kind-fez = феска
hats-kind-boater = канотьє
hats-kind-bonnet = чепчик
hats-kind-beret = берет
hats-kind-deerstalker = кашкет детектива
hats-card = { $type } { $value }
hats-card-hidden = закрита карта
hats-black = чорний капелюх
hats-cookie = печиво

## Гра

hats-ruleset-hats = Капелюхи
hats-ruleset-hats-about = Чаювання в Божевільного Капелюшника: міняйтеся капелюхами за його столом і зберіть найгарніші.

## Налаштування

hats-option-first = Хто починає
hats-option-first-help = Виберіть гравця або покладіться на жереб.
hats-option-first-random = Вирішить жереб
# Маленькі ігри для перевірок і досліджень: тільки в терміналі
hats-option-types = Типів капелюхів (0: усі сім, два з них прибрано)
hats-option-values = Номіналів у кожного типу
hats-option-hand = Карт на руці
hats-option-places = Місць на столі

## Ходи: кнопки й слова для екранного читача

hats-do-exchange = Обміняти
hats-do-black = Чорний капелюх
hats-do-discard = Скинути
hats-do-pass = Передати
hats-do-back = Віддати
hats-do-end = Закінчити хід
hats-action-exchange = Покласти карту «{ $card }» на місце { $place } і взяти «{ $taken }»
# The same, where it is not known what lies there
hats-deed-exchange = Покласти карту «{ $card }» на місце { $place }
hats-action-black = Покласти карту «{ $card }» сорочкою догори, чорним капелюхом
hats-action-discard = Скинути карту «{ $card }» і взяти нову
hats-action-pass = Передати карту «{ $card }». Кому: { $other }
hats-action-back = Віддати навзамін карту «{ $card }». Кому: { $other }
hats-action-end = Закінчити хід
hats-choose = Виберіть карту з руки.
hats-choose-action = Що зробити з цією картою: { $card }?
hats-choose-place = Куди покласти: { $card }?
hats-choose-no-place = Зараз ця карта не пасує до жодної на столі.
hats-choose-card = Місце { $place }: яку карту покласти?
hats-choose-no-card = Зараз жодна ваша карта не пасує на місце { $place }.
hats-choose-discard = Можна ще скинути карту й узяти нову або закінчити хід.
hats-choose-pass = Можна ще передати карту напарнику ({ $other }) або закінчити хід.
hats-choose-back = { $other } передає вам карту «{ $card }». Віддайте навзамін іншу.
hats-waiting-back = { $player } вибирає карту навзамін.
hats-confirm-black = Покласти сорочкою догори: { $card }?
hats-confirm-black-help = Чорний капелюх дає 1 очко, хоч би що на ньому було.
hats-brave = Класти чорні капелюхи без запитань

## Стіл

hats-table = Чайний стіл
hats-place-shown = Місце { $place }: { $card }
hats-place-covered = Місце { $place }: { $card }. Для цього типу рахується місце { $lower }.
hats-deck = Карт у колоді: { $count }
hats-discards = Скинуто: { $count }
hats-hand = Ваша рука
hats-hand-of = { $player }, карт на руці: { $count }
hats-collection = Ваша колекція
hats-collection-of = { $player }, колекція
hats-collection-empty = Поки що порожньо.
hats-collections = Усі колекції
hats-out = Не беруть участі в грі: { $types }
hats-cookie-of = Печиво в гравця { $player }.
hats-cookie-you = Печиво у вас.
hats-cookie-free = Печиво поки що нічиє.
hats-team = { $player } і { $other } — одна команда.
hats-team-you = Ви і { $other } — одна команда.
hats-passed-to = У гравця { $other } від вас карта «{ $card }»: на руці або чорним капелюхом.
hats-passed-from = Карта «{ $card }» прийшла до вас від напарника. { $other } знає, що вона у вас.
hats-worth-now =
    { $count ->
        [one] За такого столу — { $count } очко
        [few] За такого столу — { $count } очки
       *[many] За такого столу — { $count } очок
    }
hats-type-worth =
    { $count ->
        [one] { $type }: по { $count } очку
        [few] { $type }: по { $count } очки
       *[many] { $type }: по { $count } очок
    }

## Скільки чого

hats-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
hats-blacks =
    { $count ->
        [one] { $count } чорний капелюх
        [few] { $count } чорні капелюхи
       *[many] { $count } чорних капелюхів
    }
hats-types =
    { $count ->
        [one] { $count } тип
        [few] { $count } типи
       *[many] { $count } типів
    }
hats-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
hats-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }

## Що відбувається

hats-event-deal = Чай налито. Починає { $player }.
hats-event-deal-you = Чай налито. Починаєте ви.
hats-event-exchange = { $player } кладе на місце { $place } карту «{ $card }» і бере «{ $taken }».
hats-event-exchange-you = Ви кладете на місце { $place } карту «{ $card }» і берете «{ $taken }».
hats-event-black = { $player } кладе чорний капелюх.
hats-event-black-you = Ви кладете чорним капелюхом карту «{ $card }».
hats-event-discard = { $player } скидає карту «{ $card }» і бере нову.
hats-event-discard-you = Ви скидаєте карту «{ $card }» і берете «{ $drawn }».
hats-event-pass = { $player } передає карту напарнику ({ $other }).
hats-event-pass-you = Ви передаєте напарнику ({ $other }) карту «{ $card }».
hats-event-pass-to-you = { $player } передає вам карту «{ $card }».
hats-event-back = { $player } віддає карту навзамін ({ $other }).
hats-event-back-you = Ви віддаєте напарнику ({ $other }) навзамін карту «{ $card }».
hats-event-back-to-you = { $player } віддає вам навзамін карту «{ $card }».
hats-event-end = { $player } закінчує хід.
hats-event-end-you = Ви закінчуєте хід.
hats-event-cookie = Печиво отримує { $player }!
hats-event-cookie-you = Печиво отримуєте ви!
hats-event-end-played = У кожного лишилася одна карта — улюблений капелюх. Гру закінчено.

## Рахунок, рядок за рядком, як на бланку

hats-score-table =
    { $count ->
        [one] Капелюхи за місцями на столі: { $count } очко
        [few] Капелюхи за місцями на столі: { $count } очки
       *[many] Капелюхи за місцями на столі: { $count } очок
    }
hats-score-black =
    { $count ->
        [one] Чорні капелюхи: { $count } очко
        [few] Чорні капелюхи: { $count } очки
       *[many] Чорні капелюхи: { $count } очок
    }
hats-score-favourite =
    { $count ->
        [one] Улюблений капелюх ({ $card }): { $count } очко
        [few] Улюблений капелюх ({ $card }): { $count } очки
       *[many] Улюблений капелюх ({ $card }): { $count } очок
    }
hats-score-cookie =
    { $count ->
        [one] Печиво: { $count } очко
        [few] Печиво: { $count } очки
       *[many] Печиво: { $count } очок
    }
hats-score-own =
    { $count ->
        [one] Усього: { $count } очко
        [few] Усього: { $count } очки
       *[many] Усього: { $count } очок
    }
hats-score-team =
    { $count ->
        [one] Команда ({ $player } і { $other }): { $count } очко
        [few] Команда ({ $player } і { $other }): { $count } очки
       *[many] Команда ({ $player } і { $other }): { $count } очок
    }
hats-form-table = Стіл
hats-form-black = Чорні капелюхи
hats-form-favourite = Улюблений капелюх
hats-form-cookie = Печиво
hats-tie-black = Очок порівну. Вирішують чорні капелюхи.
hats-tie-cookie = Очок і чорних капелюхів порівну. Вирішує печиво.
hats-winner =
    { $count ->
        [one] Перемагає { $player }: { $count } очко!
        [few] Перемагає { $player }: { $count } очки!
       *[many] Перемагає { $player }: { $count } очок!
    }
hats-winner-you =
    { $count ->
        [one] Ви перемагаєте: { $count } очко!
        [few] Ви перемагаєте: { $count } очки!
       *[many] Ви перемагаєте: { $count } очок!
    }
hats-winner-team =
    { $count ->
        [one] Перемагають { $player } і { $other }: { $count } очко!
        [few] Перемагають { $player } і { $other }: { $count } очки!
       *[many] Перемагають { $player } і { $other }: { $count } очок!
    }
hats-winner-team-you =
    { $count ->
        [one] Ви і { $other } перемагаєте: { $count } очко!
        [few] Ви і { $other } перемагаєте: { $count } очки!
       *[many] Ви і { $other } перемагаєте: { $count } очок!
    }
hats-winners =
    { $count ->
        [one] Спільна перемога ({ $count } очко): { $players }!
        [few] Спільна перемога ({ $count } очки): { $players }!
       *[many] Спільна перемога ({ $count } очок): { $players }!
    }

## Помилки

hats-error-card = У цій грі немає карти «{ $card }».
hats-error-place = Місця { $place } немає: на столі місця від 1 до { $places }.
hats-error-notation = «{ $action }» — не дія. Пишіть, наприклад: exchange fez-5 2, black fez-5, discard fez-5, pass fez-5, back fez-5, end.
hats-error-not-held = Карти «{ $card }» у вас на руці немає.
hats-error-too-low = Карта зі значенням { $value } не може замінити карту іншого типу зі значенням { $lying }: потрібна більша або того самого типу.
hats-error-played = За хід можна лише раз обміняти капелюх або покласти чорний.
hats-error-not-played = Перш ніж закінчити хід, обміняйте капелюх або покладіть чорний.
hats-error-optional-used = Скинути чи передати карту можна лише раз за хід.
hats-error-deck-empty = Колода порожня, скидати більше не можна.
hats-error-discard-in-teams = Учотирьох карти не скидають: натомість їх передають напарнику.
hats-error-no-team = Передавати карти можна лише в командах, учотирьох.
hats-error-back-first = Спершу треба віддати карту навзамін.
hats-error-nothing-to-give-back = Вам не передавали карти, на яку треба відповісти.
hats-error-same-card-back = «{ $card }» — саме та карта, яку вам передали. Віддайте іншу.
hats-error-deal-cards = Карт бракує: для роздачі треба { $needed }, а є лише { $cards }.

## Чому такий хід: порада в грі й розбір після неї
# Кожна — окреме речення. $chance: ціле число сотих. «done»: про зроблений хід.

hats-reason-type =
    { $type ->
        [top-hat] { hats-kind-top-hat }
        [bowler] { hats-kind-bowler }
        [fez] { hats-kind-fez }
        [boater] { hats-kind-boater }
        [bonnet] { hats-kind-bonnet }
        [beret] { hats-kind-beret }
       *[deerstalker] { hats-kind-deerstalker }
    }
hats-reason-points = За такого столу це дає { hats-points }.
hats-reason-changes = За такого столу рахунок змінюється лише на стільки: { hats-points }.
hats-reason-cookie = Це дає вам печиво: { hats-points }.
hats-reason-types = У вашій колекції на один тип більше, заради печива: { hats-types }.
hats-reason-favourite = Карта «{ hats-reason-type } { $value }» з руки, якщо лишити її улюбленим капелюхом, дасть { hats-points }.
hats-reason-rival-loses = За такого столу { $player } втрачає { hats-points }.
hats-reason-black = Чорний капелюх — це 1 очко, хоч би що сталося зі столом.
hats-reason-fits-nowhere = Ця карта не пасує до жодної на столі: { hats-reason-type } { $value }.
hats-reason-low = Ця карта мала й може замінити лише деякі: { hats-reason-type } { $value }.
hats-reason-best-exchange = Навіть найкращий обмін за такого столу дає лише стільки: { hats-points }.
hats-reason-discard = Ця карта обіцяє найменше, а нова з колоди — мабуть, більше: { hats-reason-type } { $value }.
hats-reason-end = Жодної з ваших карт не варто міняти на іншу.
hats-reason-gift = Ця карта потрібніша не вам, її краще зіграє { $player }: { hats-reason-type } { $value }.
hats-reason-partner-has = { $player } уже має цього типу: { hats-cards }.
hats-reason-done-points = За такого столу ваш обмін змінив рахунок на стільки: { hats-points }.
hats-reason-done-black = Ваш чорний капелюх дав 1 очко.
hats-reason-done-favourite = Ви віддали карту, яка улюбленим капелюхом дала б { hats-points }: { hats-reason-type } { $value }.
hats-reason-done-gives = За такого столу ваш хід дав і суперникові ({ $player }) { hats-points }.
hats-reason-estimate = Якщо дограти багато разів, так виграють найчастіше.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
hats-terminal-exchange = о
hats-terminal-black = ч
hats-terminal-discard = с
hats-terminal-pass = п
hats-terminal-back = в
hats-terminal-end = кінець
# $exchange and so on: the words above. The words of the notation, “exchange fez-5 2”, are understood in every language
hats-terminal-write-alone = Напишіть «{ $exchange } феска 5 2», щоб покласти феску 5 на місце 2, «{ $black } феска 5» — щоб покласти її чорним капелюхом, «{ $discard } феска 5» — щоб скинути її, «{ $end }» — щоб закінчити хід.
hats-terminal-write-teams = Напишіть «{ $exchange } феска 5 2», щоб покласти феску 5 на місце 2, «{ $black } феска 5» — щоб покласти її чорним капелюхом, «{ $pass } феска 5» — щоб передати її, «{ $back } феска 5» — щоб віддати її, «{ $end }» — щоб закінчити хід.
# $places: numbers with commas between
hats-terminal-fits = { $card } підходить на місця: { $places }
# Why games ended, before the share of them that did
hats-ended-played = усі зіграли свої карти

## Карта-підказка

hats-hint-title = Підказка
hats-hint-exchange = Обмін: покладіть карту на стіл і візьміть ту, що там лежала. Той самий тип або більше значення.
hats-hint-black = Чорний капелюх: будь-яка карта сорочкою догори. 1 очко.
hats-hint-discard = Раз за хід, якщо хочете: скиньте карту й візьміть нову.
hats-hint-pass = Раз за хід, якщо хочете: передайте напарнику карту, він віддасть вам іншу.
hats-hint-table = Відкритий капелюх дає номер місця свого типу; якщо місць два, рахується менше.
hats-hint-favourite = Остання карта — улюблений капелюх: сума карт цього типу мінус вона сама.
hats-hint-cookie = Найбільше типів (чорні — теж тип): печиво, 5 очок.

## Правила гри

hats-rules-1-title = Про що гра
hats-rules-1-text =
    Божевільний Капелюшник кличе вас на чай, і весь його стіл завалено капелюхами. Міняйте свої на ті, що впали в око. Та зважайте: те, що лежить на столі, вирішує, скільки вартий кожен капелюх, і кожен обмін це змінює. Наприкінці найбожевільнішим стане той, у кого найбільше очок!
    Грають від 2 до 4 людей. Учотирьох — двома командами.
hats-rules-2-title = Чим граємо
hats-rules-2-text =
    - 42 капелюхи семи типів: циліндр, котелок, феска, канотьє, чепчик, берет і кашкет детектива. У кожного типу значення від 1 до 6, по одній карті.
    - Чайний стіл із місцями від 1 до 6.
    - Одне печиво.
    У кожного типу свій колір і своя форма, тож їх не сплутати, навіть якщо не розрізняти кольорів.
hats-rules-3-title = Підготовка
hats-rules-3-text =
    Кожен отримує дев’ять карт. Потім на кожне місце столу кладуть по одній карті лицем догори. Решта — колода, сорочкою догори.
    Удвох спершу прибирають із гри два типи, вибрані навмання, а місце 6 лишається порожнім. Які це типи, бачать усі.
    За звичайним столом починає той, хто останнім їв печиво. Тут ви самі вибираєте, хто почне, або це вирішує жереб. Далі ходять за годинниковою стрілкою.
hats-rules-4-title = Ваш хід
hats-rules-4-text =
    Зробіть одне з двох:
    - Обмін: покладіть карту з руки лицем догори на місце столу й візьміть ту, що там лежала. Вона йде до вашої колекції, лицем догори перед вами. Ваша карта має бути того самого типу або більша за значенням. Феска 2 замінить будь-яку феску й будь-який капелюх зі значенням 1.
    - Чорний капелюх: покладіть карту з руки сорочкою догори до своєї колекції. Це можна завжди й із будь-якою картою.
hats-rules-5-title = За бажання: скинути і взяти
hats-rules-5-text =
    Удвох і втрьох можна раз за хід скинути карту з руки лицем догори й узяти нову з колоди. До обміну чи чорного капелюха або після — поки в колоді є карти.
    Не хочете — закінчіть хід.
hats-rules-6-title = Учотирьох: дві команди
hats-rules-6-text =
    Ті, хто сидить навпроти, — одна команда. Колоди немає. Натомість раз за хід можна передати напарнику карту сорочкою догори. Він одразу віддає вам іншу, теж сорочкою догори: будь-яку, крім щойно отриманої. Ці карти бачите тільки ви двоє.
    Це можна зробити до обміну чи чорного капелюха або після. Наприкінці очки обох додають.
hats-rules-7-title = Печиво
hats-rules-7-text =
    Печиво належить тому, у кого в колекції найбільше різних типів. Усі чорні капелюхи разом — один тип. Першим його бере той, хто першим щось зібрав. Далі воно переходить, лише коли в когось типів стає більше, ніж у власника; порівну — замало.
hats-rules-8-title = Кінець гри
hats-rules-8-text =
    Кожен грає вісім карт. Дев’ята, що лишилася на руці, — улюблений капелюх. Коли закінчується восьмий хід останнього гравця, закінчується й гра.
hats-rules-9-title = Підрахунок
hats-rules-9-text =
    - Кожен відкритий капелюх колекції дає номер місця, на якому лежить його тип. Якщо тип лежить на кількох місцях, рахується лише менше. Якщо його на столі немає, капелюх дає 0.
    - Кожен чорний капелюх дає 1 очко.
    - Улюблений капелюх: додайте значення всіх відкритих капелюхів цього типу у своїй колекції й відніміть значення самого улюбленого. Може вийти й менше за 0.
    - Печиво дає 5 очок.
    Перемагає той, у кого більше очок. Якщо порівну — у кого більше чорних капелюхів, потім у кого печиво. Якщо й тут нічия, перемога спільна.
    Приклад: феска лежить на місцях 2 і 5, берет — на місці 4, котелка на столі немає. У вас феска 3, феска 6, берет і котелок та один чорний капелюх. Це 2 + 2 + 4 + 0 і ще 1 за чорний. Ваш улюблений — феска 1: 3 + 6 − 1 = 8. Разом 17 очок.
hats-rules-10-title = Що ми вирішили самі
hats-rules-10-text =
    Про дещо правила з коробки мовчать. Тут це так:
    - Скидати можна, лише поки в колоді є карти. Скинуте лежить лицем догори й не повертається.
    - Коли більше нічого зробити не можна, хід закінчується сам.
    - Скинути можна й в останній хід, навіть останню карту. Тоді улюбленим стане взята.
    - У командах передавати можна й після своєї останньої зіграної карти, і тому, хто вже зіграв свою. Тоді ви міняєтеся улюбленими капелюхами.
    - Віддати навзамін можна будь-яку карту, тільки не ту, що вам передали.
    - Печиво переходить під час гри, і лише до того, у кого типів строго більше.
    - Які типи прибрано з гри вдвох, бачать усі.
    - Якщо рівні й очки, і чорні капелюхи, і печиво не допомогло, перемога спільна.
hats-rules-11-title = Що видно всім
hats-rules-11-text =
    Стіл, усі відкриті капелюхи, скинуті карти, печиво, а ще скільки в кого чорних капелюхів і карт на руці. Що на чорному капелюсі, знає лише його власник. У командах видно, які карти напарник отримав від вас, поки їх не зіграють відкрито. Запам’ятовувати в цій грі нічого не треба.
hats-rules-12-title = Що можна вибрати
hats-rules-12-text =
    - Хто починає: хтось із вас або жереб. Якщо нічого не вибрати, вирішить жереб.

hats-credits = Hats — гра Габріеле Буболи (видавництво ThunderGryph Games). Hatstand із ними не пов’язаний: слова й малюнки тут власні.
