# Что говорит игра по-русски. Ключи и аргументы во всех языках одни и те же.

game-title = Замки Тосканы
game-about = Заполняйте владения деревнями, полями, городами и замками. Завершённое рано приносит очки в каждом раунде.

## Настройки

option-layout = Владения
    .help = Кто складывает три планшета областей и ставит стартовый замок.
option-layout-chosen = каждый игрок, втайне от остальных
option-layout-random = случай
option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = по жребию
option-first-listed = первый в списке
preset-base = Полная игра
    .help = Каждый сам раскладывает свои владения.
preset-quick = Быстрое начало
    .help = Владения раскладывает случай, и игра начинается сразу.
bad-seats = В «Замки Тосканы» играют от двух до четырёх человек.

## Что ещё не сверено с коробкой

reconstructed-shape = Форма планшетов областей предположительна: столбцы из трёх, четырёх и трёх ячеек, каждый планшет на полячейки выше или ниже соседа слева.
reconstructed-boards = Цвета на планшетах областей восстановлены.
reconstructed-region-cards = Число карт областей каждого цвета восстановлено; общее число 122 верно.
reconstructed-bonus-cards = Награды на картах бонусов восстановлены; общее число 27 верно.
reconstructed-colour-bonuses = Очки за первое и второе заполнение цвета восстановлены.
reconstructed-fields = Рисунки на тайлах полей восстановлены.

## Вопросы

prompt-layout = Разложите свои владения и поставьте стартовый замок.
prompt-layout-again = Ваши владения разложены. Их можно изменить, пока не закончат все.
prompt-first-bonus = Выберите тайл бонуса для начала.
prompt-action = Возьмите карты областей, возьмите тайл или выложите тайл.
prompt-extra = Вернуть фишку мрамора за ещё одно действие?
prompt-clear = Ни один открытый тайл не подходит к вашим владениям. Какой тип убрать?
prompt-take-fitting = Возьмите тайл, который подходит к вашим владениям.
prompt-town = Город приносит тайл бонуса. Какой?
prompt-castle = Замок позволяет сразу выложить открытый тайл. Какой и куда?
prompt-wait = Сейчас не ваш ход.
prompt-over = Игра окончена.

## Ответы

action-layout = Планшеты { $layout }; стартовый замок на { $space }
action-bonus = Тайл бонуса: { $bonus }
action-draw = { $count ->
        [one] Взять { $count } карту области
        [few] Взять { $count } карты областей
       *[other] Взять { $count } карт областей
    }
action-take = Взять тайл: { $tile }
action-take-discard = Взять тайл: { $tile }, убрав со склада: { $discarded }
action-clear = Убрать все открытые тайлы типа «{ $colour }»
action-place = Выложить на { $space }: { $piece }; оплата: { $payment }
action-castle = Выложить бесплатно на { $space }: { $tile }
action-marble = Вернуть фишку мрамора и действовать ещё раз
action-pass = Нет

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
board-a-turned = A (перевёрнут)
board-a-turned-up = A (перевёрнут, выше)
board-a-turned-down = A (перевёрнут, ниже)
board-b = B
board-b-up = B (выше)
board-b-down = B (ниже)
board-b-turned = B (перевёрнут)
board-b-turned-up = B (перевёрнут, выше)
board-b-turned-down = B (перевёрнут, ниже)
board-c = C
board-c-up = C (выше)
board-c-down = C (ниже)
board-c-turned = C (перевёрнут)
board-c-turned-up = C (перевёрнут, выше)
board-c-turned-down = C (перевёрнут, ниже)

bonus-region-card = +1 карта области
bonus-storage = +1 место на складе
bonus-marble = +1 мрамор
bonus-worker = +1 работник
bonus-bonus-card = +1 карта бонуса

## Что произошло

event-started = Стол готов. Первый ход: { $seat }.
event-boards = { $seat }: планшеты { $boards }.
event-laid-out = { $seat }: владения разложены.
event-laid-out-again = { $seat }: владения разложены иначе.
event-realm = { $seat }, владения: { $layout }; стартовый замок на { $space }.
event-opened = Тайл из стопки ({ $seat }): { $tile }.
event-opened-neutral = Нейтральный тайл: { $tile }.
event-cleared = Пять открытых тайлов типа «{ $colour }»: их убирают.
event-cleared-by = { $seat }: ничего не подходит. Все открытые тайлы типа «{ $colour }» убраны.
event-shuffled-region-cards = Отданные карты областей перемешаны заново.
event-shuffled-bonus-cards = Карты бонусов перемешаны заново.
event-shuffled-neutral-tiles = Отложенные нейтральные тайлы перемешаны заново.
event-drew = { $count ->
        [one] { $seat } берёт { $count } карту области.
        [few] { $seat } берёт { $count } карты областей.
       *[other] { $seat } берёт { $count } карт областей.
    }
event-drew-cards = { $seat } берёт карты областей: { $cards }.
event-took = { $seat } берёт тайл: { $tile }.
event-took-discard = { $seat } берёт тайл: { $tile }, и убирает со склада: { $discarded }.
event-placed = { $seat } выкладывает на { $space }: { $piece }; оплата: { $payment }.
event-placed-free = { $seat }, замок: на { $space } выложено бесплатно: { $piece }.
event-bonus = { $seat } берёт тайл бонуса: { $bonus }.
event-marble-gained = { $count ->
        [one] { $seat } получает { $count } фишку мрамора.
        [few] { $seat } получает { $count } фишки мрамора.
       *[other] { $seat } получает { $count } фишек мрамора.
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
event-marble = { $seat } возвращает фишку мрамора за ещё одно действие.
event-green = { $points ->
        [one] { $seat }: { $points } зелёное очко { $what }.
        [few] { $seat }: { $points } зелёных очка { $what }.
       *[other] { $seat }: { $points } зелёных очков { $what }.
    }
event-red = { $points ->
        [one] { $seat } получает { $points } очко на красном треке.
        [few] { $seat } получает { $points } очка на красном треке.
       *[other] { $seat } получает { $points } очков на красном треке.
    }
event-passed-over = { $seat } ничего не может сделать, ход пропускается.
event-round = Раунд { $round } окончен: зелёные очки прибавлены на красный трек.
event-last-turns = Третий раунд окончен. У каждого ещё один ход.
event-final = Финальный подсчёт: оставшееся превращается в очки.
event-over = { $count ->
        [one] Игра окончена. Победа: { $seats }.
       *[other] Игра окончена. Общая победа: { $seats }.
    }

green-region = за завершённую область
green-colour = за заполнение цвета
green-products = за новые виды пашен
green-storage = за место на складе
green-bonus-card = с карты бонуса

## За что очки

line-green = { $count ->
        [one] { $count } очко на зелёном треке
        [few] { $count } очка на зелёном треке
       *[other] { $count } очков на зелёном треке
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
        [one] { $count } фишка мрамора
        [few] { $count } фишки мрамора
       *[other] { $count } фишек мрамора
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
