### Слова самой карты. Вопросы, ходы и события приходят от игры.

board-label = Карта. Стрелки переходят между доступными местами, R поворачивает квадрат, Enter подтверждает, Escape отменяет; плюс и минус меняют масштаб.
board-drawn = Взятый квадрат
board-turn = Повернуть квадрат
board-lay = Выложить сюда
board-square = Клетка { $square }
board-place = Место { $square }
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
    Король: крупнейший завершённый город, { $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[other] { $size } квадратов
    }
board-robber =
    Рыцарь-разбойник: длиннейшая завершённая дорога, { $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[other] { $size } квадратов
    }
board-tile = Квадрат { $tile }

panel-features = Владения
panel-bag = Мешок

board-bag-left =
    { $count ->
        [0] Квадратов больше нет
        [one] Ещё { $count } квадрат лежит лицом вниз
        [few] Ещё { $count } квадрата лежат лицом вниз
       *[other] Ещё { $count } квадратов лежат лицом вниз
    }
board-bag-river =
    { $count ->
        [one] Сначала { $count } квадрат реки
        [few] Сначала { $count } квадрата реки
       *[other] Сначала { $count } квадратов реки
    }
board-bag-aside = Квадраты с драконом, отложенные до вулкана
board-aside =
    { $count ->
        [one] { $count } квадрат с драконом отложен до вулкана
        [few] { $count } квадрата с драконом отложены до вулкана
       *[other] { $count } квадратов с драконом отложены до вулкана
    }
board-bag-away = Никуда не подошли и вышли из игры
board-tile-count = { $tile }: { $count }

board-features-none = На карте пока никого нет.
board-feature-road =
    Дорога, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[other] { $tiles } квадратов
    }; { $complete ->
        [yes] сейчас даёт
       *[no] в конце даст
    } { $points }{ $count ->
        [0] . Ничья
       *[other] : { $owners }
    }
board-feature-city =
    Город, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[other] { $tiles } квадратов
    }; { $complete ->
        [yes] сейчас даёт
       *[no] в конце даст
    } { $points }{ $count ->
        [0] . Ничей
       *[other] : { $owners }
    }
board-feature-monastery =
    Монастырь; { $complete ->
        [yes] сейчас даёт
       *[no] в конце даст
    } { $points }{ $count ->
        [0] . Ничей
       *[other] : { $owners }
    }
board-feature-field =
    Поле, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
       *[other] { $tiles } квадратов
    }; в конце даст { $points }{ $count ->
        [0] . Ничьё
       *[other] : { $owners }
    }
board-feature-garden =
    Сад; { $complete ->
        [yes] сейчас даёт
       *[no] в конце даст
    } { $points }{ $count ->
        [0] . Ничей
       *[other] : { $owners }
    }
board-feature-shrine =
    Капище; { $complete ->
        [yes] сейчас даёт
       *[no] в конце даст
    } { $points }{ $count ->
        [0] . Ничьё
       *[other] : { $owners }
    }

board-others = Ещё на столе
board-castle =
    Замок игрока { $owner }. { $waits ->
        [yes] Принесёт очки с первым объектом, завершённым на шести его клетках.
       *[no] Уже принёс очки.
    }
board-challenge = Монастырь и капище соперничают: очки принесёт только завершённое первым
board-quarter-waits =
    В крепости, { $quarter }: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }
board-quarter-palace = Дворец. Отсюда фишки могут перейти в город перед самым подсчётом, если здесь нет графа.
board-quarter-market = Рынок. Отсюда фишки переходят на поля перед итоговым подсчётом.
board-quarter-smithy = Кузница. Отсюда фишки могут перейти на дорогу перед самым подсчётом, если здесь нет графа.
board-quarter-cathedral = Собор. Отсюда фишки могут перейти в монастырь или капище перед самым подсчётом, если здесь нет графа.
board-fairy =
    { $helps ->
        [yes] Фея помогает фишке игрока { $owner }
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
        [yes] Предлагает { $auctioneer }. { $bids ->
            [yes] Высшая ставка: { $bid } ({ $bidder })
           *[no] Ставок ещё нет
        }
       *[no] { $auctioneer } выбирает квадрат
    }
board-bazaar-buy = Купить за { $points }
board-bazaar-sell = Продать за { $points }
board-bid = Ставка { $points }
board-bid-less = Ставить меньше
board-bid-more = Ставить больше
board-bought = С базара:
