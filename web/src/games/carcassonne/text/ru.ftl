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

panel-features = Владения
panel-bag = Мешок

board-bag-left =
    { $count ->
        [0] Квадратов больше нет
        [one] Ещё { $count } квадрат лежит лицом вниз
        [few] Ещё { $count } квадрата лежат лицом вниз
       *[other] Ещё { $count } квадратов лежат лицом вниз
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
