### «Шляпы»: всё, что говорят об этой игре страница и терминал
# Имена игроков не склоняются, а рода у них нет: пишем в настоящем времени. Карты и типы — только в именительном.

hats-name = Шляпы

## Типы и карты

hats-kind-top-hat = цилиндр
hats-kind-bowler = котелок
hats-kind-fez = феска
hats-kind-boater = канотье
hats-kind-bonnet = чепчик
hats-kind-beret = берет
hats-kind-deerstalker = кепка сыщика
hats-card = { $type } { $value }
hats-card-hidden = закрытая карта
hats-black = чёрная шляпа
hats-cookie = печенье

## Игра

hats-ruleset-hats = Шляпы
hats-ruleset-hats-about = Чаепитие у Безумного Шляпника: меняйтесь шляпами за его столом и соберите самые выдающиеся.

## Настройки

hats-option-first = Кто начинает
hats-option-first-help = Выберите игрока или доверьтесь жребию.
hats-option-first-random = Решит жребий
# Маленькие игры для проверок и исследований: только в терминале
hats-option-types = Типов шляп (0: все семь, из них два убраны)
hats-option-values = Номиналов у каждого типа
hats-option-hand = Карт на руке
hats-option-places = Мест на столе

## Ходы: кнопки и слова для экранного чтеца

hats-do-exchange = Обменять
hats-do-black = Чёрная шляпа
hats-do-discard = Сбросить
hats-do-pass = Передать
hats-do-back = Вернуть
hats-do-end = Закончить ход
hats-action-exchange = Положить карту «{ $card }» на место { $place } и взять «{ $taken }»
# The same, where it is not known what lies there
hats-deed-exchange = Положить карту «{ $card }» на место { $place }
hats-action-black = Положить карту «{ $card }» лицом вниз, чёрной шляпой
hats-action-discard = Сбросить карту «{ $card }» и взять новую
hats-action-pass = Передать карту «{ $card }». Кому: { $other }
hats-action-back = Отдать в ответ карту «{ $card }». Кому: { $other }
hats-action-end = Закончить ход
hats-choose = Выберите карту с руки.
hats-choose-action = Что сделать с этой картой: { $card }?
hats-choose-place = Куда положить: { $card }?
hats-choose-no-place = Сейчас эта карта не подходит ни к одной на столе.
hats-choose-card = Место { $place }: какую карту положить?
hats-choose-no-card = Сейчас ни одна ваша карта не подходит на место { $place }.
hats-choose-discard = Можно ещё сбросить карту и взять новую или закончить ход.
hats-choose-pass = Можно ещё передать карту напарнику ({ $other }) или закончить ход.
hats-choose-back = { $other } передаёт вам карту «{ $card }». Отдайте в ответ другую.
hats-waiting-back = { $player } выбирает карту в ответ.
hats-confirm-black = Положить лицом вниз: { $card }?
hats-confirm-black-help = Чёрная шляпа приносит 1 очко, что бы на ней ни было.
hats-brave = Класть чёрные шляпы без вопросов

## Стол

hats-table = Чайный стол
hats-place-shown = Место { $place }: { $card }
hats-place-covered = Место { $place }: { $card }. Для этого типа считается место { $lower }.
hats-deck = Карт в колоде: { $count }
hats-discards = Сброшено: { $count }
hats-hand = Ваша рука
hats-hand-of = { $player }, карт на руке: { $count }
hats-collection = Ваша коллекция
hats-collection-of = { $player }, коллекция
hats-collection-empty = Пока пусто.
hats-collections = Все коллекции
hats-out = Не участвуют в игре: { $types }
hats-cookie-of = Печенье у игрока { $player }.
hats-cookie-you = Печенье у вас.
hats-cookie-free = Печенье пока ничьё.
hats-team = { $player } и { $other } — одна команда.
hats-team-you = Вы и { $other } — одна команда.
hats-passed-to = У игрока { $other } от вас карта «{ $card }»: на руке или чёрной шляпой.
hats-passed-from = Карта «{ $card }» пришла к вам от напарника. { $other } знает, что она у вас.
hats-worth-now =
    { $count ->
        [one] При таком столе — { $count } очко
        [few] При таком столе — { $count } очка
       *[many] При таком столе — { $count } очков
    }
