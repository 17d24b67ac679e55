### Тексты самого поля. Вопросы, ходы и события приходят от игры.

board-label = Стол. Стрелки переходят между доступными местами, Enter выбирает и подтверждает, R показывает другой способ оплаты, Escape отменяет последний шаг.
board-label-layout = Три ваших планшета. Стрелки влево и вправо выбирают планшет, с Shift переставляют его; вверх и вниз сдвигают; R поворачивает; пробел переносит стартовый замок; Enter подтверждает.
board-supply =
    Зелёные очки: { $green }, { $cards ->
        [one] { $cards } карта области
        [few] { $cards } карты областей
       *[other] { $cards } карт областей
    }, мрамор: { $marble }, { $workers ->
        [one] { $workers } работник
        [few] { $workers } работника
       *[other] { $workers } работников
    }

panel-progress = Очки
panel-left = Запас
panel-guide = Тайлы

## Места

place-space = Столбец { $column }, { $row }-я ячейка сверху
place-space-of = Столбец { $column }, { $row }-я ячейка сверху: { $type }
realm-label = Владения: { $name }
realm-hidden = { $name }: владения ещё не сложены.
realm-done = { $name }: владения готовы. Их откроют, когда закончат все.

space-piece = Здесь лежит: { $piece }.
space-empty = Пусто.
space-region =
    { $size ->
        [one] Область из одной ячейки
        [few] Область из { $size } ячеек (заполнено { $filled })
       *[other] Область из { $size } ячеек (заполнено { $filled })
    } приносит { $points ->
        [one] { $points } зелёное очко.
        [few] { $points } зелёных очка.
       *[other] { $points } зелёных очков.
    }

## Раскладка

layout-label = Ваши планшеты
layout-castle = Стартовый замок: { $space }
layout-tools = Планшет { $board }
layout-left = Переставить планшет { $board } влево
layout-right = Переставить планшет { $board } вправо
layout-up = Сдвинуть планшет { $board } вверх
layout-down = Сдвинуть планшет { $board } вниз
layout-turn = Повернуть планшет { $board }

## Середина стола

market-label = Открытые тайлы и колоды
open-label = Открытый тайл: { $tile }
open-affordable = Подходит вашим владениям, и его уже можно оплатить.
open-fits = Подходит вашим владениям, но оплатить его пока нечем.
open-not = Сейчас вашим владениям не подходит.
deck-label = Карты областей: { $count } лицом вниз
deck-title = Карты областей
deck-text = Лицом вниз { $count }, в сбросе { $paid }. Ими платят за тайлы.
bonus-deck-title = Карты бонусов
bonus-deck-text = Лицом вниз { $count }. Их открывают повозки.
neutral-title = Нейтральные тайлы
neutral-text = Лицом вниз { $count }.
bonuses-label = Тайлы бонусов
bonus-label = { $bonus }: осталось { $count }
colours-label = Бонусы цвета
colour-title = Бонус цвета: { $type }
colour-first =
    Кто первым заполнит все ячейки этого цвета, получит { $points ->
        [one] { $points } зелёное очко.
        [few] { $points } зелёных очка.
       *[other] { $points } зелёных очков.
    }
colour-second =
    Один игрок уже заполнил этот цвет. Второй получит { $points ->
        [one] { $points } зелёное очко.
        [few] { $points } зелёных очка.
       *[other] { $points } зелёных очков.
    }
colour-gone = Обе награды получены.
colour-fill = Заполнено в этих владениях: { $filled } из { $size }.

tracks-player = { $name }: зелёных { $green }, красных { $red }.
round = Раунд
last-turn = Последний ход
of-three = из 3

## Планшет игрока

mat-label = Планшет игрока
stacks-title = Стопки
stacks-text =
    { $count ->
        [0] Ваши тайлы закончились: взятые тайлы заменяют нейтральными.
        [1] Остался 1 ваш тайл. Он заменит следующий взятый.
        [one] Остался { $count } ваш тайл, по 7 в стопке. Ими заменяют взятые тайлы; пустая стопка завершает раунд.
        [few] Осталось { $count } ваших тайла, по 7 в стопке. Ими заменяют взятые тайлы; пустая стопка завершает раунд.
       *[other] Осталось { $count } ваших тайлов, по 7 в стопке. Ими заменяют взятые тайлы; пустая стопка завершает раунд.
    }
