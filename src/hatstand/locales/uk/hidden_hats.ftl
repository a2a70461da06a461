### «Сховані капелюхи»: усе, що кажуть про цю гру сторінка й термінал
# Імена гравців не відмінюємо, роду вони не мають: пишемо в теперішньому часі. Капелюхи й персонажі — лише в називному.

hidden-hats-name = Сховані капелюхи

## Персонажі

hidden-hats-kind-jester = { portrait-jester }
hidden-hats-kind-sultan = { portrait-sultan }
hidden-hats-kind-viking = { portrait-viking }
hidden-hats-kind-pirate = { portrait-pirate }
hidden-hats-kind-knight = { portrait-knight }
hidden-hats-kind-princess = { portrait-princess }
hidden-hats-kind-cowboy = { portrait-cowboy }
hidden-hats-kind-witch = { portrait-witch }
hidden-hats-kind-wizard = { portrait-wizard }
hidden-hats-kind-cook = { portrait-cook }
hidden-hats-kind-king = { portrait-king }
hidden-hats-kind-dragon = { portrait-dragon }

## Капелюхи

hidden-hats-hat-jester = ковпак із бубонцями
hidden-hats-hat-sultan = тюрбан
hidden-hats-hat-viking = рогатий шолом
hidden-hats-hat-pirate = піратський капелюх
hidden-hats-hat-knight = шолом із пір’ям
hidden-hats-hat-princess =
    { $ruleset ->
        [shapka-nevidimka] діадема
       *[auf-der-hut] корона
    }
hidden-hats-hat-cowboy = ковбойський капелюх
hidden-hats-hat-witch = капелюх відьми
hidden-hats-hat-wizard = зоряний ковпак
hidden-hats-hat-cook = кухарський ковпак
hidden-hats-hat-king = корона
hidden-hats-hat-dragon = роги дракона
hidden-hats-hat-crown = корона
hidden-hats-hat-diadem = діадема
hidden-hats-hat-wonder =
    { $ruleset ->
        [shapka-nevidimka] шапка-невидимка
       *[auf-der-hut] диво-капелюх
    }
hidden-hats-hat-hidden = закритий капелюх
hidden-hats-bald =
    { $ruleset ->
        [shapka-nevidimka] штрафна фішка
       *[auf-der-hut] лисина
    }

## Дві гри

hidden-hats-ruleset-auf-der-hut = На варті
hidden-hats-ruleset-auf-der-hut-about = Поверніть кожен капелюх на потрібну голову, а самі не лишіться з лисиною.
hidden-hats-ruleset-shapka-nevidimka = Шапка-невидимка
hidden-hats-ruleset-shapka-nevidimka-about = Гості замку переплутали всі капелюхи. Розберіться, де чий: граємо, доки не лишаться троє.

## Налаштування

hidden-hats-option-first = Хто починає
hidden-hats-option-first-help = Виберіть гравця або довіртеся жеребу.
hidden-hats-option-first-random = Вирішить жереб
hidden-hats-option-until_three = Грати до останніх трьох
hidden-hats-option-until_three-help = Наприкінці ряд більше не поповнюється. Гра триває, доки в капелюхах не лишаться тільки три персонажі.
hidden-hats-option-no_swap_back = Не міняти одразу назад
hidden-hats-option-no_swap_back-help = Обмін, зроблений попереднім ходом, не можна одразу скасувати.
hidden-hats-option-patience = Терпіння
hidden-hats-option-patience-help = Якщо стільки ходів поспіль ніхто не забрав ні пари, ні капелюха, що пасує всім, гра закінчується.
hidden-hats-option-memory_aid = Підказка для пам’яті
hidden-hats-option-memory_aid-help = Для найменших: капелюхи, які гравець уже бачив, лишаються для нього на видноті.
# Маленькі ігри для перевірок і досліджень: лише в терміналі
hidden-hats-option-kinds = Скільки різних персонажів
hidden-hats-option-copies = Карт кожного виду
hidden-hats-option-places = Місць у ряду
hidden-hats-option-wonders = Капелюхів, що пасують усім
hidden-hats-option-balds = Лисин або фішок у запасі