hats-type-worth =
    { $count ->
        [one] { $type }: по { $count } очку
        [few] { $type }: по { $count } очка
       *[many] { $type }: по { $count } очков
    }

## Сколько чего

hats-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
hats-blacks =
    { $count ->
        [one] { $count } чёрная шляпа
        [few] { $count } чёрные шляпы
       *[many] { $count } чёрных шляп
    }
hats-types =
    { $count ->
        [one] { $count } тип
        [few] { $count } типа
       *[many] { $count } типов
    }
hats-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
hats-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Что происходит

hats-event-deal = Чай разлит. Начинает { $player }.
hats-event-deal-you = Чай разлит. Начинаете вы.
hats-event-exchange = { $player } кладёт на место { $place } карту «{ $card }» и берёт «{ $taken }».
hats-event-exchange-you = Вы кладёте на место { $place } карту «{ $card }» и берёте «{ $taken }».
hats-event-black = { $player } кладёт чёрную шляпу.
hats-event-black-you = Вы кладёте чёрной шляпой карту «{ $card }».
hats-event-discard = { $player } сбрасывает карту «{ $card }» и берёт новую.
hats-event-discard-you = Вы сбрасываете карту «{ $card }» и берёте «{ $drawn }».
hats-event-pass = { $player } передаёт карту напарнику ({ $other }).
hats-event-pass-you = Вы передаёте напарнику ({ $other }) карту «{ $card }».
hats-event-pass-to-you = { $player } передаёт вам карту «{ $card }».
hats-event-back = { $player } отдаёт карту в ответ ({ $other }).
hats-event-back-you = Вы отдаёте напарнику ({ $other }) в ответ карту «{ $card }».
hats-event-back-to-you = { $player } отдаёт вам в ответ карту «{ $card }».
hats-event-end = { $player } заканчивает ход.
hats-event-end-you = Вы заканчиваете ход.
hats-event-cookie = Печенье получает { $player }!
hats-event-cookie-you = Печенье получаете вы!
hats-event-end-played = У каждого осталась одна карта — любимая шляпа. Игра окончена.

## Счёт, строка за строкой, как на бланке

hats-score-table =
    { $count ->
        [one] Шляпы по местам на столе: { $count } очко
        [few] Шляпы по местам на столе: { $count } очка
       *[many] Шляпы по местам на столе: { $count } очков
    }
hats-score-black =
    { $count ->
        [one] Чёрные шляпы: { $count } очко
        [few] Чёрные шляпы: { $count } очка
       *[many] Чёрные шляпы: { $count } очков
    }
hats-score-favourite =
    { $count ->
        [one] Любимая шляпа ({ $card }): { $count } очко
        [few] Любимая шляпа ({ $card }): { $count } очка
       *[many] Любимая шляпа ({ $card }): { $count } очков
    }
hats-score-cookie =
    { $count ->
        [one] Печенье: { $count } очко
        [few] Печенье: { $count } очка
       *[many] Печенье: { $count } очков
    }
hats-score-own =
    { $count ->
        [one] Итого: { $count } очко
        [few] Итого: { $count } очка
       *[many] Итого: { $count } очков
    }
hats-score-team =
    { $count ->
        [one] Команда ({ $player } и { $other }): { $count } очко
        [few] Команда ({ $player } и { $other }): { $count } очка
       *[many] Команда ({ $player } и { $other }): { $count } очков
    }
hats-form-table = Стол
hats-form-black = Чёрные шляпы
hats-form-favourite = Любимая шляпа
hats-form-cookie = Печенье
hats-tie-black = Очков поровну. Решают чёрные шляпы.
hats-tie-cookie = Очков и чёрных шляп поровну. Решает печенье.
hats-winner =
    { $count ->
        [one] Побеждает { $player }: { $count } очко!
        [few] Побеждает { $player }: { $count } очка!
       *[many] Побеждает { $player }: { $count } очков!
    }
