### «Совершенно гениально»: всё, что говорят об этой игре страница и терминал
# Имена игроков не склоняются, а рода у них нет: пишем в настоящем времени. Цвета названы в именительном: «красный».

genial-name = Совершенно гениально

## Жетоны: цвет и форма

genial-kind-red = красный
genial-kind-orange = оранжевый
genial-kind-yellow = жёлтый
genial-kind-green = зелёный
genial-kind-blue = синий
genial-kind-purple = фиолетовый
genial-shape-red = сердце
genial-shape-orange = треугольник
genial-shape-yellow = звезда
genial-shape-green = клевер
genial-shape-blue = капля
genial-shape-purple = ромб
genial-token = { $colour }, { $shape }
genial-token-hidden = закрытый жетон
genial-some = { $colour } × { $count }

## Игра

genial-ruleset-genial = Совершенно гениально
genial-ruleset-genial-about = Ещё один жетон? Рискуйте, собирайте шесть линий — и умейте вовремя остановиться.

## Настройки

genial-option-first = Кто начинает
genial-option-first-help = Выберите игрока или доверьтесь жребию.
genial-option-first-random = Решит жребий
genial-option-line = Длина линии
genial-option-line-help = Сколько жетонов одного цвета составляют линию. Чем короче линии, тем короче игра.
genial-option-line-advice = Вас трое? Попробуйте линии из 6. Троим с линиями из 7 нужны все жетоны до единого, и тогда, может быть, не закончит никто.
genial-option-alternative_takes = Альтернативный ход даёт
genial-option-alternative_takes-help = Сколько жетонов самого редкого вашего цвета приносит альтернативный ход.
genial-option-alternative_takes-one = один жетон
genial-option-alternative_takes-all = все жетоны этого цвета
genial-option-patience = Терпение
genial-option-patience-help = После стольких ходов, считая ходы всех игроков, игра кончается как есть.
genial-option-odds = Показывать шансы
genial-option-odds-help = На столе видно, насколько вероятен успех при следующем жетоне.
genial-option-colours = Цветов
genial-option-tokens = Жетонов каждого цвета

## Ходы: кнопки и слова для экранного чтеца

genial-do-flip = Открыть
genial-do-flip-again = Ещё один
genial-do-take = Забрать
genial-do-alternative = Альтернатива
genial-do-pass = Пропустить
genial-action-flip = Открыть жетон из резерва
genial-action-take = Забрать зону сбора и всё подходящее из центра
genial-action-alternative = Взять из центра свой самый редкий цвет
genial-action-pass = Пропустить ход
genial-choose-flip = Откройте первый жетон!
genial-choose-bonus = Призовой ход: откройте жетон!
genial-choose-alternative = Откройте жетон или возьмите { $colour } из центра.
genial-choose-go-on = Успех! Открыть ещё или забрать?
genial-choose-take = Резерв пуст: забирайте, что есть.
genial-choose-only-alternative = Резерв пуст: можно только взять { $colour } из центра.
genial-choose-pass = Резерв пуст, и взять нечего: придётся пропустить ход.
genial-take-brings =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }

## Стол

genial-centre = Центр
genial-centre-empty = Центр пуст.
genial-zone = Зона сбора
genial-zone-of = Зона сбора: { $player }
genial-zone-empty = Зона сбора пуста.
genial-verdict-match = Совпадение!
genial-verdict-no_match = В центре такого нет!
genial-verdict-conflict = В зоне такой уже есть!
genial-reserve = В резерве: { $count }
genial-collection-of = Коллекция: { $player }
genial-collection-own = Ваша коллекция
genial-line-of = { $colour }: { $count } из { $line }
genial-line-complete = Линия собрана: { $colour }
genial-surplus =
    { $count ->
        [one] { $count } лишний жетон вернётся после хода
        [few] { $count } лишних жетона вернутся после хода
       *[many] { $count } лишних жетонов вернутся после хода
    }
genial-bonus-turn = Призовой ход
genial-owed =
    { $count ->
        [one] Впереди ещё { $count } призовой ход
        [few] Впереди ещё { $count } призовых хода
       *[many] Впереди ещё { $count } призовых ходов
    }
genial-odds = Вероятность успеха: { $chance } %
genial-odds-tokens = Подходящих жетонов в резерве: { $match } из { $count }
genial-odds-none = Резерв пуст.
genial-turn = Ход { $turn } из { $patience } возможных

## Сколько чего

genial-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
genial-lines =
    { $count ->
        [one] { $count } линия
        [few] { $count } линии
       *[many] { $count } линий
    }
genial-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
genial-bonus-turns =
    { $count ->
        [one] { $count } призовой ход
        [few] { $count } призовых хода
       *[many] { $count } призовых ходов
    }