## Ходи: кнопки й слова для екранного читача

hidden-hats-do-peek = Підглянути
hidden-hats-do-swap = Поміняти
hidden-hats-do-open = Відкрити
hidden-hats-do-put-back = Покласти назад
hidden-hats-do-seen = Зрозуміло
hidden-hats-action-peek = Підглянути капелюх на місці { $place }
hidden-hats-action-swap = Поміняти місцями капелюхи { $place } і { $other }
hidden-hats-action-open = Відкрити капелюх на місці { $place }
hidden-hats-choose = Виберіть капелюх.
hidden-hats-choose-action = Місце { $place }: що зробити?
hidden-hats-choose-other = Місце { $place }: з яким поміняти?
hidden-hats-confirm-open = Відкрити капелюх над цим персонажем: { $character }?
hidden-hats-confirm-open-help =
    { $ruleset ->
        [shapka-nevidimka] Якщо не підійде, ви дістанете штрафну фішку.
       *[auf-der-hut] Якщо не підійде, ви дістанете лисину.
    }
hidden-hats-confirm-open-free = Якщо не підійде, нічого страшного: запас порожній.
hidden-hats-brave = Відкривати без запитань
hidden-hats-brave-help = Для сміливих: капелюх відкривається одразу.

## Стіл

hidden-hats-row = Ряд
hidden-hats-place-hidden = Місце { $place }: { $character }, капелюх закрито
hidden-hats-place-shown = Місце { $place }: { $character }, капелюх: { $hat }
hidden-hats-place-remembered = Місце { $place }: { $character }, ви пам’ятаєте: { $hat }
hidden-hats-place-empty = Місце { $place }: порожньо
hidden-hats-deck-characters = Персонажів у колоді: { $count }
hidden-hats-deck-hats = Капелюхів у колоді: { $count }
hidden-hats-supply =
    { $ruleset ->
        [shapka-nevidimka] Штрафних фішок у запасі: { $count }
       *[auf-der-hut] Лисин у запасі: { $count }
    }
hidden-hats-peeked = Це видно тільки вам: місце { $place }, { $hat }.
hidden-hats-opened = { $player } відкриває місце { $place }. Капелюх: { $hat }. Персонаж: { $character }.
hidden-hats-opened-you = Ви відкриваєте місце { $place }. Капелюх: { $hat }. Персонаж: { $character }.

## Скільки чого

hidden-hats-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
hidden-hats-pairs =
    { $count ->
        [one] { $count } пара
        [few] { $count } пари
       *[many] { $count } пар
    }
hidden-hats-wonders =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } шапка-невидимка
                [few] { $count } шапки-невидимки
               *[many] { $count } шапок-невидимок
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } диво-капелюх
                [few] { $count } диво-капелюхи
               *[many] { $count } диво-капелюхів
            }
    }
hidden-hats-balds =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } штрафна фішка
                [few] { $count } штрафні фішки
               *[many] { $count } штрафних фішок
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } лисина
                [few] { $count } лисини
               *[many] { $count } лисин
            }
    }
hidden-hats-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
hidden-hats-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
hidden-hats-idle =
    { $count ->
        [one] { $count } хід без знахідок (на { $patience } гра закінчиться).
        [few] { $count } ходи без знахідок (на { $patience } гра закінчиться).
       *[many] { $count } ходів без знахідок (на { $patience } гра закінчиться).
    }

## Що відбувається

