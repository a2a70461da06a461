### «Спрятанные шляпы»: всё, что говорят об этой игре страница и терминал
# Имена игроков не склоняются, а рода у них нет: пишем в настоящем времени. Шляпы и персонажи — только в именительном.

hidden-hats-name = Спрятанные шляпы

## Персонажи

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

## Шляпы

hidden-hats-hat-jester = колпак с бубенчиками
hidden-hats-hat-sultan = тюрбан
hidden-hats-hat-viking = рогатый шлем
hidden-hats-hat-pirate = треуголка
hidden-hats-hat-knight = шлем с перьями
hidden-hats-hat-princess =
    { $ruleset ->
        [shapka-nevidimka] диадема
       *[auf-der-hut] корона
    }
hidden-hats-hat-cowboy = ковбойская шляпа
hidden-hats-hat-witch = шляпа ведьмы
hidden-hats-hat-wizard = звёздный колпак
hidden-hats-hat-cook = поварской колпак
hidden-hats-hat-king = корона
hidden-hats-hat-dragon = рога дракона
hidden-hats-hat-crown = корона
hidden-hats-hat-diadem = диадема
hidden-hats-hat-wonder =
    { $ruleset ->
        [shapka-nevidimka] шапка-невидимка
       *[auf-der-hut] чудо-шляпа
    }
hidden-hats-hat-hidden = закрытая шляпа
hidden-hats-bald =
    { $ruleset ->
        [shapka-nevidimka] штрафная фишка
       *[auf-der-hut] лысина
    }

## Две игры

hidden-hats-ruleset-auf-der-hut = На страже
hidden-hats-ruleset-auf-der-hut-about = Верните каждую шляпу на нужную голову, а сами не останьтесь с лысиной.
hidden-hats-ruleset-shapka-nevidimka = Шапка-невидимка
hidden-hats-ruleset-shapka-nevidimka-about = У гостей замка перепутались все шляпы. Разберитесь, где чья: играем, пока не останутся трое.

## Настройки

hidden-hats-option-first = Кто начинает
hidden-hats-option-first-help = Выберите игрока или доверьтесь жребию.
hidden-hats-option-first-random = Решит жребий
hidden-hats-option-until_three = Играть до последних трёх
hidden-hats-option-until_three-help = Под конец ряд больше не пополняется. Игра идёт, пока в шляпах не останутся только три персонажа.
hidden-hats-option-no_swap_back = Не менять сразу обратно
hidden-hats-option-no_swap_back-help = Обмен, сделанный на предыдущем ходу, нельзя сразу отменить.
hidden-hats-option-patience = Терпение
hidden-hats-option-patience-help = Если столько ходов подряд никто не забрал ни пары, ни шляпы, которая подходит всем, игра кончается.
hidden-hats-option-memory_aid = Подсказка для памяти
hidden-hats-option-memory_aid-help = Для малышей: шляпы, которые игрок уже видел, остаются для него на виду.
# Маленькие игры для проверок и исследований: только в терминале
hidden-hats-option-kinds = Сколько разных персонажей
hidden-hats-option-copies = Карт каждого вида
hidden-hats-option-places = Мест в ряду
hidden-hats-option-wonders = Шляп, которые подходят всем
hidden-hats-option-balds = Лысин или фишек в запасе

## Ходы: кнопки и слова для экранного чтеца

hidden-hats-do-peek = Подсмотреть
hidden-hats-do-swap = Поменять
hidden-hats-do-open = Открыть
hidden-hats-do-put-back = Положить обратно
hidden-hats-do-seen = Понятно
hidden-hats-action-peek = Подсмотреть шляпу на месте { $place }
hidden-hats-action-swap = Поменять местами шляпы { $place } и { $other }
hidden-hats-action-open = Открыть шляпу на месте { $place }
hidden-hats-choose = Выберите шляпу.
hidden-hats-choose-action = Место { $place }: что сделать?
hidden-hats-choose-other = Место { $place }: с каким поменять?
hidden-hats-confirm-open = Открыть шляпу над этим персонажем: { $character }?
hidden-hats-confirm-open-help =
    { $ruleset ->
        [shapka-nevidimka] Если она не подойдёт, вы получите штрафную фишку.
       *[auf-der-hut] Если она не подойдёт, вы получите лысину.
    }
