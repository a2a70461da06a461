### «Цілком геніально»: усе, що кажуть про цю гру сторінка й термінал
# Імена гравців не відмінюються, а роду вони не мають: пишемо в теперішньому часі. Кольори названо в називному: «червоний».

genial-name = Цілком геніально

## Жетони: колір і форма

genial-kind-red = червоний
genial-kind-orange = помаранчевий
genial-kind-yellow = жовтий
genial-kind-green = зелений
genial-kind-blue = синій
genial-kind-purple = фіолетовий
genial-shape-red = серце
genial-shape-orange = трикутник
genial-shape-yellow = зірка
genial-shape-green = конюшина
genial-shape-blue = крапля
genial-shape-purple = ромб
genial-token = { $colour }, { $shape }
genial-token-hidden = закритий жетон
genial-some = { $colour } × { $count }

## Гра

genial-ruleset-genial = Цілком геніально
genial-ruleset-genial-about = Ще один жетон? Ризикуйте, збирайте шість ліній — і вмійте вчасно зупинитися.

## Налаштування

genial-option-first = Хто починає
genial-option-first-help = Виберіть гравця або довіртеся жеребу.
genial-option-first-random = Вирішить жереб
genial-option-line = Довжина лінії
genial-option-line-help = Скільки жетонів одного кольору складають лінію. Що коротші лінії, то коротша гра.
genial-option-line-advice = Вас троє? Спробуйте лінії з 6. Трьом із лініями з 7 потрібні геть усі жетони, і тоді, може, не закінчить ніхто.
genial-option-alternative_takes = Альтернативний хід дає
genial-option-alternative_takes-help = Скільки жетонів вашого найрідкіснішого кольору приносить альтернативний хід.
genial-option-alternative_takes-one = один жетон
genial-option-alternative_takes-all = усі жетони цього кольору
genial-option-patience = Терпіння
genial-option-patience-help = Після стількох ходів, рахуючи ходи всіх гравців, гра закінчується як є.
genial-option-odds = Показувати шанси
genial-option-odds-help = На столі видно, наскільки ймовірний успіх із наступним жетоном.
genial-option-colours = Кольорів
genial-option-tokens = Жетонів кожного кольору

## Ходи: кнопки й слова для екранного читача

genial-do-flip = Відкрити
genial-do-flip-again = Ще один
genial-do-take = Забрати
genial-do-alternative = Альтернатива
genial-do-pass = Пропустити
genial-action-flip = Відкрити жетон із резерву
genial-action-take = Забрати зону збору й усе відповідне з центру
genial-action-alternative = Узяти з центру свій найрідкісніший колір
genial-action-pass = Пропустити хід
genial-choose-flip = Відкрийте перший жетон!
genial-choose-bonus = Призовий хід: відкрийте жетон!
genial-choose-alternative = Відкрийте жетон або візьміть { $colour } з центру.
genial-choose-go-on = Успіх! Відкрити ще чи забрати?
genial-choose-take = Резерв порожній: забирайте, що є.
genial-choose-only-alternative = Резерв порожній: можна лише взяти { $colour } з центру.
genial-choose-pass = Резерв порожній, і взяти нічого: доведеться пропустити хід.
genial-take-brings =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }

## Стіл

genial-centre = Центр
genial-centre-empty = Центр порожній.
genial-zone = Зона збору
genial-zone-of = Зона збору: { $player }
genial-zone-empty = Зона збору порожня.
genial-verdict-match = Збіг!
genial-verdict-no_match = У центрі такого немає!
genial-verdict-conflict = У зоні такий уже є!
genial-reserve = У резерві: { $count }
genial-collection-of = Колекція: { $player }
genial-collection-own = Ваша колекція
genial-line-of = { $colour }: { $count } з { $line }
genial-line-complete = Лінію зібрано: { $colour }
genial-surplus =
    { $count ->
        [one] { $count } зайвий жетон повернеться після ходу
        [few] { $count } зайві жетони повернуться після ходу
       *[many] { $count } зайвих жетонів повернуться після ходу
    }