hidden-hats-event-deal = Капелюхи розкладено. Починає { $player }.
hidden-hats-event-deal-you = Капелюхи розкладено. Починаєте ви.
hidden-hats-event-peek = { $player } підглядає капелюх на місці { $place }.
hidden-hats-event-peek-you = Ви підглядаєте. Місце { $place }: { $hat }.
hidden-hats-event-peek-you-log = Ви підглядаєте капелюх на місці { $place }.
hidden-hats-event-swap = { $player } міняє місцями капелюхи { $place } і { $other }.
hidden-hats-event-swap-you = Ви міняєте місцями капелюхи { $place } і { $other }.
hidden-hats-event-pair = { $player } відкриває місце { $place } і забирає пару: { $character }, { $hat }.
hidden-hats-event-pair-you = Ви відкриваєте місце { $place } і забираєте пару: { $character }, { $hat }.
hidden-hats-event-wonder =
    { $ruleset ->
        [shapka-nevidimka] { $player } відкриває місце { $place }: шапка-невидимка!
       *[auf-der-hut] { $player } відкриває місце { $place }: диво-капелюх!
    }
hidden-hats-event-wonder-you =
    { $ruleset ->
        [shapka-nevidimka] Ви відкриваєте місце { $place }: шапка-невидимка!
       *[auf-der-hut] Ви відкриваєте місце { $place }: диво-капелюх!
    }
hidden-hats-event-bald =
    { $ruleset ->
        [shapka-nevidimka] { $player } відкриває місце { $place }. Капелюх не той — штрафна фішка!
       *[auf-der-hut] { $player } відкриває місце { $place }. Капелюх не той — лисина!
    }
hidden-hats-event-bald-you =
    { $ruleset ->
        [shapka-nevidimka] Ви відкриваєте місце { $place }. Капелюх не той — штрафна фішка!
       *[auf-der-hut] Ви відкриваєте місце { $place }. Капелюх не той — лисина!
    }
hidden-hats-event-bald-free = { $player } відкриває місце { $place }. Капелюх не той, але запас порожній: минулося.
hidden-hats-event-bald-free-you = Ви відкриваєте місце { $place }. Капелюх не той, але запас порожній: минулося.
hidden-hats-event-relaid = Жоден капелюх у ряду нікому не підходив. Їх замішують у колоду й кладуть нові.
hidden-hats-event-end-row = Порожнє місце в ряду нема чим заповнити. Гру закінчено.
hidden-hats-event-end-three = У ряду лишилися останні персонажі. Гру закінчено.
hidden-hats-event-end-patience = Уже давно ніхто нічого не знаходить. Гру закінчено.

## Рахунок крок за кроком

hidden-hats-score-cancelled =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } шапка-невидимка скасовує { $count } штрафну фішку
                [few] { $count } шапки-невидимки скасовують { $count } штрафні фішки
               *[many] { $count } шапок-невидимок скасовують { $count } штрафних фішок
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } диво-капелюх прикриває { $count } лисину
                [few] { $count } диво-капелюхи прикривають { $count } лисини
               *[many] { $count } диво-капелюхів прикривають { $count } лисин
            }
    }
hidden-hats-score-covered =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] Лишилася { $count } штрафна фішка: −{ $count }
                [few] Лишилися { $count } штрафні фішки: −{ $count }
               *[many] Лишилося { $count } штрафних фішок: −{ $count }
            }
       *[auf-der-hut]
            { $count ->
                [one] Лишилася { $count } лисина, на неї йде капелюх: −{ $count }
                [few] Лишилися { $count } лисини, на кожну йде капелюх: −{ $count }
               *[many] Лишилося { $count } лисин, на кожну йде капелюх: −{ $count }
            }
    }
hidden-hats-score-floor = Втрачати більше нема чого: менше ніж 0 не буває.
hidden-hats-winner =
    { $count ->
        [one] Перемагає { $player }: { $count } очко!
        [few] Перемагає { $player }: { $count } очки!
       *[many] Перемагає { $player }: { $count } очок!
    }
hidden-hats-winner-you =
    { $count ->
        [one] Ви перемагаєте: { $count } очко!
        [few] Ви перемагаєте: { $count } очки!
       *[many] Ви перемагаєте: { $count } очок!
    }