hidden-hats-confirm-open-free = Если она не подойдёт, ничего страшного: запас пуст.
hidden-hats-brave = Открывать без вопросов
hidden-hats-brave-help = Для смелых: шляпа открывается сразу.

## Стол

hidden-hats-row = Ряд
hidden-hats-place-hidden = Место { $place }: { $character }, шляпа закрыта
hidden-hats-place-shown = Место { $place }: { $character }, шляпа: { $hat }
hidden-hats-place-remembered = Место { $place }: { $character }, вы помните: { $hat }
hidden-hats-place-empty = Место { $place }: пусто
hidden-hats-deck-characters = Персонажей в колоде: { $count }
hidden-hats-deck-hats = Шляп в колоде: { $count }
hidden-hats-supply =
    { $ruleset ->
        [shapka-nevidimka] Штрафных фишек в запасе: { $count }
       *[auf-der-hut] Лысин в запасе: { $count }
    }
hidden-hats-peeked = Это видно только вам: место { $place }, { $hat }.
hidden-hats-opened = { $player } открывает место { $place }. Шляпа: { $hat }. Персонаж: { $character }.
hidden-hats-opened-you = Вы открываете место { $place }. Шляпа: { $hat }. Персонаж: { $character }.

## Сколько чего

hidden-hats-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
hidden-hats-pairs =
    { $count ->
        [one] { $count } пара
        [few] { $count } пары
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
                [one] { $count } чудо-шляпа
                [few] { $count } чудо-шляпы
               *[many] { $count } чудо-шляп
            }
    }
hidden-hats-balds =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } штрафная фишка
                [few] { $count } штрафные фишки
               *[many] { $count } штрафных фишек
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } лысина
                [few] { $count } лысины
               *[many] { $count } лысин
            }
    }
hidden-hats-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
hidden-hats-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
hidden-hats-idle =
    { $count ->
        [one] { $count } ход без находок (на { $patience } игра кончится).
        [few] { $count } хода без находок (на { $patience } игра кончится).
       *[many] { $count } ходов без находок (на { $patience } игра кончится).
    }

## Что происходит

hidden-hats-event-deal = Шляпы разложены. Начинает { $player }.
hidden-hats-event-deal-you = Шляпы разложены. Начинаете вы.
hidden-hats-event-peek = { $player } подсматривает шляпу на месте { $place }.
hidden-hats-event-peek-you = Вы подсматриваете. Место { $place }: { $hat }.
hidden-hats-event-peek-you-log = Вы подсматриваете шляпу на месте { $place }.
hidden-hats-event-swap = { $player } меняет местами шляпы { $place } и { $other }.
hidden-hats-event-swap-you = Вы меняете местами шляпы { $place } и { $other }.
hidden-hats-event-pair = { $player } открывает место { $place } и забирает пару: { $character }, { $hat }.
hidden-hats-event-pair-you = Вы открываете место { $place } и забираете пару: { $character }, { $hat }.
hidden-hats-event-wonder =
    { $ruleset ->
        [shapka-nevidimka] { $player } открывает место { $place }: шапка-невидимка!
       *[auf-der-hut] { $player } открывает место { $place }: чудо-шляпа!
    }
hidden-hats-event-wonder-you =
    { $ruleset ->
        [shapka-nevidimka] Вы открываете место { $place }: шапка-невидимка!
       *[auf-der-hut] Вы открываете место { $place }: чудо-шляпа!
    }
hidden-hats-event-bald =
    { $ruleset ->
        [shapka-nevidimka] { $player } открывает место { $place }. Шляпа не та — штрафная фишка!
       *[auf-der-hut] { $player } открывает место { $place }. Шляпа не та — лысина!
    }
hidden-hats-event-bald-you =
    { $ruleset ->
        [shapka-nevidimka] Вы открываете место { $place }. Шляпа не та — штрафная фишка!
       *[auf-der-hut] Вы открываете место { $place }. Шляпа не та — лысина!
    }