genial-bonus-turn = Призовий хід
genial-owed =
    { $count ->
        [one] Попереду ще { $count } призовий хід
        [few] Попереду ще { $count } призові ходи
       *[many] Попереду ще { $count } призових ходів
    }
genial-odds = Імовірність успіху: { $chance } %
genial-odds-tokens = Відповідних жетонів у резерві: { $match } з { $count }
genial-odds-none = Резерв порожній.
genial-turn = Хід { $turn } з { $patience } можливих

## Скільки чого

genial-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }
genial-lines =
    { $count ->
        [one] { $count } лінія
        [few] { $count } лінії
       *[many] { $count } ліній
    }
genial-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
genial-bonus-turns =
    { $count ->
        [one] { $count } призовий хід
        [few] { $count } призові ходи
       *[many] { $count } призових ходів
    }
genial-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }

## Що відбувається

genial-event-deal = У центрі лежать три жетони. Починає { $player }.
genial-event-deal-you = У центрі лежать три жетони. Починаєте ви.
genial-event-flipping = { $player } відкриває жетон…
genial-event-flipping-you = Ви відкриваєте жетон…
genial-event-match = { $player } відкриває жетон: { $colour }. Збіг!
genial-event-match-you = Ви відкриваєте жетон: { $colour }. Збіг!
genial-event-no_match = { $player } відкриває жетон: { $colour }. У центрі такого немає — осічка! Зона збору йде до центру.
genial-event-no_match-you = Ви відкриваєте жетон: { $colour }. У центрі такого немає — осічка! Ваша зона збору йде до центру.
genial-event-conflict = { $player } відкриває жетон: { $colour }. У зоні збору такий уже є — осічка! Вона йде до центру.
genial-event-conflict-you = Ви відкриваєте жетон: { $colour }. У вашій зоні збору такий уже є — осічка! Вона йде до центру.
genial-event-take =
    { $count ->
        [one] { $player } забирає { $count } жетон: { $tokens }.
        [few] { $player } забирає { $count } жетони: { $tokens }.
       *[many] { $player } забирає { $count } жетонів: { $tokens }.
    }
genial-event-take-you =
    { $count ->
        [one] Ви забираєте { $count } жетон: { $tokens }.
        [few] Ви забираєте { $count } жетони: { $tokens }.
       *[many] Ви забираєте { $count } жетонів: { $tokens }.
    }
genial-event-alternative = { $player } робить альтернативний хід і бере з центру: { $tokens }.
genial-event-alternative-you = Ви робите альтернативний хід і берете з центру: { $tokens }.
genial-event-pass = { $player } пропускає хід: відкрити нічого і взяти нічого.
genial-event-pass-you = Ви пропускаєте хід: відкрити нічого і взяти нічого.
genial-event-line = { $player } збирає лінію: { $colour }!
genial-event-line-you = Ви збираєте лінію: { $colour }!
genial-event-bonus =
    { $count ->
        [one] За це — { $count } призовий хід.
        [few] За це — { $count } призові ходи.
       *[many] За це — { $count } призових ходів.
    }
genial-event-lost =
    { $count ->
        [one] Резерв порожній: { $count } призовий хід пропадає.
        [few] Резерв порожній: { $count } призові ходи пропадають.
       *[many] Резерв порожній: { $count } призових ходів пропадають.
    }
genial-event-returned =
    { $count ->
        [one] Понад лінію — { $count } жетон, він повертається до резерву: { $tokens }. Резерв перемішують.
        [few] Понад лінію — { $count } жетони, вони повертаються до резерву: { $tokens }. Резерв перемішують.
       *[many] Понад лінію — { $count } жетонів, вони повертаються до резерву: { $tokens }. Резерв перемішують.
    }