hidden-hats-winners =
    { $count ->
        [one] Спільна перемога ({ $count } очко): { $players }!
        [few] Спільна перемога ({ $count } очки): { $players }!
       *[many] Спільна перемога ({ $count } очок): { $players }!
    }

## Помилки

hidden-hats-error-empty = Місце { $place } порожнє.
hidden-hats-error-swap-order = Спочатку пишемо менше місце: { $action }.
hidden-hats-error-swap-same = Щоб поміняти, потрібні два різні місця.
hidden-hats-error-swap-back = Це лише скасувало б останній обмін, а в цій грі так не можна.
hidden-hats-error-place = Місця { $place } немає: у ряду місця від 1 до { $places }.
hidden-hats-error-notation = «{ $action }» — не хід. Пишіть, наприклад: peek 3, swap 1 4, open 3.
hidden-hats-error-deal-characters = Персонажів бракує, місць у ряду { $places }.
hidden-hats-error-deal-dead = У цьому ряду жоден капелюх нікому не пасує, а так не буває.

## Чому такий хід: порада в грі й розбір після неї
# Кожна — окреме речення. $chance: ціле число сотих. «done»: про зроблений хід.

hidden-hats-reason-hat =
    { $hat ->
        [jester] { hidden-hats-hat-jester }
        [sultan] { hidden-hats-hat-sultan }
        [viking] { hidden-hats-hat-viking }
        [pirate] { hidden-hats-hat-pirate }
        [knight] { hidden-hats-hat-knight }
        [princess] { hidden-hats-hat-princess }
        [cowboy] { hidden-hats-hat-cowboy }
        [witch] { hidden-hats-hat-witch }
        [wizard] { hidden-hats-hat-wizard }
        [cook] { hidden-hats-hat-cook }
        [king] { hidden-hats-hat-king }
        [dragon] { hidden-hats-hat-dragon }
       *[wonder] { hidden-hats-hat-wonder }
    }
hidden-hats-reason-seen = Ви бачили, що лежить на місці { $place }, і відтоді цього ніхто не рухав: { hidden-hats-reason-hat }. Пасує.
hidden-hats-reason-followed = Цей капелюх ви бачили й можете сказати, куди він потрапив: { hidden-hats-reason-hat }, тепер на місці { $place }. Пасує.
hidden-hats-reason-rival = Капелюх на місці { $place } знає і { $player } — і може відкрити його раніше.
hidden-hats-reason-wonder = Ви знаєте, що лежить на місці { $place }: { hidden-hats-reason-hat }. Пасує всім.
hidden-hats-reason-makes-good =
    { $ruleset ->
        [shapka-nevidimka] Так ви позбудетеся штрафної фішки.
       *[auf-der-hut] Так ви прикриєте одну лисину.
    }
hidden-hats-reason-betrayed = Цей капелюх { $player } знає і тепер тримає його на місці { $place }: отже, там він, може, пасує.
hidden-hats-reason-chance = Наскільки ви можете знати, капелюх на місці { $place } пасує з імовірністю { $chance } %.
hidden-hats-reason-risk =
    { $ruleset ->
        [shapka-nevidimka] Якщо він не підійде, це коштуватиме штрафної фішки.
       *[auf-der-hut] Якщо він не підійде, це коштуватиме лисини.
    }
hidden-hats-reason-free = Якщо він не підійде, це нічого не коштує: запас порожній.
hidden-hats-reason-unseen = Ви ще не бачили, що лежить на місці { $place }.
hidden-hats-reason-useful = З імовірністю { $chance } % капелюх на місці { $place } пасує комусь у ряду.
hidden-hats-reason-no-fit = Ви не знаєте жодного капелюха, що лежить там, де пасує.
hidden-hats-reason-waiting = Ви вже знаєте, що лежить на місці { $place }: глянути ще раз — нічого не виказати, а ходити доведеться іншим.
hidden-hats-reason-brings = Обмін приносить капелюх туди, де він пасує, на місце { $place }: { hidden-hats-reason-hat }.
hidden-hats-reason-secret = Цього капелюха більше ніхто не бачив.
hidden-hats-reason-spoils = Капелюх на місці { $place } знає { $player }, і він пасує там з імовірністю { $chance } %. Обмін цьому заважає.
hidden-hats-reason-done-peek = Ви вже знали, що лежить на місці { $place }: { hidden-hats-reason-hat }.
hidden-hats-reason-done-wrong = Ви бачили, що капелюх на місці { $place } не пасує: { hidden-hats-reason-hat }.
hidden-hats-reason-done-chance = Наскільки ви могли знати, капелюх, який ви відкрили на місці { $place }, пасував з імовірністю { $chance } %.
hidden-hats-reason-done-breaks = Ваш обмін забрав капелюх із місця { $place }, де він пасував, і ви це знали: { hidden-hats-reason-hat }.
hidden-hats-reason-done-betrays = Ваш обмін підказав іншим, що на місці { $place } капелюх пасує.
hidden-hats-reason-estimate = Якщо дограти багато разів, так виграють найчастіше.

## У терміналі

hidden-hats-terminal-peek = г
hidden-hats-terminal-swap = м
hidden-hats-terminal-open = в
hidden-hats-terminal-write = Напишіть «{ $peek } 3», щоб глянути на капелюх 3, «{ $swap } 1 4», щоб поміняти капелюхи 1 і 4, «{ $open } 3», щоб відкрити капелюх 3.
hidden-hats-terminal-places = Капелюхи лежать на місцях { $places }.
hidden-hats-terminal-barred = Зараз не можна: поміняти { $place } і { $other } одразу назад.
hidden-hats-ended-row = порожнє місце не було чим заповнити
hidden-hats-ended-three = лишилися останні персонажі
hidden-hats-ended-patience = ніхто більше нічого не знаходив

## Карта-підказка

hidden-hats-hint-title = Підказка
hidden-hats-hint-peek = Підглянути: потай глянути на один капелюх.
hidden-hats-hint-swap = Поміняти: два капелюхи наосліп міняються місцями.
hidden-hats-hint-open = Відкрити: перевернути один капелюх на очах у всіх.
hidden-hats-hint-pair = Підійшов? Забирайте пару.
hidden-hats-hint-wonder =
    { $ruleset ->
        [shapka-nevidimka] Шапка-невидимка? Вона ваша і скасує одну фішку.
       *[auf-der-hut] Диво-капелюх? Він ваш і прикриє одну лисину.
    }
hidden-hats-hint-bald =
    { $ruleset ->
        [shapka-nevidimka] Не підійшов? Беріть штрафну фішку.
       *[auf-der-hut] Не підійшов? Беріть лисину.
    }
hidden-hats-hint-end =
    { $ruleset ->
        [shapka-nevidimka] Кінець: у ряду лишилося троє.
       *[auf-der-hut] Кінець: місце в ряду нема чим заповнити (або, якщо так домовилися, лишилося троє).
    }

## Правила гри
# Кожен рядок — абзац; рядок, що починається з «- », належить до списку

hidden-hats-rules-1-title = Про що гра
hidden-hats-rules-1-text =
    Оце плутанина: усі понадягали чужі капелюхи! Нехай кожен повернеться до господаря: тюрбан — до султана, рогатий шолом — до вікінга. Та лежать усі капелюхи сорочкою догори. Підглядайте, запам’ятовуйте й пильнуйте, що пересувають інші.
    Ігор тут дві, і вони майже однакові: «На варті» — від 5 років, «Шапка-невидимка» — від 6 років. В обидві грають від 2 до 4 людей. Де вони різняться, там так і сказано.