hidden-hats-event-bald-free = { $player } открывает место { $place }. Шляпа не та, но запас пуст: обошлось.
hidden-hats-event-bald-free-you = Вы открываете место { $place }. Шляпа не та, но запас пуст: обошлось.
hidden-hats-event-relaid = Ни одна шляпа в ряду никому не подходила. Их замешивают в колоду и кладут новые.
hidden-hats-event-end-row = Пустое место в ряду нечем заполнить. Игра окончена.
hidden-hats-event-end-three = В ряду остались последние персонажи. Игра окончена.
hidden-hats-event-end-patience = Давно никто ничего не находит. Игра окончена.

## Счёт шаг за шагом

hidden-hats-score-cancelled =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } шапка-невидимка отменяет { $count } штрафную фишку
                [few] { $count } шапки-невидимки отменяют { $count } штрафные фишки
               *[many] { $count } шапок-невидимок отменяют { $count } штрафных фишек
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } чудо-шляпа прикрывает { $count } лысину
                [few] { $count } чудо-шляпы прикрывают { $count } лысины
               *[many] { $count } чудо-шляп прикрывают { $count } лысин
            }
    }
hidden-hats-score-covered =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] Осталась { $count } штрафная фишка: −{ $count }
                [few] Остались { $count } штрафные фишки: −{ $count }
               *[many] Осталось { $count } штрафных фишек: −{ $count }
            }
       *[auf-der-hut]
            { $count ->
                [one] Осталась { $count } лысина, на неё уходит шляпа: −{ $count }
                [few] Остались { $count } лысины, на каждую уходит шляпа: −{ $count }
               *[many] Осталось { $count } лысин, на каждую уходит шляпа: −{ $count }
            }
    }
hidden-hats-score-floor = Терять больше нечего: меньше 0 не бывает.
hidden-hats-winner =
    { $count ->
        [one] Побеждает { $player }: { $count } очко!
        [few] Побеждает { $player }: { $count } очка!
       *[many] Побеждает { $player }: { $count } очков!
    }
hidden-hats-winner-you =
    { $count ->
        [one] Вы побеждаете: { $count } очко!
        [few] Вы побеждаете: { $count } очка!
       *[many] Вы побеждаете: { $count } очков!
    }
hidden-hats-winners =
    { $count ->
        [one] Общая победа ({ $count } очко): { $players }!
        [few] Общая победа ({ $count } очка): { $players }!
       *[many] Общая победа ({ $count } очков): { $players }!
    }

## Ошибки

hidden-hats-error-empty = Место { $place } пустует.
hidden-hats-error-swap-order = Сначала пишется меньшее место: { $action }.
hidden-hats-error-swap-same = Чтобы поменять, нужны два разных места.
hidden-hats-error-swap-back = Это лишь отменило бы последний обмен, а в этой игре так нельзя.
hidden-hats-error-place = Места { $place } нет: в ряду места от 1 до { $places }.
hidden-hats-error-notation = «{ $action }» — не ход. Пишите, например: peek 3, swap 1 4, open 3.
hidden-hats-error-deal-characters = Персонажей не хватает, мест в ряду { $places }.
hidden-hats-error-deal-dead = В этом ряду ни одна шляпа никому не подходит, а так не бывает.

## Почему такой ход: совет в игре и разбор после неё
# Каждая — отдельное предложение. $chance: целое число сотых. «done»: о сделанном ходе.

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
hidden-hats-reason-seen = Вы видели, что лежит на месте { $place }, и с тех пор это никто не двигал: { hidden-hats-reason-hat }. Подходит.
hidden-hats-reason-followed = Эту шляпу вы видели и можете сказать, куда она попала: { hidden-hats-reason-hat }, теперь на месте { $place }. Подходит.
hidden-hats-reason-rival = Шляпу на месте { $place } знает и { $player } — и может открыть её раньше.
hidden-hats-reason-wonder = Вы знаете, что лежит на месте { $place }: { hidden-hats-reason-hat }. Подходит всем.
hidden-hats-reason-makes-good =
    { $ruleset ->
        [shapka-nevidimka] Так вы избавитесь от штрафной фишки.
       *[auf-der-hut] Так вы прикроете одну лысину.
    }