storage-label = Склад
storage-free = Свободная ячейка склада
stored-label = На складе: { $piece }
stored-title = На складе: { $piece }
hex-waits = Его можно выложить начиная со следующего хода.
marble-title = Мрамор: { $count }
worker-title = Работники: { $count }
hand-label =
    { $count ->
        [one] На руке { $count } карта области
        [few] На руке { $count } карты областей
       *[other] На руке { $count } карт областей
    }
hand-cards = { $type }: { $count }
hand-none = Карт областей на руке нет.
hand-hidden =
    { $count ->
        [one] { $count } карта области, лицом вниз.
        [few] { $count } карты областей, лицом вниз.
       *[other] { $count } карт областей, лицом вниз.
    }
rewards-label = Награды на выбор
ways = Оплата
ways-label = Способы оплаты
payable = Хватает на
payable-yes = { $type }: можно оплатить
payable-no = { $type }: оплатить пока нечем

## Что дают тайлы и фишки

about-village = Даёт работника и ещё по одному за каждый тайл «+1 работник».
about-field = Зелёное очко за каждый вид угодий, которого в области ещё не было.
about-wagon = Открывает карту бонуса и ещё по одной за каждый тайл «+1 карта бонуса».
about-monastery = Даёт 3 карты областей.
about-quarry = Даёт блок мрамора и ещё по одному за каждый тайл «+1 мрамор».
about-town = Даёт тайл бонуса на выбор.
about-tavern = Даёт деревянный гекс на склад; если места нет, 2 красных очка.
about-castle = Сразу и бесплатно выкладывает один из открытых тайлов.
about-hex = Считается тайлом любого типа: заплатите за цвет ячейки и получите то, что даёт её тайл.
about-marble = Раз за ход блок мрамора даёт ещё одно действие.
about-worker = Работник заменяет одну карту области любого цвета.
about-bonus-region-card = На карту больше каждый раз, когда вы берёте карты областей.
about-bonus-storage = Ещё одна ячейка склада и сразу 2 зелёных очка.
about-bonus-marble = На блок мрамора больше с каждого карьера.
about-bonus-worker = На работника больше с каждой деревни.
about-bonus-bonus-card = На карту бонуса больше с каждой повозки.
guide-reconstructed = Восстановлено по правилам, с коробкой не сверено

## Страницы

progress-caption = Заполненные ячейки каждого цвета и очки первому и второму, кто его заполнит.
progress-colour = Цвет
left-cards =
    { $count ->
        [one] Лицом вниз { $count } карта области. Не в сбросе и не у вас:
        [few] Лицом вниз { $count } карты областей. Не в сбросе и не у вас:
       *[other] Лицом вниз { $count } карт областей. Не в сбросе и не у вас:
    }
left-bonus =
    { $count ->
        [one] Лицом вниз { $count } карта бонуса:
        [few] Лицом вниз { $count } карты бонуса:
       *[other] Лицом вниз { $count } карт бонуса:
    }
left-neutral =
    { $count ->
        [one] Лицом вниз { $count } нейтральный тайл.
        [few] Лицом вниз { $count } нейтральных тайла.
       *[other] Лицом вниз { $count } нейтральных тайлов.
    }
left-cleared = Убраны, вернутся при перемешивании:
left-of = { $count } из { $all }
reward-marble =
    { $count ->
        [one] { $count } блок мрамора
        [few] { $count } блока мрамора
       *[other] { $count } блоков мрамора
    }
reward-worker =
    { $count ->
        [one] { $count } работник
        [few] { $count } работника
       *[other] { $count } работников
    }
reward-card =
    { $count ->
        [one] { $count } карта области
        [few] { $count } карты областей
       *[other] { $count } карт областей
    }
reward-hex =
    { $count ->
        [one] { $count } деревянный гекс
        [few] { $count } деревянных гекса
       *[other] { $count } деревянных гексов
    }
reward-red =
    { $count ->
        [one] { $count } красное очко
        [few] { $count } красных очка
       *[other] { $count } красных очков
    }
reward-green =
    { $count ->
        [one] { $count } зелёное очко
        [few] { $count } зелёных очка
       *[other] { $count } зелёных очков
    }

## Очки в конце по источникам

points-rounds = Зелёные очки за раунды
points-bonus = Бонусы
points-left = Остаток в конце