hidden-hats-rules-2-title = Чим граємо
hidden-hats-rules-2-text =
    - 20 персонажів: десять різних, кожен на двох картах.
    - 24 капелюхи: по два кожному і ще чотири, що пасують усім. У грі «На варті» це диво-капелюхи, в іншій — шапки-невидимки.
    - 16 лисин; у «Шапці-невидимці» це штрафні фішки.
    - Карта-підказка. Вона є і на цій сторінці.
    В обох іграх є блазень (ковпак із бубонцями), султан (тюрбан), вікінг (рогатий шолом), пірат (піратський капелюх), лицар (шолом із пір’ям), принцеса, відьма (капелюх відьми) і чарівник (зоряний ковпак).
    У грі «На варті» корону носить принцеса, а ще там є ковбой (ковбойський капелюх) і кухар (кухарський ковпак). У «Шапці-невидимці» корона в короля, у принцеси діадема, а ще є дракон із рогами.
    Капелюх і його господар мають однакове тло: той самий колір і, на наших малюнках, той самий візерунок. Тож пару видно, навіть якщо не розрізняти кольорів.
hidden-hats-rules-3-title = Підготовка
hidden-hats-rules-3-text =
    Персонажів тасують і сімох викладають у ряд лицем догори. Капелюхи тасують і кладуть над кожним по одному сорочкою догори. Решта — дві закриті колоди: 13 персонажів і 17 капелюхів.
    За звичайним столом «На варті» починає той, хто останнім ходив у капелюсі, а «Шапку-невидимку» — наймолодший. Тут ви самі вибираєте, хто почне, або це вирішує жереб. Далі ходять за годинниковою стрілкою.
hidden-hats-rules-4-title = Ваш хід
hidden-hats-rules-4-text =
    Зробіть щось одне з трьох:
    - Підглянути: гляньте на один капелюх у ряду. Інші бачать, на яке місце ви дивитеся, але не сам капелюх.
    - Поміняти: два капелюхи ряду міняються місцями. На них ніхто не дивиться, і ви теж.
    - Відкрити: переверніть один капелюх, щоб побачили всі. Краще тоді, коли думаєте, що він підходить!
hidden-hats-rules-5-title = Коли капелюх відкрили
hidden-hats-rules-5-text =
    - Він підходить персонажеві під ним: ви забираєте обох, це пара. На її місце лягає новий персонаж лицем догори, а над ним — новий капелюх сорочкою догори.
    - Він пасує всім (диво-капелюх або шапка-невидимка): ви забираєте його. Персонаж лишається й отримує новий капелюх сорочкою догори.
    - Він не підходить: ви берете лисину (штрафну фішку). Капелюх закривають, і він лишається на своєму місці.
hidden-hats-rules-6-title = Кінець гри
hidden-hats-rules-6-text =
    - «На варті» закінчується, щойно порожнє місце в ряду нема чим заповнити. Першими закінчуються персонажі: це стається на 14-й парі.
    - У «Шапці-невидимці» грають, доки не лишаться тільки три персонажі з капелюхами. Це стається на 17-й парі.
    - «На варті» теж можна грати до останніх трьох, якщо вибрати таке налаштування.
    - Коли грають до останніх трьох, починаючи з 14-ї пари місце кожної пари лишається порожнім. Номери місць не змінюються. На порожньому місці нема чого підглядати, міняти й відкривати. А капелюх, що пасує всім, і далі замінюють новим.
hidden-hats-rules-7-title = Підрахунок
hidden-hats-rules-7-text =
    - Кожна пара — 1 очко.
    - «На варті»: спершу кожен ваш диво-капелюх прикриває одну вашу лисину. Кожна лисина, що лишилася, накривається одним із ваших капелюхів, і та пара не зараховується.
    - «Шапка-невидимка»: спершу кожна ваша шапка-невидимка скасовує одну вашу штрафну фішку. Кожна фішка, що лишилася, забирає 1 очко.
    - Зайві диво-капелюхи й шапки-невидимки нічого не дають.
    Перемагає той, у кого найбільше очок. Якщо таких кілька, вони перемагають разом.
    Приклад: 4 пари, 2 лисини й 1 диво-капелюх. Диво-капелюх прикриває одну лисину, на другу йде капелюх. Виходить 3 очки.