hidden-hats-reason-betrayed = Эту шляпу { $player } знает и держит теперь на месте { $place }: значит, там она, может быть, подходит.
hidden-hats-reason-chance = Насколько вы можете знать, шляпа на месте { $place } подходит с вероятностью { $chance } %.
hidden-hats-reason-risk =
    { $ruleset ->
        [shapka-nevidimka] Если она не подойдёт, это будет стоить штрафной фишки.
       *[auf-der-hut] Если она не подойдёт, это будет стоить лысины.
    }
hidden-hats-reason-free = Если она не подойдёт, это ничего не стоит: запас пуст.
hidden-hats-reason-unseen = Вы ещё не видели, что лежит на месте { $place }.
hidden-hats-reason-useful = С вероятностью { $chance } % шляпа на месте { $place } подходит кому-то в ряду.
hidden-hats-reason-no-fit = Вы не знаете ни одной шляпы, которая лежит там, где подходит.
hidden-hats-reason-waiting = Вы уже знаете, что лежит на месте { $place }: посмотреть ещё раз — значит ничего не выдать, а ходить придётся другим.
hidden-hats-reason-brings = Обмен приносит шляпу туда, где она подходит, на место { $place }: { hidden-hats-reason-hat }.
hidden-hats-reason-secret = Эту шляпу больше никто не видел.
hidden-hats-reason-spoils = Шляпу на месте { $place } знает { $player }, и она подходит там с вероятностью { $chance } %. Обмен этому мешает.
hidden-hats-reason-done-peek = Вы уже знали, что лежит на месте { $place }: { hidden-hats-reason-hat }.
hidden-hats-reason-done-wrong = Вы видели, что шляпа на месте { $place } не подходит: { hidden-hats-reason-hat }.
hidden-hats-reason-done-chance = Насколько вы могли знать, шляпа, которую вы открыли на месте { $place }, подходила с вероятностью { $chance } %.
hidden-hats-reason-done-breaks = Ваш обмен унёс шляпу с места { $place }, где она подходила, и вы это знали: { hidden-hats-reason-hat }.
hidden-hats-reason-done-betrays = Ваш обмен подсказал другим, что на месте { $place } шляпа подходит.
hidden-hats-reason-estimate = Если доиграть много раз, так выигрывают чаще всего.

## В терминале

hidden-hats-terminal-peek = г
hidden-hats-terminal-swap = м
hidden-hats-terminal-open = о
hidden-hats-terminal-write = Напишите «{ $peek } 3», чтобы глянуть на шляпу 3, «{ $swap } 1 4», чтобы поменять шляпы 1 и 4, «{ $open } 3», чтобы открыть шляпу 3.
hidden-hats-terminal-places = Шляпы лежат на местах { $places }.
hidden-hats-terminal-barred = Сейчас нельзя: поменять { $place } и { $other } сразу обратно.
hidden-hats-ended-row = пустое место было нечем заполнить
hidden-hats-ended-three = остались последние персонажи
hidden-hats-ended-patience = никто больше ничего не находил

## Карта-подсказка

hidden-hats-hint-title = Подсказка
hidden-hats-hint-peek = Подсмотреть: тайком взглянуть на одну шляпу.
hidden-hats-hint-swap = Поменять: две шляпы вслепую меняются местами.
hidden-hats-hint-open = Открыть: перевернуть одну шляпу при всех.
hidden-hats-hint-pair = Подошла? Забирайте пару.
hidden-hats-hint-wonder =
    { $ruleset ->
        [shapka-nevidimka] Шапка-невидимка? Она ваша и отменит одну фишку.
       *[auf-der-hut] Чудо-шляпа? Она ваша и прикроет одну лысину.
    }
hidden-hats-hint-bald =
    { $ruleset ->
        [shapka-nevidimka] Не подошла? Берите штрафную фишку.
       *[auf-der-hut] Не подошла? Берите лысину.
    }
hidden-hats-hint-end =
    { $ruleset ->
        [shapka-nevidimka] Конец: в ряду осталось трое.
       *[auf-der-hut] Конец: место в ряду нечем заполнить (или, если договорились, осталось трое).
    }

## Правила игры
# Каждая строка — абзац; строка с «- » в начале принадлежит списку

