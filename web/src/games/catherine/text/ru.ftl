### Слова самого стола. Вопросы, ходы и события приходят от игры.

board-label = Стол. Стрелки ведут по тому, что можно выбрать, Enter выбирает, Escape возвращает к началу.
board-map = Карта империи
board-page-map = Карта
board-page-rows = Ряды
board-time =
    { $round ->
        [0] Десятилетие { $decade }
       *[other] Десятилетие { $decade }, раунд { $round }
    }
board-decade = Десятилетие { $decade }
board-time-over = Игра окончена

board-row = Ряд действий и то, что лежит под ним
board-slot = Положить в ряд действий
board-face-down = Две карты рубашкой вверх
board-under-same = Под ней: { $card }, тот же цвет
board-under-other = Под ней: { $card }, другой цвет
board-take-back = Забрать обратно: { $card }
board-hand = Карт в руке: { $count }, лимит { $limit }
board-hand-empty = В руке нет карт
board-displays = Чьи ряды
board-display-of =
    { $state ->
        [chosen] { $name }: выбор сделан. Показать ряды
        [choosing] { $name } ещё выбирает. Показать ряды
       *[idle] { $name }: показать ряды
    }

board-owned = Имущество игрока
board-owns =
    { $tokens ->
        [0] { $what }: { $count }
       *[other] { $what }: { $count }, из них жетонов: { $tokens }
    }
board-jokers = Джокеров для приказа: { $count }
board-order-word = Приказ
board-order = Приказ: железо { $iron }, еда { $food }, икра { $caviar }, меха { $furs }. Покрыто жетонами и джокерами: { $goods } из 7
board-order-secret = Приказ закрыт

board-favour = Шкала благосклонности
board-favour-hand = Лимит карт в руке
board-favour-points = Очки при каждом подсчёте десятилетия
board-favour-multiplier = Множитель наибольшей сети в конце игры
board-favour-space = Благосклонность { $step }: лимит руки { $hand }, при каждом подсчёте { $points ->
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
board-city-crown = Кто строит здесь, поднимается на шаг по шкале благосклонности
board-city-one = Ещё одно очко при каждом подсчёте десятилетия

board-place-row = В ряд действий: { $card }
board-place-below = Вниз: { $card }
board-place-under = Под карту «{ $card }»
board-place-pay = Сбросить: { $card }
board-place-bonus = Сбросить за бонус: { $card }
board-choice-bonus = С бонусом
board-choice-no-bonus = Без бонуса
board-choice-draw = Взять карту вместо действия

board-hint-rows =
    { $count ->
        [0] Выберите три карты из руки.
        [1] Одна карта выбрана, нужны ещё две.
       *[other] Выбрано карт: { $count }, нужна ещё одна.
    }
board-hint-cards = Выберите карту в руке, затем место для неё.
board-hint-where = Теперь место: в конец ряда или под одну из карт.
board-hint-below = Теперь карта, которая ляжет под одну из карт ряда.
board-hint-row = Теперь карта, которая ляжет в ряд действий.
board-hint-acts = Выберите, что нужно для действия, или возьмите карту.
board-hint-more = Дальше: выберите недостающее.
board-hint-books = Выберите город на карте.
board-hint-wait = Выбирают остальные.
board-hint-settled = Вы выбрали, остальные ещё нет. Пока это видите только вы.
board-revise = Выбрать заново
board-do = Сделать так
board-explain = Что это за карта?
board-back = Начать сначала

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
        [one] , перетасована { $shuffles } раз
        [few] , перетасована { $shuffles } раза
       *[many] , перетасована { $shuffles } раз
    }
board-discards =
    { $count ->
        [0] В сбросе пока пусто
        [one] В сбросе { $count } карта
        [few] В сбросе { $count } карты
       *[many] В сбросе { $count } карт
    }
board-reconstructed = Восстановлено по правилам, а не списано с коробки
