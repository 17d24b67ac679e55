### Тексты самого стола. Вопросы, ходы и события приходят из игры.

board-label = Стол. Стрелки переходят между местами, которые можно выбрать, R — другой вариант, Enter подтверждает, Escape отменяет шаг.
board-display = Игровая область
board-row = Ряд { $row }
board-middle = Середина стола
board-deck = Колода
board-discard = Сброс
board-goods = Товары
board-animals = Животные
board-workers = Рабочие
board-silver = Серебро
board-points = Очки
board-convert = Отдать рабочих и серебро за очки
board-pile = { $token } сверху, карт в стопке: { $count }
board-pile-empty = { $what }: стопка пуста
board-round = Карта раунда
board-round-at = Раунд { $round }, ход { $turn } из 6
board-turn = Ход { $turn } из 6
board-over = Партия окончена
board-offers = За каждую тройку — одно из:
board-sevens = Все семь типов
board-sevens-left =
    { $count ->
        [0] Карт за все семь типов не осталось
       *[other] Карты за все семь типов, очки: { $cards }
    }
board-firsts-left =
    { $count ->
        [0] Все карты за первую тройку разобраны
       *[other] Остались карты за первую тройку: { $kinds }
    }
board-start-card = Карта первого игрока
board-start-card-down = Карта первого игрока, рубашкой вверх: первый ход в следующем раунде
board-hand = На руке
board-offer = Куплено: выберите одну
board-projects = Проекты
board-storage = Хранилище
board-estate = Поместье
board-stored = { $what }: { $count }
board-animals-worth =
    { $points ->
        [one] Животные сейчас приносят { $points } очко
        [few] Животные сейчас приносят { $points } очка
       *[other] Животные сейчас приносят { $points } очков
    }
board-face-down =
    { $count ->
        [0] На этот раунд карт больше нет
        [one] Ещё { $count } карта на этот раунд
        [few] Ещё { $count } карты на этот раунд
       *[other] Ещё { $count } карт на этот раунд
    }
board-stack =
    { $kind }: { $triples ->
        [0] троек нет
        [one] { $triples } тройка
        [few] { $triples } тройки
       *[other] { $triples } троек
    }, в следующей { $open } из 3
board-rival = Соперник
board-race = Вы и соперник
board-race-ahead =
    { $by ->
        [one] Вы впереди на { $by } очко
        [few] Вы впереди на { $by } очка
       *[other] Вы впереди на { $by } очков
    }
board-race-behind =
    { $by ->
        [one] Вы отстаёте на { $by } очко; если так будет и после раунда, вы проиграете
        [few] Вы отстаёте на { $by } очка; если так будет и после раунда, вы проиграете
       *[other] Вы отстаёте на { $by } очков; если так будет и после раунда, вы проиграете
    }
board-race-even = У вас и соперника поровну
board-race-won = Победа! Вы обошли соперника.
board-race-lost = Поражение: у соперника больше очков.
board-piles = У соперника ещё закрытых карт: { $count }
board-tray = Что можно сделать
board-die = Кубик: { $die }
board-die-any = Кубик: любое значение

panel-cards = Карты
panel-values = Очки
board-unseen = Карты, которых вы ещё не видели, по кубикам: в колоде, перед игроками и на чужих руках.
board-unseen-of =
    { $count ->
        [one] Ещё не видели { $count } карту
        [few] Ещё не видели { $count } карты
       *[other] Ещё не видели { $count } карт
    }
board-values-triples = Очки за тройку
board-values-rounds = Бонусы за тройку по раундам
board-value-good = { $good }: кубик { $low } или { $high }
board-reconstructed = Восстановлено по правилам, с коробкой не сверено

board-about-worth = Три карты одного типа ({ $kind }) приносят очки: { $worth }.
board-about-stack = Три карты приносят очки ({ $worth }) и бонус раунда.
board-about-good = Продаётся с кубиком { $low } или { $high }: за каждый { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } и 1 серебро, а ещё карта первого игрока.
board-about-animals = В конце игры очки приносят группы разных животных: четыре — 4 очка, три — 2, два — 1.
board-about-pile = Карт в этой стопке: { $count }.
board-about-deck = Карт в колоде: { $count }.
board-about-discard = Карт в сбросе: { $count }.

board-name-carpenter = Столярная мастерская
board-name-church = Церковь
board-name-market = Рынок
board-name-watchtower = Сторожевая башня
board-name-bank = Банк
board-name-inn = Гостиница
board-name-warehouse = Склад
board-name-city-hall = Ратуша

board-effect-castle = Свободное действие с любым кубиком.
board-effect-mine = Приносит 2 серебра.
board-effect-cloister = Джокер: присоединяется к другому типу, и другие карты — к нему.
board-effect-knowledge = Приносит 2 рабочих.
board-effect-ship = Приносит товар.
board-effect-pasture = Приносит животное.
board-effect-carpenter = Берёт здание или знание из игровой области.
board-effect-church = Берёт замок, шахту или монастырь из игровой области.
board-effect-market = Берёт корабль или пастбище из игровой области.
board-effect-watchtower = Приносит 1 очко.
board-effect-bank = Приносит 3 серебра.
board-effect-inn = Приносит товар или животное.
board-effect-warehouse = Продаёт все товары одного вида.
board-effect-city-hall = Сразу выкладывает один из проектов.

## Очки в конце по источникам

points-triples = Тройки
points-first = Первые тройки
points-seven = Все семь типов
points-round = Бонусы раундов
points-goods = Проданные товары
points-animals = Животные
points-buildings = Сторожевые башни
points-converted = Рабочие и серебро
points-start = Карта первого игрока