hidden-hats-rules-1-title = О чём игра
hidden-hats-rules-1-text =
    Ну и путаница: все надели чужие шляпы! Пусть каждая вернётся к хозяину: тюрбан — к султану, рогатый шлем — к викингу. Только вот лежат все шляпы рубашкой вверх. Подсматривайте, запоминайте и следите, что двигают другие.
    Игры здесь две, и они почти одинаковые: «На страже» — от 5 лет, «Шапка-невидимка» — от 6 лет. В обе играют от 2 до 4 человек. Где они расходятся, там так и сказано.
hidden-hats-rules-2-title = Чем играем
hidden-hats-rules-2-text =
    - 20 персонажей: десять разных, каждый на двух картах.
    - 24 шляпы: по две каждому и ещё четыре, которые подходят всем. В игре «На страже» это чудо-шляпы, в другой — шапки-невидимки.
    - 16 лысин; в «Шапке-невидимке» это штрафные фишки.
    - Карта-подсказка. Она есть и на этой странице.
    В обеих играх есть шут (колпак с бубенчиками), султан (тюрбан), викинг (рогатый шлем), пират (треуголка), рыцарь (шлем с перьями), принцесса, ведьма (шляпа ведьмы) и волшебник (звёздный колпак).
    В игре «На страже» корону носит принцесса, а ещё там есть ковбой (ковбойская шляпа) и повар (поварской колпак). В «Шапке-невидимке» корона у короля, у принцессы диадема, и ещё есть дракон с рогами.
    У шляпы и её хозяина одинаковый фон: тот же цвет и, на наших рисунках, тот же узор. Так что пару видно, даже если не различать цвета.
hidden-hats-rules-3-title = Подготовка
hidden-hats-rules-3-text =
    Персонажей тасуют и семерых выкладывают в ряд лицом вверх. Шляпы тасуют и кладут над каждым по одной, рубашкой вверх. Остальное — две закрытые колоды: 13 персонажей и 17 шляп.
    За обычным столом «На страже» начинает тот, кто последним ходил в шляпе, а «Шапку-невидимку» — самый младший. Здесь вы сами выбираете, кто начнёт, или это решает жребий. Дальше ходят по часовой стрелке.
hidden-hats-rules-4-title = Ваш ход
hidden-hats-rules-4-text =
    Сделайте что-то одно из трёх:
    - Подсмотреть: взгляните на одну шляпу в ряду. Остальные видят, на какое место вы смотрите, но не саму шляпу.
    - Поменять: две шляпы ряда меняются местами. На них никто не смотрит, и вы тоже.
    - Открыть: переверните одну шляпу, чтобы увидели все. Лучше тогда, когда думаете, что она подходит!
hidden-hats-rules-5-title = Когда шляпу открыли
hidden-hats-rules-5-text =
    - Она подходит персонажу под ней: вы забираете обоих, это пара. На её место ложится новый персонаж лицом вверх, а над ним — новая шляпа рубашкой вверх.
    - Она подходит всем (чудо-шляпа или шапка-невидимка): вы забираете шляпу. Персонаж остаётся и получает новую шляпу рубашкой вверх.
    - Она не подходит: вы берёте лысину (штрафную фишку). Шляпу закрывают, и она остаётся на своём месте.
hidden-hats-rules-6-title = Конец игры
hidden-hats-rules-6-text =
    - «На страже» кончается, как только пустое место в ряду нечем заполнить. Первыми кончаются персонажи: это случается на 14-й паре.
    - В «Шапке-невидимке» играют, пока не останутся только три персонажа со шляпами. Это случается на 17-й паре.
    - «На страже» тоже можно играть до последних трёх, если выбрать такую настройку.
    - Когда играют до последних трёх, начиная с 14-й пары место каждой пары остаётся пустым. Номера мест не меняются. На пустом месте нечего подсматривать, менять и открывать. А шляпу, которая подходит всем, по-прежнему заменяют новой.