hidden-hats-rules-8-title = Що ми вирішили самі
hidden-hats-rules-8-text =
    Про деякі речі правила з коробки мовчать. Тут заведено так:
    - У запасі скінчилися лисини або штрафні фішки: тоді за капелюх, що не підійшов, нічого не буває.
    - Нічого не підходить: якщо в ряду жоден капелюх не підходить нікому з ряду й немає жодного, що пасує всім, забрати нічого не може ніхто. Тоді всі капелюхи ряду повертаються в колоду, її тасують і викладають нові — і так, доки щось не підійде. Це перевіряється після роздачі й щоразу, коли кладуть нове. Про це дізнаються всі, і все, що ви знали про ті капелюхи, пропадає. Буває це дуже рідко.
    - Ніхто нічого не знаходить: якщо 100 ходів поспіль, рахуючи ходи всіх гравців, ніхто не забрав ні пари, ні капелюха, що пасує всім, гра закінчується як є. Число можна вибрати інше.
    - У грі «На варті» ні в кого не буває менше ніж 0: накривати більше нема чого. У «Шапці-невидимці» рахунок може бути й нижчим за 0.
    - У «Шапці-невидимці» гравці з однаковим найкращим рахунком теж перемагають разом.
hidden-hats-rules-9-title = Уся гра — в пам’яті
hidden-hats-rules-9-text =
    На сторінці видно те, що лежить на столі. Решту тримайте в голові.
    - Підглянутий капелюх видно вам, доки ви не покладете його назад чи не зробите новий хід — або доки його не пересунуть, не відкриють чи не замішають у колоду.
    - Відкритий капелюх, що не підійшов, видно вам, доки він не побуде у вас перед очима три секунди або доки ви не скажете, що все побачили. Якщо вас не було, ви побачите його, коли повернетеся.
    - Чекати одне на одного не треба. Боти чекають, доки всі не надивляться, але не довше ніж десять секунд. На спільному пристрої завіса падає лише тоді, коли ви надивилися.
    - У списку ходів названо місця, але не капелюхи — крім забраних пар і капелюхів, що пасують усім. Переглянути всю гру можна тільки після її кінця.
    - Для найменших є підказка для пам’яті: з нею гравець і далі бачить капелюхи, які вже бачив. Її вмикають кожному окремо.
hidden-hats-rules-10-title = Що можна вибрати
hidden-hats-rules-10-text =
    - Хто починає: хтось із вас або жереб. Якщо нічого не вибрати, вирішує жереб.
    - Грати до останніх трьох: лише для гри «На варті»; якщо не вибрати, вимкнено. У «Шапку-невидимку» так грають завжди.
    - Не міняти одразу назад: обмін, зроблений попереднім ходом, не можна одразу скасувати. Якщо не вибрати, вимкнено.
    - Терпіння: через скільки ходів без знахідок гра закінчується. Не менше ніж 1; якщо не вибрати, 100.
    - Підказка для пам’яті: кожному гравцеві окремо. Якщо не вибрати, вимкнено.
hidden-hats-rules-11-title = Чим ігри різняться
hidden-hats-rules-11-text =
    «На варті»
    - є ковбой і кухар; корона в принцеси
    - диво-капелюхи й лисини
    - починає той, хто останнім ходив у капелюсі
    - кінець на 14-й парі або, якщо так вибрати, коли лишаться троє
    - менше ніж 0 ні в кого не буває
    «Шапка-невидимка»
    - є король і дракон; корона в короля, діадема в принцеси
    - шапки-невидимки й штрафні фішки
    - починає наймолодший
    - кінець завжди, коли лишаться троє
    - рахунок може бути нижчим за 0

hidden-hats-credits = «Auf der Hut» / «Шапка-невидимка» — гра Олексія Коннова, Олексія Пальцева та Анатолія Шклярова (видавництва Zoch і «Трёхгранник»). Hatstand із ними не пов’язаний: слова й малюнки тут власні.