genial-event-end-lines = Зібрано всі лінії. Гру закінчено.
genial-event-end-passes = Більше ніхто нічого не може зробити. Гру закінчено.
genial-event-end-patience = Зіграно останній хід. Гру закінчено.

## Кінець гри

genial-score-lines =
    { $count ->
        [one] { $count } зібрана лінія
        [few] { $count } зібрані лінії
       *[many] { $count } зібраних ліній
    }
genial-score-tokens =
    { $count ->
        [one] До заліку йде { $count } жетон
        [few] До заліку йдуть { $count } жетони
       *[many] До заліку йдуть { $count } жетонів
    }
genial-winner = Усі лінії зібрано, перемагає { $player }!
genial-winner-you = Усі лінії зібрано, ви перемагаєте!
genial-winner-most = Перемагає { $player }, найближче до мети: { $lines }, { $tokens }!
genial-winner-most-you = Ви перемагаєте, ви найближче до мети: { $lines }, { $tokens }!
genial-winners = Спільна перемога ({ $lines }, { $tokens }): { $players }!

## Помилки

genial-error-reserve = Резерв порожній: відкрити нічого.
genial-error-take = Забрати жетони можна лише відразу після успіху.
genial-error-alternative-flipped = Альтернативний хід роблять замість першого жетона, а ви вже відкрили жетон.
genial-error-alternative-bonus = Призовий хід починається з нового жетона: альтернативного ходу в ньому немає.
genial-error-alternative-rarest = У вашій колекції немає кольору, рідкіснішого за всі інші.
genial-error-alternative-centre =
    { $colour ->
        [red] Найменше у вас червоного, а червоного в центрі немає.
        [orange] Найменше у вас помаранчевого, а помаранчевого в центрі немає.
        [yellow] Найменше у вас жовтого, а жовтого в центрі немає.
        [green] Найменше у вас зеленого, а зеленого в центрі немає.
        [blue] Найменше у вас синього, а синього в центрі немає.
       *[purple] Найменше у вас фіолетового, а фіолетового в центрі немає.
    }
genial-error-pass = Пропустити хід можна, лише коли відкрити нічого і взяти нічого.
genial-error-notation = «{ $action }» — не хід. Ходи бувають такі: flip, take, alternative, pass.
genial-error-line = Не вистачить жетонів: гравців { $players }, довжина лінії { $line }, а жетонів кожного кольору { $tokens }.

## Чому такий хід: порада в грі й розбір після неї
# Кожна — окреме речення. $chance: ціле число сотих. «done»: про зроблений хід.

genial-reason-colour =
    { $colour ->
        [red] { genial-kind-red }
        [orange] { genial-kind-orange }
        [yellow] { genial-kind-yellow }
        [green] { genial-kind-green }
        [blue] { genial-kind-blue }
       *[purple] { genial-kind-purple }
    }
genial-reason-success = Наступний жетон підійде з імовірністю { $chance } %.
genial-reason-take-brings = Забрати зараз — це лише { genial-tokens }.
genial-reason-alternative-brings = Альтернатива — це лише { genial-tokens }.
genial-reason-take-brings-now = Забрати — це { genial-tokens }, і їх уже ніхто не відбере.
genial-reason-no-flip = Резерв порожній: відкривати більше нічого.
genial-reason-misfire = Наступний жетон — осічка з імовірністю { $chance } %.
genial-reason-wins = Так зібрано останню лінію, а це перемога.
genial-reason-line = Так зібрано лінію: { genial-reason-colour }.
genial-reason-sure = Альтернатива нічим не ризикує: { genial-tokens } ({ genial-reason-colour }).
genial-reason-only = Нічого іншого зараз зробити не можна.
genial-reason-nothing = Відкривати нічого, і взяти нічого.
genial-reason-done-risked = Відкривши ще, ви ризикували тим, що могли забрати: { genial-tokens }.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
genial-terminal-flip = в
genial-terminal-take = з
genial-terminal-alternative = а
genial-terminal-pass = п
# $flip and so on: the words above. “flip”, “take”, “alternative” and “pass” are understood in every language
genial-terminal-write = Напишіть «{ $flip }», щоб відкрити жетон, «{ $take }» — щоб забрати, «{ $alternative }» — для альтернативного ходу, «{ $pass }» — щоб пропустити хід.
# $actions: names of buttons with commas between
genial-terminal-now = Зараз можна: { $actions }
# Why games ended, before the share of them that did
genial-ended-lines = усі лінії було зібрано
genial-ended-passes = більше ніхто нічого не міг зробити
genial-ended-patience = було зіграно останній хід