genial-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Что происходит

genial-event-deal = В центре лежат три жетона. Начинает { $player }.
genial-event-deal-you = В центре лежат три жетона. Начинаете вы.
genial-event-flipping = { $player } открывает жетон…
genial-event-flipping-you = Вы открываете жетон…
genial-event-match = { $player } открывает жетон: { $colour }. Совпадение!
genial-event-match-you = Вы открываете жетон: { $colour }. Совпадение!
genial-event-no_match = { $player } открывает жетон: { $colour }. В центре такого нет — осечка! Зона сбора уходит в центр.
genial-event-no_match-you = Вы открываете жетон: { $colour }. В центре такого нет — осечка! Ваша зона сбора уходит в центр.
genial-event-conflict = { $player } открывает жетон: { $colour }. В зоне сбора такой уже есть — осечка! Она уходит в центр.
genial-event-conflict-you = Вы открываете жетон: { $colour }. В вашей зоне сбора такой уже есть — осечка! Она уходит в центр.
genial-event-take =
    { $count ->
        [one] { $player } забирает { $count } жетон: { $tokens }.
        [few] { $player } забирает { $count } жетона: { $tokens }.
       *[many] { $player } забирает { $count } жетонов: { $tokens }.
    }
genial-event-take-you =
    { $count ->
        [one] Вы забираете { $count } жетон: { $tokens }.
        [few] Вы забираете { $count } жетона: { $tokens }.
       *[many] Вы забираете { $count } жетонов: { $tokens }.
    }
genial-event-alternative = { $player } делает альтернативный ход и берёт из центра: { $tokens }.
genial-event-alternative-you = Вы делаете альтернативный ход и берёте из центра: { $tokens }.
genial-event-pass = { $player } пропускает ход: открыть нечего и взять нечего.
genial-event-pass-you = Вы пропускаете ход: открыть нечего и взять нечего.
genial-event-line = { $player } собирает линию: { $colour }!
genial-event-line-you = Вы собираете линию: { $colour }!
genial-event-bonus =
    { $count ->
        [one] За это — { $count } призовой ход.
        [few] За это — { $count } призовых хода.
       *[many] За это — { $count } призовых ходов.
    }
genial-event-lost =
    { $count ->
        [one] Резерв пуст: { $count } призовой ход пропадает.
        [few] Резерв пуст: { $count } призовых хода пропадают.
       *[many] Резерв пуст: { $count } призовых ходов пропадают.
    }
genial-event-returned =
    { $count ->
        [one] Сверх линии — { $count } жетон, он возвращается в резерв: { $tokens }. Резерв перемешивают.
        [few] Сверх линии — { $count } жетона, они возвращаются в резерв: { $tokens }. Резерв перемешивают.
       *[many] Сверх линии — { $count } жетонов, они возвращаются в резерв: { $tokens }. Резерв перемешивают.
    }
genial-event-end-lines = Собраны все линии. Игра окончена.
genial-event-end-passes = Больше никто ничего не может сделать. Игра окончена.
genial-event-end-patience = Сыгран последний ход. Игра окончена.

## Конец игры

genial-score-lines =
    { $count ->
        [one] { $count } собранная линия
        [few] { $count } собранные линии
       *[many] { $count } собранных линий
    }
genial-score-tokens =
    { $count ->
        [one] В зачёт идёт { $count } жетон
        [few] В зачёт идут { $count } жетона
       *[many] В зачёт идут { $count } жетонов
    }
genial-winner = Все линии собраны, побеждает { $player }!
genial-winner-you = Все линии собраны, вы побеждаете!
genial-winner-most = Побеждает { $player }, ближе всех к цели: { $lines }, { $tokens }!
genial-winner-most-you = Вы побеждаете, вы ближе всех к цели: { $lines }, { $tokens }!
genial-winners = Общая победа ({ $lines }, { $tokens }): { $players }!

## Ошибки

genial-error-reserve = Резерв пуст: открыть нечего.
genial-error-take = Забрать жетоны можно только сразу после успеха.
genial-error-alternative-flipped = Альтернативный ход делают вместо первого жетона, а вы уже открыли жетон.
genial-error-alternative-bonus = Призовой ход начинается с нового жетона: альтернативного хода в нём нет.
genial-error-alternative-rarest = В вашей коллекции нет цвета, который был бы реже всех остальных.
genial-error-alternative-centre =
    { $colour ->
        [red] Реже всего у вас красный, а красного в центре нет.
        [orange] Реже всего у вас оранжевый, а оранжевого в центре нет.
        [yellow] Реже всего у вас жёлтый, а жёлтого в центре нет.
        [green] Реже всего у вас зелёный, а зелёного в центре нет.
        [blue] Реже всего у вас синий, а синего в центре нет.
       *[purple] Реже всего у вас фиолетовый, а фиолетового в центре нет.
    }