hats-winner-you =
    { $count ->
        [one] Вы побеждаете: { $count } очко!
        [few] Вы побеждаете: { $count } очка!
       *[many] Вы побеждаете: { $count } очков!
    }
hats-winner-team =
    { $count ->
        [one] Побеждают { $player } и { $other }: { $count } очко!
        [few] Побеждают { $player } и { $other }: { $count } очка!
       *[many] Побеждают { $player } и { $other }: { $count } очков!
    }
hats-winner-team-you =
    { $count ->
        [one] Вы и { $other } побеждаете: { $count } очко!
        [few] Вы и { $other } побеждаете: { $count } очка!
       *[many] Вы и { $other } побеждаете: { $count } очков!
    }
hats-winners =
    { $count ->
        [one] Общая победа ({ $count } очко): { $players }!
        [few] Общая победа ({ $count } очка): { $players }!
       *[many] Общая победа ({ $count } очков): { $players }!
    }

## Ошибки

hats-error-card = В этой игре нет карты «{ $card }».
hats-error-place = Места { $place } нет: на столе места от 1 до { $places }.
hats-error-notation = «{ $action }» — не действие. Пишите, например: exchange fez-5 2, black fez-5, discard fez-5, pass fez-5, back fez-5, end.
hats-error-not-held = Карты «{ $card }» у вас на руке нет.
hats-error-too-low = Карта со значением { $value } не может заменить карту другого типа со значением { $lying }: нужна карта старше или того же типа.
hats-error-played = За ход можно только один раз обменять шляпу или положить чёрную.
hats-error-not-played = Прежде чем закончить ход, обменяйте шляпу или положите чёрную.
hats-error-optional-used = Сбросить или передать карту можно только раз за ход.
hats-error-deck-empty = Колода пуста, сбрасывать больше нельзя.
hats-error-discard-in-teams = Вчетвером карты не сбрасывают: вместо этого их передают напарнику.
hats-error-no-team = Передавать карты можно только в командах, вчетвером.
hats-error-back-first = Сначала нужно отдать карту в ответ.
hats-error-nothing-to-give-back = Вам не передавали карты, на которую нужно ответить.
hats-error-same-card-back = «{ $card }» — та самая карта, которую вам передали. Отдайте другую.
hats-error-deal-cards = Карт не хватает: для раздачи нужно { $needed }, а есть только { $cards }.

## Почему такой ход: совет в игре и разбор после неё
# Каждая — отдельное предложение. $chance: целое число сотых. «done»: о сделанном ходе.

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
hats-reason-points = При таком столе это приносит { hats-points }.
hats-reason-changes = При таком столе счёт меняется лишь на столько: { hats-points }.
hats-reason-cookie = Это приносит вам печенье: { hats-points }.
hats-reason-types = В вашей коллекции одним типом больше, ради печенья: { hats-types }.
hats-reason-favourite = Карта «{ hats-reason-type } { $value }» с руки, если оставить её любимой шляпой, принесёт { hats-points }.
hats-reason-rival-loses = При таком столе { $player } теряет { hats-points }.
hats-reason-black = Чёрная шляпа — это 1 очко, что бы ни случилось со столом.
hats-reason-fits-nowhere = Эта карта не подходит ни к одной на столе: { hats-reason-type } { $value }.
hats-reason-low = Эта карта мала и может заменить лишь немногие: { hats-reason-type } { $value }.
hats-reason-best-exchange = Даже лучший обмен при таком столе приносит лишь столько: { hats-points }.
hats-reason-discard = Эта карта обещает меньше всех, а новая из колоды — скорее всего, больше: { hats-reason-type } { $value }.
hats-reason-end = Ни одну из ваших карт не стоит менять на другую.
hats-reason-gift = Эта карта нужнее не вам, её лучше сыграет { $player }: { hats-reason-type } { $value }.
hats-reason-partner-has = У игрока { $player } уже собрано этого типа: { hats-cards }.
hats-reason-done-points = При таком столе ваш обмен изменил счёт на столько: { hats-points }.
hats-reason-done-black = Ваша чёрная шляпа принесла 1 очко.
hats-reason-done-favourite = Вы отдали карту, которая любимой шляпой принесла бы { hats-points }: { hats-reason-type } { $value }.
hats-reason-done-gives = При таком столе ваш ход дал и сопернику ({ $player }) { hats-points }.
hats-reason-estimate = Если доиграть много раз, так выигрывают чаще всего.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
hats-terminal-exchange = о
hats-terminal-black = ч
hats-terminal-discard = с
hats-terminal-pass = п
hats-terminal-back = в
hats-terminal-end = конец
# $exchange and so on: the words above. The words of the notation, “exchange fez-5 2”, are understood in every language
hats-terminal-write-alone = Напишите «{ $exchange } феска 5 2», чтобы положить феску 5 на место 2, «{ $black } феска 5» — чтобы положить её чёрной шляпой, «{ $discard } феска 5» — чтобы сбросить её, «{ $end }» — чтобы закончить ход.
hats-terminal-write-teams = Напишите «{ $exchange } феска 5 2», чтобы положить феску 5 на место 2, «{ $black } феска 5» — чтобы положить её чёрной шляпой, «{ $pass } феска 5» — чтобы передать её, «{ $back } феска 5» — чтобы вернуть её, «{ $end }» — чтобы закончить ход.
# $places: numbers with commas between
hats-terminal-fits = { $card } подходит на места: { $places }
# Why games ended, before the share of them that did
hats-ended-played = все сыграли свои карты

