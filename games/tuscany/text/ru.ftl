# Тексты игры по-русски. Ключи и аргументы во всех языках одни и те же.

game-title = Замки Тосканы
game-about = Заполняйте владения деревнями, полями, городами и замками. Что завершено рано, приносит очки в каждом раунде.

## Настройки

option-layout = Владения
    .help = Как сложены планшеты областей каждого игрока и где стоят стартовые замки.
option-layout-chosen = каждый складывает сам, втайне от остальных
option-layout-random = случайно
option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = случайно
option-first-listed = по порядку мест
preset-base = Полная игра
    .help = Каждый сам складывает свои владения.
preset-quick = Быстрый старт
    .help = Владения складываются случайно, и партия начинается сразу.
bad-seats = В «Замки Тосканы» играют от 2 до 4 человек.

## Что восстановлено

reconstructed-shape = Форма планшетов областей — наше прочтение правил: столбцы из 3, 4 и 3 ячеек, каждый планшет на пол-ячейки выше или ниже соседа слева.
reconstructed-boards = Цвета на планшетах областей восстановлены: ячеек каждого типа во владениях на одну больше, чем у игрока тайлов. В заголовках правил названы 2 ячейки городов, 4 полей и 4 деревень, но вместе с остальными это 27 ячеек из 30, поэтому у нас их 3, 5 и 5.
reconstructed-region-cards = Число карт областей каждого цвета восстановлено; общее число 122 верно.
reconstructed-bonus-cards = Награды на картах бонусов восстановлены; общее число 27 верно.
reconstructed-colour-bonuses = Очки за первое и второе заполнение цвета восстановлены.
reconstructed-fields = Рисунки на тайлах полей восстановлены.

## Вопросы

prompt-layout = Сложите владения и поставьте стартовый замок
prompt-layout-again = Владения можно изменить, пока не закончат остальные
prompt-first-bonus = Выберите первый тайл бонуса
prompt-action = Возьмите карты областей, возьмите тайл или выложите тайл
prompt-extra = Потратить блок мрамора на ещё одно действие?
prompt-clear = Ни один открытый тайл не подходит. Какой тип убрать?
prompt-take-fitting = Возьмите тайл, который подходит вашим владениям
prompt-town = Выберите тайл бонуса за город
prompt-castle = Выложить открытый тайл бесплатно за замок?
prompt-reward = Выберите награду с карты бонуса
prompt-wait = Ходит другой игрок
prompt-over = Партия окончена

## Ответы

action-layout = Планшеты { $layout }; стартовый замок: столбец { $column }, { $row }-я ячейка сверху
action-bonus = Взять тайл бонуса: { $bonus }
action-draw = { $count ->
        [one] Взять { $count } карту области
        [few] Взять { $count } карты областей
       *[other] Взять { $count } карт областей
    }
action-take = Взять тайл: { $tile }
action-take-discard = Взять тайл: { $tile }; сбросить со склада: { $discarded }
action-clear = Убрать все открытые тайлы типа «{ $colour }»
action-place = Выложить: { $piece }; столбец { $column }, { $row }-я ячейка сверху; оплата: { $payment }
action-castle = Выложить бесплатно: { $tile }; столбец { $column }, { $row }-я ячейка сверху
action-choose = Взять награду{ $red ->
        [0] {""}
        [one] {" · "}{ $red } красное очко
        [few] {" · "}{ $red } красных очка
       *[other] {" · "}{ $red } красных очков
    }{ $green ->
        [0] {""}
        [one] {" · "}{ $green } зелёное очко
        [few] {" · "}{ $green } зелёных очка
       *[other] {" · "}{ $green } зелёных очков
    }{ $marble ->
        [0] {""}
        [one] {" · "}{ $marble } блок мрамора
        [few] {" · "}{ $marble } блока мрамора
       *[other] {" · "}{ $marble } блоков мрамора
    }{ $workers ->
        [0] {""}
        [one] {" · "}{ $workers } работник
        [few] {" · "}{ $workers } работника
       *[other] {" · "}{ $workers } работников
    }{ $cards ->
        [0] {""}
        [one] {" · "}{ $cards } карта области
        [few] {" · "}{ $cards } карты областей
       *[other] {" · "}{ $cards } карт областей
    }{ $hexes ->
        [0] {""}
        [one] {" · "}{ $hexes } деревянный гекс
        [few] {" · "}{ $hexes } деревянных гекса
       *[other] {" · "}{ $hexes } деревянных гексов
    }