hidden-hats-rules-7-title = Подсчёт
hidden-hats-rules-7-text =
    - Каждая пара — 1 очко.
    - «На страже»: сначала каждая ваша чудо-шляпа прикрывает одну вашу лысину. Каждая оставшаяся лысина накрывается одной из ваших шляп, и эта пара не считается.
    - «Шапка-невидимка»: сначала каждая ваша шапка-невидимка отменяет одну вашу штрафную фишку. Каждая оставшаяся фишка отнимает 1 очко.
    - Лишние чудо-шляпы и шапки-невидимки ничего не дают.
    Побеждает тот, у кого очков больше всех. Если таких несколько, они побеждают вместе.
    Пример: 4 пары, 2 лысины и 1 чудо-шляпа. Чудо-шляпа прикрывает одну лысину, на другую уходит шляпа. Получается 3 очка.
hidden-hats-rules-8-title = Что мы решили сами
hidden-hats-rules-8-text =
    О некоторых вещах правила из коробки молчат. Здесь принято так:
    - В запасе кончились лысины или штрафные фишки: тогда за неподходящую шляпу ничего не бывает.
    - Ничего не подходит: если в ряду ни одна шляпа не подходит никому из ряда и нет ни одной, что подходит всем, забрать ничего не может никто. Тогда все шляпы ряда возвращаются в колоду, её тасуют и выкладывают новые — и так, пока что-нибудь не подойдёт. Это проверяется после раздачи и каждый раз, когда кладут новое. Об этом узнают все, и всё, что вы знали об этих шляпах, пропадает. Бывает это очень редко.
    - Никто ничего не находит: если 100 ходов подряд, считая ходы всех игроков, никто не забрал ни пары, ни шляпы, которая подходит всем, игра кончается как есть. Число можно выбрать другое.
    - В игре «На страже» ни у кого не бывает меньше 0: накрывать больше нечего. В «Шапке-невидимке» счёт может быть и ниже 0.
    - В «Шапке-невидимке» игроки с одинаковым лучшим счётом тоже побеждают вместе.
hidden-hats-rules-9-title = Вся игра — в памяти
hidden-hats-rules-9-text =
    На странице видно то, что лежит на столе. Остальное держите в голове.
    - Подсмотренная шляпа видна вам, пока вы не положите её обратно или не сделаете новый ход — или пока её не передвинут, не откроют или не замешают в колоду.
    - Открытая, но неподходящая шляпа видна вам, пока не побудет у вас перед глазами три секунды или пока вы не скажете, что всё увидели. Если вас не было, вы увидите её, когда вернётесь.
    - Ждать друг друга не нужно. Боты ждут, пока все не насмотрятся, но не дольше десяти секунд. На общем устройстве занавес падает только тогда, когда вы насмотрелись.
    - В списке ходов названы места, но не шляпы — кроме забранных пар и шляп, которые подходят всем. Пересмотреть всю игру можно только после её конца.
    - Для малышей есть подсказка для памяти: с ней игрок и дальше видит шляпы, которые уже видел. Её включают каждому отдельно.
hidden-hats-rules-10-title = Что можно выбрать
hidden-hats-rules-10-text =
    - Кто начинает: кто-то из вас или жребий. Если ничего не выбрать, решает жребий.
    - Играть до последних трёх: только для игры «На страже»; если не выбрать, выключено. В «Шапку-невидимку» так играют всегда.
    - Не менять сразу обратно: обмен, сделанный на предыдущем ходу, нельзя сразу отменить. Если не выбрать, выключено.
    - Терпение: через сколько ходов без находок игра кончается. Не меньше 1; если не выбрать, 100.
    - Подсказка для памяти: каждому игроку отдельно. Если не выбрать, выключена.
hidden-hats-rules-11-title = Чем игры отличаются
hidden-hats-rules-11-text =
    «На страже»
    - есть ковбой и повар; корона у принцессы
    - чудо-шляпы и лысины
    - начинает тот, кто последним ходил в шляпе
    - конец на 14-й паре или, если так выбрать, когда останутся трое
    - меньше 0 ни у кого не бывает
    «Шапка-невидимка»
    - есть король и дракон; корона у короля, диадема у принцессы
    - шапки-невидимки и штрафные фишки
    - начинает самый младший
    - конец всегда, когда останутся трое
    - счёт может быть ниже 0

hidden-hats-credits = «Auf der Hut» / «Шапка-невидимка» — игра Алексея Коннова, Алексея Пальцева и Анатолия Шклярова (издательства Zoch и «Трёхгранник»). Hatstand с ними не связан: слова и рисунки здесь свои.