## Карта-подсказка

hats-hint-title = Подсказка
hats-hint-exchange = Обмен: положите карту на стол и возьмите ту, что там лежала. Тот же тип или значение больше.
hats-hint-black = Чёрная шляпа: любая карта лицом вниз. 1 очко.
hats-hint-discard = Раз за ход, если хочется: сбросьте карту и возьмите новую.
hats-hint-pass = Раз за ход, если хочется: передайте напарнику карту, он отдаст вам другую.
hats-hint-table = Открытая шляпа приносит номер места своего типа; если мест два, считается меньшее.
hats-hint-favourite = Последняя карта — любимая шляпа: сумма карт этого типа минус она сама.
hats-hint-cookie = Больше всех типов (чёрные — тоже тип): печенье, 5 очков.

## Правила игры

hats-rules-1-title = О чём игра
hats-rules-1-text =
    Безумный Шляпник зовёт вас на чай, и весь его стол завален шляпами. Меняйте свои на те, что приглянулись. Но учтите: то, что лежит на столе, решает, сколько стоит каждая шляпа, и каждый обмен это меняет. В конце самым безумным станет тот, у кого больше всех очков!
    Играют от 2 до 4 человек. Вчетвером — двумя командами.
hats-rules-2-title = Чем играем
hats-rules-2-text =
    - 42 шляпы семи типов: цилиндр, котелок, феска, канотье, чепчик, берет и кепка сыщика. У каждого типа значения от 1 до 6, по одной карте.
    - Чайный стол с местами от 1 до 6.
    - Одно печенье.
    У каждого типа свой цвет и своя форма, так что их не спутать, даже не различая цветов.
hats-rules-3-title = Подготовка
hats-rules-3-text =
    Каждый получает девять карт. Потом на каждое место стола кладут по одной карте лицом вверх. Остальное — колода, лицом вниз.
    Вдвоём сначала убирают из игры два типа, выбранные наугад, а место 6 остаётся пустым. Какие это типы, видят все.
    За обычным столом начинает тот, кто последним ел печенье. Здесь вы сами выбираете, кто начнёт, или решает жребий. Дальше ходят по часовой стрелке.
hats-rules-4-title = Ваш ход
hats-rules-4-text =
    Сделайте одно из двух:
    - Обмен: положите карту с руки лицом вверх на место стола и возьмите ту, что там лежала. Она попадает в вашу коллекцию, лицом вверх перед вами. Ваша карта должна быть того же типа или больше по значению. Феска 2 заменит любую феску и любую шляпу со значением 1.
    - Чёрная шляпа: положите карту с руки лицом вниз в свою коллекцию. Это можно всегда и с любой картой.