action-marble = Потратить блок мрамора на ещё одно действие
action-pass-marble = Закончить ход
action-pass-castle = Не выкладывать тайл
did-pass-marble = { $seat } заканчивает ход.
did-pass-castle = { $seat } не выкладывает тайл.

tile-village = деревня
tile-field = поле
tile-wagon = повозка
tile-monastery = монастырь
tile-quarry = карьер
tile-town = город
tile-tavern = таверна
tile-castle = замок
tile-hex = деревянный гекс
tile-field-vineyard = поле (виноградник)
tile-field-pigs = поле (свиньи)
tile-field-olives = поле (оливы)
tile-field-wheat = поле (пшеница)
tile-field-vineyard-pigs = поле (виноградник, свиньи)
tile-field-vineyard-olives = поле (виноградник, оливы)
tile-field-vineyard-wheat = поле (виноградник, пшеница)
tile-field-pigs-olives = поле (свиньи, оливы)
tile-field-pigs-wheat = поле (свиньи, пшеница)
tile-field-olives-wheat = поле (оливы, пшеница)
piece-worker = работник

board-a = A
board-a-up = A (выше)
board-a-down = A (ниже)
board-a-turned = A (повёрнут)
board-a-turned-up = A (повёрнут, выше)
board-a-turned-down = A (повёрнут, ниже)
board-b = B
board-b-up = B (выше)
board-b-down = B (ниже)
board-b-turned = B (повёрнут)
board-b-turned-up = B (повёрнут, выше)
board-b-turned-down = B (повёрнут, ниже)
board-c = C
board-c-up = C (выше)
board-c-down = C (ниже)
board-c-turned = C (повёрнут)
board-c-turned-up = C (повёрнут, выше)
board-c-turned-down = C (повёрнут, ниже)

bonus-region-card = +1 карта области
bonus-storage = +1 ячейка склада
bonus-marble = +1 мрамор
bonus-worker = +1 работник
bonus-bonus-card = +1 карта бонуса

## Что произошло

event-started = Первый ход: { $seat }.
event-boards = { $seat } получает планшеты областей { $boards }
event-laid-out = { $seat }: владения готовы.
event-laid-out-again = { $seat }: владения сложены иначе.
event-realm = { $seat }, владения слева направо: { $layout }.
event-opened = Новый открытый тайл: { $tile } из стопки ({ $seat }).
event-opened-neutral = Новый открытый нейтральный тайл: { $tile }.
event-cleared = Среди открытых 5 тайлов типа «{ $colour }», их убирают.
event-cleared-by = { $seat }: ни один открытый тайл не подходит. Все тайлы типа «{ $colour }» убраны.
event-shuffled-region-cards = Колода карт областей закончилась, сброс перемешан.
event-shuffled-bonus-cards = Колода карт бонусов закончилась, сброс перемешан.
event-shuffled-neutral-tiles = Нейтральные тайлы закончились, отложенные перемешаны.
event-drew = { $count ->
        [one] { $seat } берёт { $count } карту области.
        [few] { $seat } берёт { $count } карты областей.
       *[other] { $seat } берёт { $count } карт областей.
    }