## Карта-підказка

genial-hint-title = Підказка
genial-hint-flip = Відкрийте жетон і покладіть у зону збору.
genial-hint-match = Такий колір є в центрі, а в зоні ще немає? Успіх: відкривайте ще або забирайте.
genial-hint-misfire = У центрі такого немає або в зоні вже є? Осічка: усе із зони йде до центру.
genial-hint-take = Забрати: усю зону й усі жетони тих самих кольорів із центру.
genial-hint-line = Зібрали лінію? Один призовий хід.
genial-hint-surplus = Більше за лінію? Зайве повернеться в кінці ходу.
genial-hint-alternative = Замість першого жетона: ваш найрідкісніший колір, якщо він є в центрі.
genial-hint-end = Кінець: хто зібрав усі лінії, відразу перемагає.

## Правила гри
# Кожен рядок — абзац; рядок із «- » на початку належить до списку

genial-rules-1-title = Про що гра
genial-rules-1-text =
    Відкрийте жетон. Збігся? Чудово: понести здобич додому чи ризикнути й відкрити ще один? Один зайвий — і все попливе з рук, та ще й просто до суперників.
    Хто перший збере по лінії кожного кольору, той і переможе. Грають від 2 до 4 людей від 8 років.
genial-rules-2-title = Чим граємо
genial-rules-2-text =
    126 жетонів шести кольорів, по 21 кожного: червоний, помаранчевий, жовтий, зелений, синій і фіолетовий.
    Щоб їх можна було відрізнити й без кольору, кожен має ще й свою форму: серце, трикутник, зірка, конюшина, крапля і ромб.
genial-rules-3-title = Підготовка
genial-rules-3-text =
    Покладіть усі жетони лицем донизу й добре перемішайте: це резерв. 3 з них відкрийте й покладіть посеред столу: це центр.
    За звичайним столом починає наймолодший. Тут ви самі вибираєте, хто почне, або це вирішує жереб. Далі ходять за годинниковою стрілкою.
genial-rules-4-title = Ваш хід: відкриваємо
genial-rules-4-text =
    Спершу ваша зона збору — місце між вами й центром — порожня. Відкрийте жетон із резерву й покладіть туди. Може статися одне з трьох:
    - Збіг: жетон такого кольору є в центрі, а в зоні збору він перший. Успіх! Тепер вирішуйте: відкрити ще чи забрати.
    - Немає збігу: у центрі такого кольору немає. Осічка.
    - Конфлікт: у зоні збору вже є жетон такого кольору. Теж осічка.
    Після осічки все з вашої зони збору йде до центру, і новий жетон теж, а ця серія закінчується.
genial-rules-5-title = Ваш хід: забираємо
genial-rules-5-text =
    Забрати можна лише відразу після успіху. Вам дістається все із зони збору, а з центру — усі жетони тих самих кольорів. Розкладіть їх перед собою за кольорами. Їх у вас ніхто не відбере. На цьому серія закінчується.