genial-error-pass = Пропустить ход можно, только когда открыть нечего и взять нечего.
genial-error-notation = «{ $action }» — не ход. Ходы бывают такие: flip, take, alternative, pass.
genial-error-line = Не хватит жетонов: игроков { $players }, длина линии { $line }, а жетонов каждого цвета { $tokens }.

## Почему такой ход: совет в игре и разбор после неё
# Каждая — отдельное предложение. $chance: целое число сотых. «done»: о сделанном ходе.

genial-reason-colour =
    { $colour ->
        [red] { genial-kind-red }
        [orange] { genial-kind-orange }
        [yellow] { genial-kind-yellow }
        [green] { genial-kind-green }
        [blue] { genial-kind-blue }
       *[purple] { genial-kind-purple }
    }
genial-reason-success = Следующий жетон подойдёт с вероятностью { $chance } %.
genial-reason-take-brings = Забрать сейчас — это лишь { genial-tokens }.
genial-reason-alternative-brings = Альтернатива — это лишь { genial-tokens }.
genial-reason-take-brings-now = Забрать — это { genial-tokens }, и их уже никто не отнимет.
genial-reason-no-flip = Резерв пуст: открывать больше нечего.
genial-reason-misfire = Следующий жетон — осечка с вероятностью { $chance } %.
genial-reason-wins = Так собрана последняя линия, а это победа.
genial-reason-line = Так собрана линия: { genial-reason-colour }.
genial-reason-sure = Альтернатива ничем не рискует: { genial-tokens } ({ genial-reason-colour }).
genial-reason-only = Ничего другого сейчас сделать нельзя.
genial-reason-nothing = Открывать нечего, и взять нечего.
genial-reason-done-risked = Открыв ещё, вы рисковали тем, что могли забрать: { genial-tokens }.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
genial-terminal-flip = о
genial-terminal-take = з
genial-terminal-alternative = а
genial-terminal-pass = п
# $flip and so on: the words above. “flip”, “take”, “alternative” and “pass” are understood in every language
genial-terminal-write = Напишите «{ $flip }», чтобы открыть жетон, «{ $take }» — чтобы забрать, «{ $alternative }» — для альтернативного хода, «{ $pass }» — чтобы пропустить ход.
# $actions: names of buttons with commas between
genial-terminal-now = Сейчас можно: { $actions }
# Why games ended, before the share of them that did
genial-ended-lines = все линии были собраны
genial-ended-passes = больше никто ничего не мог сделать
genial-ended-patience = был сыгран последний ход

## Карта-подсказка

genial-hint-title = Подсказка
genial-hint-flip = Откройте жетон и положите в зону сбора.
genial-hint-match = Такой цвет есть в центре, а в зоне ещё нет? Успех: открывайте ещё или забирайте.
genial-hint-misfire = В центре такого нет или в зоне уже есть? Осечка: всё из зоны уходит в центр.
genial-hint-take = Забрать: всю зону и все жетоны тех же цветов из центра.
genial-hint-line = Собрали линию? Один призовой ход.
genial-hint-surplus = Больше линии? Лишнее вернётся в конце хода.
genial-hint-alternative = Вместо первого жетона: ваш самый редкий цвет, если он есть в центре.
genial-hint-end = Конец: кто собрал все линии, сразу побеждает.

## Правила игры
# Каждая строка — абзац; строка с «- » в начале принадлежит списку

genial-rules-1-title = О чём игра
genial-rules-1-text =
    Откройте жетон. Совпал? Прекрасно: унести добычу домой или рискнуть и открыть ещё один? Один лишний — и всё уплывёт из рук, да ещё и прямо к соперникам.
    Кто первым соберёт по линии каждого цвета, тот и победит. Играют от 2 до 4 человек от 8 лет.
genial-rules-2-title = Чем играем
genial-rules-2-text =
    126 жетонов шести цветов, по 21 каждого: красный, оранжевый, жёлтый, зелёный, синий и фиолетовый.
    Чтобы их можно было отличить и без цвета, у каждого ещё и своя форма: сердце, треугольник, звезда, клевер, капля и ромб.
genial-rules-3-title = Подготовка
genial-rules-3-text =
    Положите все жетоны лицом вниз и хорошенько перемешайте: это резерв. 3 из них откройте и положите на середину стола: это центр.
    За обычным столом начинает самый младший. Здесь вы сами выбираете, кто начнёт, или это решает жребий. Дальше ходят по часовой стрелке.
