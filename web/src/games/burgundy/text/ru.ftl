### Слова самого стола. Вопросы, ходы и события приходят от игры.

board-label = Стол. Стрелки переходят между местами, которые можно выбрать, Enter выбирает или подтверждает, Escape возвращает на шаг назад; плюс и минус меняют масштаб.
board-views = Какая часть стола
board-page-market = Рынок
board-page-estate = Поместье
board-look = Посмотреть поместье игрока { $name }
board-estate = Поместье { $number }
board-phase = Фаза
board-round = Раунд
board-order = Порядок хода
board-bonuses = Первому и второму, кто заполнит весь цвет
board-die = Кубик { $face }
board-place-goods = Товары этого склада
board-place-good = Товары
board-place-workers = Взять рабочих
board-place-silver = Купить за серебро
board-place-site = Место замка
board-place-space = Место
board-supply = { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[other] { $workers } рабочих
    }, серебро: { $silver }
board-depot = Склад { $depot }
board-black = Чёрный склад

about-space = Ряд { $row }, место { $place }: { $colour }, число { $number }
about-region = { $empty ->
        [0] Этот регион из { $size } { $size ->
            [one] места
           *[other] мест
        } завершён.
       *[other] Регион из { $size } { $size ->
            [one] места
           *[other] мест
        }, свободно { $empty }. За его завершение в этой фазе: { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[other] { $points } очков.
        }
    }
about-workers = Рабочие
about-silver = Серебро
about-goods = Товары
about-sold = Проданные товары
about-depot-goods = Товары на складе
about-black = Чёрный склад
about-phases = Фазы
about-rounds = Раунды и их товары
about-track = Порядок хода
about-bonus = Бонусы

panel-regions = Регионы
panel-tiles = Тайлы
regions-of = { $name }
regions-end = Последний подсчёт принёс бы сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
regions-row = { $colour }: { $size ->
        [one] { $size } место
        [few] { $size } места
       *[other] { $size } мест
    }, свободно { $empty }, очки: { $points }
regions-none = Все регионы завершены.
tiles-left = Ещё лицом вниз: с цветной рубашкой и с чёрной
tiles-count = { $tile }: { $normal } и { $black }

## Очки в конце по источникам

points-regions = Регионы
points-phase = Бонусы за фазу
points-colours = Бонусы за цвет
points-animals = Животные
points-goods = Проданные товары
points-buildings = Сторожевые башни
points-knowledge = Умения
points-left = Остаток в конце