event-drew-cards = { $seat } берёт карты областей: { $cards }
event-took = { $seat } берёт на склад: { $tile }.
event-took-discard = { $seat } берёт на склад: { $tile }; сбрасывает оттуда: { $discarded }.
event-placed = { $seat } выкладывает во владения: { $piece }; оплата: { $payment }.
event-placed-free = { $seat } бесплатно выкладывает за замок: { $piece }.
event-bonus = { $seat } берёт тайл бонуса: { $bonus }.
event-marble-gained = { $count ->
        [one] { $seat } получает { $count } блок мрамора.
        [few] { $seat } получает { $count } блока мрамора.
       *[other] { $seat } получает { $count } блоков мрамора.
    }
event-workers-gained = { $count ->
        [one] { $seat } получает { $count } работника.
       *[other] { $seat } получает { $count } работников.
    }
event-hex-gained = { $count ->
        [one] { $seat } получает деревянный гекс.
        [few] { $seat } получает { $count } деревянных гекса.
       *[other] { $seat } получает { $count } деревянных гексов.
    }
event-bonus-card = { $seat } открывает карту бонуса.
event-marble = { $seat } тратит блок мрамора на ещё одно действие.
event-green = { $points ->
        [one] { $seat } получает { $points } зелёное очко { $what }.
        [few] { $seat } получает { $points } зелёных очка { $what }.
       *[other] { $seat } получает { $points } зелёных очков { $what }.
    }
event-red = { $points ->
        [one] { $seat } получает { $points } красное очко.
        [few] { $seat } получает { $points } красных очка.
       *[other] { $seat } получает { $points } красных очков.
    }
event-passed-over = { $seat } ничего не может сделать и пропускает ход.
event-round = Раунд { $round } окончен: все получают очки за зелёный трек.
event-last-turns = Третий раунд окончен. Каждый делает ещё один ход.
event-final = Финальный подсчёт: очки за то, что осталось.
event-over = { $count ->
        [one] Партия окончена. Победа: { $seats }.
       *[other] Партия окончена. Победу делят { $seats }.
    }

green-region = за завершённую область
green-colour = за заполнение цвета
green-products = за новые виды угодий
green-storage = за ячейку склада
green-bonus-card = с карты бонуса

## За что очки

line-green = { $count ->
        [one] { $count } зелёное очко
        [few] { $count } зелёных очка
       *[other] { $count } зелёных очков
    }
line-bonus-card = карта бонуса
line-hex-without-space = гекс без места на складе
line-stored-tiles = { $count ->
        [one] { $count } тайл на складе
        [few] { $count } тайла на складе
       *[other] { $count } тайлов на складе
    }
line-hexes = { $count ->
        [one] { $count } деревянный гекс
        [few] { $count } деревянных гекса
       *[other] { $count } деревянных гексов
    }
line-marble = { $count ->
        [one] { $count } блок мрамора
        [few] { $count } блока мрамора
       *[other] { $count } блоков мрамора
    }
line-workers = { $count ->
        [one] { $count } работник
        [few] { $count } работника
       *[other] { $count } работников
    }
line-cards = { $count ->
        [one] { $count } карта области
        [few] { $count } карты областей
       *[other] { $count } карт областей
    }

## Добор и броски, для сообщений о записях

source-first = первый игрок
source-region-card = следующая карта области: { $seat }
source-bonus-card = следующая карта бонуса
source-neutral = следующий нейтральный тайл
source-tile = следующий тайл из стопки: { $seat }
source-board = планшет { $board } одного из игроков
source-order = порядок планшетов: { $seat }
source-turn = поворот планшета { $place }: { $seat }
source-shift = сдвиг планшета { $place }: { $seat }
source-castle = стартовый замок: { $seat }
source-other = случайный выбор

## Что даёт выбор

amount-green = { $sign }{ $count } { $count ->
        [one] зелёное очко
        [few] зелёных очка
       *[other] зелёных очков
    }
amount-cards = { $sign }{ $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
amount-workers = { $sign }{ $count } { $count ->
        [one] работник
        [few] работника
       *[other] работников
    }
amount-marble = { $sign }{ $count } { $count ->
        [one] блок мрамора
        [few] блока мрамора
       *[other] блоков мрамора
    }
