### Слова самой карты. Вопросы, ходы и события приходят от игры.

board-label = Карта. Стрелки переходят между доступными местами, Enter выбирает и подтверждает, R поворачивает квадрат, Escape возвращает на шаг; плюс и минус меняют масштаб.
board-rotate = Повернуть квадрат

## Как места называются в списках

board-cell = { $where } от последнего квадрата
board-name-at = { $name } ({ $where })
board-facing =
    { $degrees ->
        [0] Без поворота
       *[other] Поворот на { $degrees }°
    }
board-part-road = Дорога
board-part-city = Город
board-part-monastery = Монастырь
board-part-field = Поле
board-part-garden = Сад
board-part-shrine = Капище
board-name-bridge = Мост { $axis }
board-name-castle = Замок
board-name-meeple = Подданный
board-name-abbot = Аббат
board-name-own-abbot = Ваш аббат
board-name-dragon = Дракон
board-name-fairy = Фея
board-name-count = Граф
board-name-points = Взять очки
board-name-buy = Купить квадрат
board-name-sell = Продать квадрат

## Что есть у игроков

board-supply =
    { $count ->
        [0] Подданных в запасе нет
        [one] { $count } подданный в запасе
        [few] { $count } подданных в запасе
       *[other] { $count } подданных в запасе
    }
board-supply-abbot = Аббат в запасе
board-supply-bridges =
    { $count ->
        [0] Мостов не осталось
        [one] Остался { $count } мост
        [few] Осталось { $count } моста
       *[other] Осталось { $count } мостов
    }
board-supply-castles =
    { $count ->
        [0] Замков не осталось
        [one] Остался { $count } замок
        [few] Осталось { $count } замка
       *[other] Осталось { $count } замков
    }
board-king =
    Король: самый большой завершённый город, { $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[other] { $size } квадратов
    }
board-robber =
    Рыцарь-разбойник: самая длинная завершённая дорога, { $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[other] { $size } квадратов
    }

## Вкладки

panel-features = Владения
panel-bag = Мешок

board-bag-left =
    { $count ->
        [0] Квадратов больше нет
        [one] Остался { $count } квадрат
        [few] Осталось { $count } квадрата
       *[other] Осталось { $count } квадратов
    }
board-bag-river =
    { $count ->
        [one] Сначала { $count } квадрат реки
        [few] Сначала { $count } квадрата реки
       *[other] Сначала { $count } квадратов реки
    }
board-bag-aside = Квадраты с драконом, отложенные до появления вулкана
board-aside =
    { $count ->
        [one] { $count } квадрат с драконом отложен до появления вулкана
        [few] { $count } квадрата с драконом отложены до появления вулкана
       *[other] { $count } квадратов с драконом отложено до появления вулкана
    }
board-bag-away = Никуда не подошли и вышли из игры
board-tile-count = { $tile }: { $count }

board-features-none = На карте пока нет подданных.
board-row = { $title }: { $text }
board-feature =
    { $feature ->
        [monastery] {""}
        [garden] {""}
        [shrine] {""}
       *[other] { $tiles ->
            [one] { $tiles } квадрат
            [few] { $tiles } квадрата
           *[other] { $tiles } квадратов
        }{", "}
    }{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } { $complete ->
        [yes] сейчас
       *[no] в конце игры
    }{ $count ->
        [0] {" · не занято"}
       *[other] {" · "}{ $owners }
    }

board-claims = Показать владения
board-feature-done =
    { $feature ->
        [monastery] {""}
        [garden] {""}
        [shrine] {""}
       *[other] { $tiles ->
            [one] { $tiles } квадрат
            [few] { $tiles } квадрата
           *[other] { $tiles } квадратов
        }{", "}
    }завершено, очков больше не принесёт

board-feature-scored =
    { $feature ->
        [monastery] {""}
        [garden] {""}
        [shrine] {""}
       *[other] { $tiles ->
            [one] { $tiles } квадрат
            [few] { $tiles } квадрата
           *[other] { $tiles } квадратов
        }{", "}
    }завершено · { $owners }: { $count ->
        [one] {""}
       *[other] по{" "}
    }{ $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[other] { $points } очков
    }

board-others = Ещё на столе
board-castle = Замок ({ $owner })
board-castle-waits = принесёт очки вместе с первым объектом, завершённым на шести клетках вокруг
board-castle-scored = уже принёс очки
board-challenge = Монастырь против капища: очки принесёт только завершённое первым
board-quarter-waits =
    В крепости, { $quarter }: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }
board-quarter-palace = Отсюда фишки могут перейти в город перед самым подсчётом, если здесь нет графа.
board-quarter-market = Отсюда фишки переходят на поля перед финальным подсчётом.
board-quarter-smithy = Отсюда фишки могут перейти на дорогу перед самым подсчётом, если здесь нет графа.
board-quarter-cathedral = Отсюда фишки могут перейти в монастырь или капище перед самым подсчётом, если здесь нет графа.
board-fairy =
    { $helps ->
        [yes] Фея помогает игроку { $owner }
       *[no] Фея никому не помогает
    }
board-dragon =
    { $flying ->
        [yes] Дракон летит. Осталось шагов: { $left }
       *[no] Дракон
    }

board-bazaar = Базар
board-bazaar-state =
    { $offered ->
        [yes] { $auctioneer } выставляет квадрат. { $bids ->
            [yes] Наивысшая ставка: { $bid } ({ $bidder })
           *[no] Ставок ещё нет
        }
       *[no] { $auctioneer } выбирает квадрат
    }
board-bazaar-buy = Купить за { $points }
board-bazaar-sell = Продать за { $points }
board-bid = Ставка { $points }
board-bid-less = Уменьшить ставку
board-bid-more = Увеличить ставку
board-bought = С базара:

## Очки в конце по источникам

points-tiles = Квадраты объектов
points-shields = Щиты
points-abbot = Аббат
points-road = Дороги
points-city = Города
points-monastery = Монастыри
points-garden = Сады
points-shrine = Капища
points-field = Поля
points-fairy = Фея
points-castle = Замки
points-king = Король
points-robber = Рыцарь-разбойник
points-bazaar = Базары