genial-rules-4-title = Ваш ход: открываем
genial-rules-4-text =
    Сначала ваша зона сбора — место между вами и центром — пуста. Откройте жетон из резерва и положите туда. Может случиться одно из трёх:
    - Совпадение: жетон такого цвета есть в центре, а в зоне сбора он первый. Успех! Теперь решайте: открыть ещё или забрать.
    - Нет совпадения: в центре такого цвета нет. Осечка.
    - Конфликт: в зоне сбора уже есть жетон такого цвета. Тоже осечка.
    После осечки всё из вашей зоны сбора уходит в центр, и новый жетон тоже, а эта серия заканчивается.
genial-rules-5-title = Ваш ход: забираем
genial-rules-5-text =
    Забрать можно только сразу после успеха. Вам достаётся всё из зоны сбора, а из центра — все жетоны тех же цветов. Разложите их перед собой по цветам. Их у вас никто не отнимет. На этом серия заканчивается.
genial-rules-6-title = Линии и призовые ходы
genial-rules-6-text =
    Линия — это 7 жетонов одного цвета. Если вас четверо, хватает 5.
    За каждую собранную линию вы тут же получаете один призовой ход: откройте жетон, и дальше всё как обычно. Две линии сразу — два призовых хода; а призовой ход может принести следующий.
    В конце хода у вас остаётся не больше одной линии каждого цвета. Всё, что сверх неё, возвращается в резерв лицом вниз, и резерв перемешивают. А до тех пор лишнее лежит у вас: второй линии из него не выйдет, и открыть его нельзя.
genial-rules-7-title = Альтернативный ход
genial-rules-7-text =
    Его делают вместо первого жетона своего хода. Посмотрите на свою коллекцию: есть ли цвет, которого у вас меньше, чем любого другого? (Совсем нет — тоже считается.) А лежит ли этот цвет в центре? Тогда можно взять оттуда один жетон этого цвета в коллекцию. Если так соберётся ваша последняя линия, вы побеждаете.
genial-rules-8-title = Конец игры
genial-rules-8-text =
    Как только у вас есть линии всех шести цветов — хоть посреди хода, — игра окончена, и вы побеждаете.
    Остальные делят места по числу собранных линий, а потом по числу жетонов в коллекции, не больше одной линии каждого цвета. Если и это поровну, место общее.
genial-rules-9-title = Что мы решили сами
genial-rules-9-text =
    Наши правила обрываются посреди альтернативного хода, а о некоторых вещах молчат. Здесь принято так:
    - Линия бывает длиной от 3 до 7 жетонов, но не такой, чтобы 21 жетона одного цвета не хватило на всех. Так что вчетвером наибольшая длина — 5.
    - Троим с линиями из 7 нужны все жетоны до единого, и тогда, может быть, не закончит никто. Мы советуем линии из 6: так играют в другом издании этой игры.
    - Осечка или взятие заканчивают только одну серию. Если у вас остались призовые ходы, вы их делаете. Если вы победили, они пропадают.
    - Альтернативный ход бывает в начале хода, но не в призовом. Он приносит один жетон. Если хотите, пусть приносит все жетоны этого цвета из центра: тогда лишнее сверх линии возвращается, а собранная линия даёт призовой ход, как обычно.
    - Резерв пуст: после успеха надо забирать. В начале хода остаётся только альтернативный ход; нельзя и его — ход пропускают. В других случаях пропускать нельзя. Призовые ходы, в которых открыть нечего, пропадают.
    - Если все подряд пропускают ход, игра кончается.
    - После 400 ходов, считая ходы всех игроков, игра тоже кончается. Призовые ходы не считаются. Число можно выбрать другое.
    - Если игра кончилась, а всего не собрал никто, побеждает тот, у кого больше собранных линий; потом смотрят на жетоны, как сказано выше.
    - В числах: собранная линия — 100 очков, жетон, который идёт в зачёт, — 1.
genial-rules-10-title = Что можно выбрать
genial-rules-10-text =
    - Кто начинает: кто-то из вас или жребий. Если ничего не выбрать, решает жребий.
    - Длина линии: от 3 до 7 жетонов. Если не выбрать, 7, а вчетвером 5; втроём советуем 6.
    - Альтернативный ход даёт: один жетон или все жетоны этого цвета. Если не выбрать, один.
    - Терпение: через сколько ходов игра кончается. Не меньше 1; если не выбрать, 400.
    - Показывать шансы: на столе видно, насколько вероятен успех при следующем жетоне. Это каждый мог бы посчитать по открытым жетонам. Если не выбрать, выключено.

genial-credits = «Einfach Genial: das riskante Sammelspiel» / «Совершенно гениально» — игра Райнера Книции (издательства Kosmos и Hobby World). Hatstand с ними не связан: слова и рисунки здесь свои.