genial-rules-6-title = Лінії та призові ходи
genial-rules-6-text =
    Лінія — це 7 жетонів одного кольору. Якщо вас четверо, досить 5.
    За кожну зібрану лінію ви відразу дістаєте один призовий хід: відкрийте жетон, і далі все як завжди. Дві лінії разом — два призові ходи; а призовий хід може принести наступний.
    У кінці ходу у вас лишається не більше за одну лінію кожного кольору. Усе, що понад неї, повертається до резерву лицем донизу, і резерв перемішують. А доти зайве лежить у вас: другої лінії з нього не вийде, і відкрити його не можна.
genial-rules-7-title = Альтернативний хід
genial-rules-7-text =
    Його роблять замість першого жетона свого ходу. Погляньте на свою колекцію: чи є колір, якого у вас менше, ніж будь-якого іншого? (Зовсім немає — теж рахується.) А чи лежить цей колір у центрі? Тоді можна взяти звідти один жетон цього кольору до колекції. Якщо так збереться ваша остання лінія, ви перемагаєте.
genial-rules-8-title = Кінець гри
genial-rules-8-text =
    Щойно у вас є лінії всіх шести кольорів — хоч і посеред ходу, — гру закінчено, і ви перемагаєте.
    Решта ділять місця за кількістю зібраних ліній, а потім за кількістю жетонів у колекції, не більше за одну лінію кожного кольору. Якщо й це порівну, місце спільне.
genial-rules-9-title = Що ми вирішили самі
genial-rules-9-text =
    Наші правила уриваються посеред альтернативного ходу, а про деякі речі мовчать. Тут заведено так:
    - Лінія буває завдовжки від 3 до 7 жетонів, але не така, щоб 21 жетона одного кольору не вистачило на всіх. Тож учотирьох найбільша довжина — 5.
    - Трьом із лініями з 7 потрібні геть усі жетони, і тоді, може, не закінчить ніхто. Ми радимо лінії з 6: так грають в іншому виданні цієї гри.
    - Осічка чи взяття закінчують лише одну серію. Якщо у вас лишилися призові ходи, ви їх робите. Якщо ви перемогли, вони пропадають.
    - Альтернативний хід буває на початку ходу, але не в призовому. Він приносить один жетон. Якщо хочете, нехай приносить усі жетони цього кольору з центру: тоді зайве понад лінію повертається, а зібрана лінія дає призовий хід, як завжди.
    - Резерв порожній: після успіху треба забирати. На початку ходу лишається тільки альтернативний хід; не можна й його — хід пропускають. В інших випадках пропускати не можна. Призові ходи, у яких відкрити нічого, пропадають.
    - Якщо всі поспіль пропускають хід, гра закінчується.
    - Після 400 ходів, рахуючи ходи всіх гравців, гра теж закінчується. Призові ходи не рахуються. Число можна вибрати інше.
    - Якщо гра закінчилася, а всього не зібрав ніхто, перемагає той, у кого більше зібраних ліній; потім дивляться на жетони, як сказано вище.
    - У числах: зібрана лінія — 100 очок, жетон, що йде до заліку, — 1.
genial-rules-10-title = Що можна вибрати
genial-rules-10-text =
    - Хто починає: хтось із вас або жереб. Якщо нічого не вибрати, вирішує жереб.
    - Довжина лінії: від 3 до 7 жетонів. Якщо не вибрати, 7, а вчотирьох 5; утрьох радимо 6.
    - Альтернативний хід дає: один жетон або всі жетони цього кольору. Якщо не вибрати, один.
    - Терпіння: через скільки ходів гра закінчується. Не менше ніж 1; якщо не вибрати, 400.
    - Показувати шанси: на столі видно, наскільки ймовірний успіх із наступним жетоном. Це кожен міг би порахувати за відкритими жетонами. Якщо не вибрати, вимкнено.

genial-credits = «Einfach Genial: das riskante Sammelspiel» / «Совершенно гениально» — гра Райнера Кніції (видавництва Kosmos і Hobby World). Hatstand із ними не пов’язаний: слова й малюнки тут власні.