hats-rules-5-title = По желанию: сбросить и взять
hats-rules-5-text =
    Вдвоём и втроём можно раз за ход сбросить карту с руки лицом вверх и взять новую из колоды. До обмена или чёрной шляпы или после — пока в колоде есть карты.
    Не хотите — закончите ход.
hats-rules-6-title = Вчетвером: две команды
hats-rules-6-text =
    Те, кто сидит напротив, — одна команда. Колоды нет. Вместо неё раз за ход можно передать напарнику карту лицом вниз. Он тут же отдаёт вам другую, тоже лицом вниз: любую, кроме только что полученной. Эти карты видите только вы двое.
    Это можно сделать до обмена или чёрной шляпы или после. В конце очки обоих складываются.
hats-rules-7-title = Печенье
hats-rules-7-text =
    Печенье принадлежит тому, у кого в коллекции больше всего разных типов. Все чёрные шляпы вместе — один тип. Первым его берёт тот, кто первым что-то собрал. Дальше оно переходит, только когда у кого-то типов становится больше, чем у владельца; поровну — не хватает.
hats-rules-8-title = Конец игры
hats-rules-8-text =
    Каждый играет восемь карт. Девятая, оставшаяся на руке, — любимая шляпа. Когда кончается восьмой ход последнего игрока, кончается и игра.
hats-rules-9-title = Подсчёт
hats-rules-9-text =
    - Каждая открытая шляпа коллекции приносит номер места, на котором лежит её тип. Если тип лежит на нескольких местах, считается только меньшее. Если его на столе нет, шляпа приносит 0.
    - Каждая чёрная шляпа приносит 1 очко.
    - Любимая шляпа: сложите значения всех открытых шляп этого типа в своей коллекции и отнимите значение самой любимой. Может выйти и меньше 0.
    - Печенье приносит 5 очков.
    Побеждает тот, у кого больше очков. Если поровну — у кого больше чёрных шляп, потом у кого печенье. Если и тут ничья, победа общая.
    Пример: феска лежит на местах 2 и 5, берет — на месте 4, котелка на столе нет. У вас феска 3, феска 6, берет и котелок и одна чёрная шляпа. Это 2 + 2 + 4 + 0 и ещё 1 за чёрную. Ваша любимая — феска 1: 3 + 6 − 1 = 8. Всего 17 очков.
hats-rules-10-title = Что мы решили сами
hats-rules-10-text =
    О некоторых вещах правила из коробки молчат. Здесь это так:
    - Сбрасывать можно, только пока в колоде есть карты. Сброшенное лежит лицом вверх и не возвращается.
    - Когда больше ничего сделать нельзя, ход кончается сам.
    - Сбросить можно и в последний ход, даже последнюю карту. Тогда любимой станет взятая.
    - В командах передавать можно и после своей последней сыгранной карты, и тому, кто уже сыграл свою. Тогда вы меняетесь любимыми шляпами.
    - Отдать в ответ можно любую карту, только не ту, что вам передали.
    - Печенье переходит во время игры, и только к тому, у кого типов строго больше.
    - Какие типы убраны из игры вдвоём, видят все.
    - Если равны и очки, и чёрные шляпы, и печенье не помогло, победа общая.
hats-rules-11-title = Что видно всем
hats-rules-11-text =
    Стол, все открытые шляпы, сброшенные карты, печенье, а ещё сколько у кого чёрных шляп и карт на руке. Что на чёрной шляпе, знает только её хозяин. В командах видно, какие карты напарник получил от вас, пока их не сыграют в открытую. Запоминать в этой игре ничего не нужно.
hats-rules-12-title = Что можно выбрать
hats-rules-12-text =
    - Кто начинает: кто-то из вас или жребий. Если ничего не выбрать, решит жребий.

hats-credits = Hats — игра Габриэле Буболы (издательство ThunderGryph Games). Hatstand с ними не связан: слова и рисунки здесь свои.
