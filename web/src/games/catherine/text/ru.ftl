### Слова самого стола. Вопросы, ходы и события приходят от игры.

board-label = Стол. Стрелки переходят по тому, что можно выбрать, Enter выбирает, Escape — шаг назад.
board-map = Карта империи
board-page-map = Карта
board-page-rows = Ряды
board-time =
    { $round ->
        [0] Десятилетие { $decade }
       *[other] Десятилетие { $decade }, раунд { $round }
    }
board-decade = Десятилетие { $decade }
board-time-over = Партия окончена

board-row = Ряд действий и то, что лежит под ним
board-slot = Положить в ряд действий
board-face-down = Карты рубашкой вверх
board-under-same = Под ней: { $card }, тот же цвет
board-under-other = Под ней: { $card }, другой цвет
board-take-back = Забрать обратно: { $card }
board-hand = Карт в руке: { $count }, лимит { $limit }
board-hand-empty = В руке нет карт

board-owned = Имущество игрока
board-owns =
    { $tokens ->
        [0] { $what }: { $count }
       *[other] { $what }: { $count }, из них жетонов: { $tokens }
    }
board-chip-network = Наибольшая сеть: { $size }, в конце умножается на { $multiplier }
board-jokers = Джокеров для приказа: { $count }
board-order-word = Приказ
board-order = Приказ: железо { $iron }, еда { $food }, икра { $caviar }, меха { $furs }. Покрыто жетонами и джокерами: { $goods } из 7
board-order-secret = Приказ закрыт

board-favour = Шкала благосклонности
board-favour-hand = Лимит карт в руке
board-favour-points = Очки при каждом промежуточном подсчёте
board-favour-multiplier = Множитель наибольшей сети в конце игры
board-favour-space = Благосклонность { $step }: лимит руки { $hand }, при каждом промежуточном подсчёте { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, в конце наибольшая сеть × { $multiplier }

board-city =
    { $count ->
        [0] { $city }
       *[other] { $city }. Резиденции: { $owners }
    }
board-region-blue = Синяя область
board-region-red = Красная область
board-region-yellow = Жёлтая область
board-city-good =
    { $left ->
        [0] { $good }: всё разобрано
       *[other] { $good }: осталось { $left }; кто строит, берёт один жетон
    }
board-city-crown = За резиденцию здесь +1 к благосклонности
board-city-one = Ещё 1 очко при каждом промежуточном подсчёте

board-place-row = В ряд действий: { $card }
board-place-under = Под карту «{ $above }»: { $card }
board-place-pay = Сбросить: { $card }
board-place-bonus = Сбросить за бонус: { $card }
board-choice-act = Выполнить действие
board-choice-act-bonus = Выполнить действие и взять бонус
board-choice-draw = Взять карту вместо действия

board-hint-rows =
    { $count ->
        [one] Выберите ещё { $count } карту из руки.
        [few] Выберите { $count } карты из руки.
       *[many] Выберите { $count } карт из руки.
    }
board-hint-cards = Выберите карту, затем место для неё.
board-hint-where = Выберите место: конец ряда или под картой.
board-hint-below = Выберите карту, которая ляжет под карту ряда.
board-hint-row = Выберите карту в ряд действий.
board-hint-acts = Выберите, что нужно для действия, или возьмите карту.
board-hint-more = Выберите недостающее.
board-act = Выполнить действие
board-act-bonus = Действие с бонусом
board-draw = Взять карту
board-hint-books = Выберите город на карте.
board-hint-wait = Ждём остальных.
board-hint-settled = Пока не выберут все, это видите только вы.
board-revise = Изменить
board-explain = Что это за карта?

board-supply = Резиденций в запасе: { $count }

panel-court = Двор
panel-pile = Карты

board-court-what = Что
board-court-show = { $name }: показать наибольшую сеть на карте
board-court-cannon = Пушки
board-court-book = Книги
board-court-iron = Железо
board-court-food = Еда
board-court-caviar = Икра
board-court-furs = Меха
board-court-jokers = Джокеры
board-court-order = Покрыто в приказе, из 7
board-court-residences = Резиденции
board-court-network = Наибольшая сеть
board-court-favour = Благосклонность
board-court-hand = В руке, из лимита

board-deck =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }{ $shuffles ->
        [0] {""}
        [one] , сброс перемешан { $shuffles } раз
        [few] , сброс перемешан { $shuffles } раза
       *[many] , сброс перемешан { $shuffles } раз
    }
board-discards =
    { $count ->
        [0] В сбросе пока пусто
        [one] В сбросе { $count } карта
        [few] В сбросе { $count } карты
       *[many] В сбросе { $count } карт
    }
board-reconstructed = Восстановлено по правилам, с коробкой не сверено

## Очки в конце по источникам

points-actions = Действия
points-bonus = Бонусы карт
points-limit = Сверх лимита
points-cannons = Пушки
points-residences = Резиденции
points-favour = Благосклонность
points-hand = Карты в руке
points-order = Приказ
points-network = Наибольшая сеть
