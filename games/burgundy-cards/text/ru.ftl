# Слова игры по-русски. Ключи и аргументы те же, что в других языках.

game-title = Замки Бургундии: карточная игра
game-about = Карты вместо кубиков: берите проекты, выкладывайте их в поместье и собирайте тройки. В одиночку — против соперника, который действует по сценарию.

## Настройки

option-last_two = Два рабочих последнему игроку
    .help = Последний игрок начинает с двумя рабочими не только вчетвером, но и вдвоём, и втроём.
option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = случайно
option-first-listed = по порядку мест
preset-base = Вся коробка
    .help = Пять раундов по шесть ходов. В одиночку — против соперника.
bad-seats = В карточную игру «Замки Бургундии» играют от 1 до 4 человек.

## Что восстановлено

reconstructed-triples = Сколько очков приносят тройки замков, шахт, знаний и кораблей
reconstructed-dice = Какие кубики изображены на картах каждого типа
reconstructed-buildings = Какие кубики изображены на зданиях
reconstructed-sales = При каком значении кубика продаётся какой товар
reconstructed-goods = Сколько очков указано на картах товаров
reconstructed-rounds = Что предлагают карты раундов B, C и E
reconstructed-animals = Сколько животных каждого вида
reconstructed-all-seven = Сколько очков приносят карты за все семь типов

## Вопросы

prompt-play = Сбросьте карту ради её кубика
prompt-act = Ваш кубик: { $die }
prompt-act-free = Замок: выполните свободное действие с любым значением кубика
prompt-end = { $cards ->
        [one] Купить { $cards } карту
        [few] Купить { $cards } карты
       *[many] Купить { $cards } карт
    } за { $price } серебра или закончить ход?
prompt-bought = Оставьте одну из карт проектом или используйте её кубик для ещё одного действия
prompt-room = Сбросьте проект, чтобы освободить место для нового ({ $card })
prompt-good = Возьмите товар
prompt-animal = Возьмите животное
prompt-inn = Гостиница: возьмите товар или животное
prompt-bonus = Тройка собрана: выберите бонус раунда
prompt-carpenter = Столярная мастерская: возьмите здание или знание из игровой области
prompt-church = Церковь: возьмите замок, шахту или монастырь из игровой области
prompt-market = Рынок: возьмите корабль или пастбище из игровой области
prompt-warehouse = Склад: продайте все товары одного вида
prompt-city-hall = Ратуша: выложите один из своих проектов
prompt-wait = Ходит другой игрок
prompt-over = Партия окончена

## Ответы

action-play = Сбросить: { $card }
action-take = Взять из ряда { $row }: { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
action-place = Выложить: { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
action-place-cover = Выложить: { $card } — на монастыри, которые станут картами того же типа{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
action-place-as = Выложить как карту типа «{ $kind }»: { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
action-sell = Продать { $goods } ({ $count }){ $workers ->
        [0] {""}
        [one] , отдав { $workers } рабочего
       *[other] , отдав { $workers } рабочих
    }
action-workers = { $count ->
        [one] Взять { $count } рабочего
       *[other] Взять { $count } рабочих
    }
action-silver = Взять 1 серебро
action-convert = Отдать { $workers ->
        [0] { $silver ->
            [one] { $silver } серебро
           *[many] { $silver } серебра
        }
        [one] { $workers } рабочего{ $silver ->
            [0] {""}
            [one] {" "}и { $silver } серебро
           *[many] {" "}и { $silver } серебра
        }
       *[many] { $workers } рабочих{ $silver ->
            [0] {""}
            [one] {" "}и { $silver } серебро
           *[many] {" "}и { $silver } серебра
        }
    } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-buy = { $cards ->
        [one] Купить { $cards } карту
        [few] Купить { $cards } карты
       *[many] Купить { $cards } карт
    } за { $price } серебра
action-keep = Оставить проектом: { $card }
action-use = Сбросить ради ещё одного действия с кубиком { $die }: { $card }
action-discard = Сбросить проект: { $card }
action-gain = Взять: { $token }
action-bonus = Взять: { $gains }
action-pass = Отказаться
action-end = Закончить ход
did-pass = { $seat } отказывается
did-end = { $seat } заканчивает ход

## История

event-started = Первый ход: { $seat }
event-stored = { $seat } в начале получает: { $things }
event-round = Раунд { $round }. Первый ход: { $seat }
event-shown = Новые карты в игровой области: { $cards }
event-drew = { $seat } берёт на руку: { $cards }
event-drew-hidden = { $seat } берёт на руку { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
event-reshuffled = Сброс перемешан, в колоде { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
event-played = { $seat } сбрасывает: { $card }
event-took = { $seat } берёт из ряда { $row }: { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
event-room = { $seat } сбрасывает проект ({ $card }), чтобы освободить место
event-placed = { $seat } выкладывает: { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
event-placed-as = { $seat } выкладывает как карту типа «{ $kind }»: { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
event-placed-cover = { $seat } выкладывает: { $card } — на монастыри, которые становятся картами того же типа{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
       *[other] {" "}({ $workers } рабочих)
    }
event-sold = { $seat } продаёт { $goods } ({ $count }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и { $silver ->
        [one] { $silver } серебро
       *[many] { $silver } серебра
    }{ $workers ->
        [0] {""}
        [one] , отдав { $workers } рабочего
       *[other] , отдав { $workers } рабочих
    }
event-start-card = { $seat } получает карту первого игрока
event-workers = { $seat } берёт { $count ->
        [one] { $count } рабочего
       *[other] { $count } рабочих
    }
event-silver = { $seat } берёт { $count ->
        [one] { $count } серебро
       *[many] { $count } серебра
    }
event-converted = { $seat } отдаёт { $workers ->
        [0] { $silver ->
            [one] { $silver } серебро
           *[many] { $silver } серебра
        }
        [one] { $workers } рабочего{ $silver ->
            [0] {""}
            [one] {" "}и { $silver } серебро
           *[many] {" "}и { $silver } серебра
        }
       *[many] { $workers } рабочих{ $silver ->
            [0] {""}
            [one] {" "}и { $silver } серебро
           *[many] {" "}и { $silver } серебра
        }
    } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-bought = { $seat } покупает: { $cards }
event-kept = { $seat } оставляет проектом: { $card }
event-used = { $seat } сбрасывает ради ещё одного действия: { $card }
event-gained = { $seat } берёт: { $token }
event-nothing = { $seat } ничего не получает: взять, продать или выложить нечего
event-triple = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за тройку: { $kind }
event-triple-first = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за первую тройку этого типа: { $kind }
event-seven = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за все семь типов
event-bonus = { $seat } выбирает бонус: { $gains }
event-watchtower = { $seat } получает 1 очко за сторожевую башню
event-next-first = Следующий раунд начинает { $seat }
event-rival-placed = Соперник получает: { $card }
event-rival-cloister = Вы получаете 1 очко за монастырь соперника
event-rival-triple = Соперник получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за тройку: { $kind }
event-rival-seven = Соперник получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за все семь типов
event-compared = После раунда { $round }: у вас { $yours }, у соперника { $rivals }
event-animals = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за животных
event-start-card-point = { $seat } получает 1 очко за карту первого игрока
event-over = { $count ->
        [one] Победа: { $seats }
       *[other] Победу делят { $seats }
    }
event-over-won = Вы победили соперника
event-over-lost = Соперник впереди: вы проиграли

## За что очки

line-triple = тройка
line-first-triple = первая тройка этого типа
line-seven = все семь типов
line-round = бонус раунда
line-watchtower = сторожевая башня
line-converted = отданные рабочие и серебро
line-goods = { $count ->
        [one] { $count } проданный товар
        [few] { $count } проданных товара
       *[many] { $count } проданных товаров
    }
line-rival-cloister = монастырь соперника
line-animals-2 = { $count ->
        [one] { $count } пара животных
        [few] { $count } пары животных
       *[many] { $count } пар животных
    }
line-animals-3 = { $count ->
        [one] { $count } тройка животных
        [few] { $count } тройки животных
       *[many] { $count } троек животных
    }
line-animals-4 = { $count ->
        [one] { $count } четвёрка животных
        [few] { $count } четвёрки животных
       *[many] { $count } четвёрок животных
    }
line-start-card = карта первого игрока

## Названия

type-castle = замок
type-mine = шахта
type-cloister = монастырь
type-knowledge = знание
type-ship = корабль
type-pasture = пастбище
type-building = здание
good-light = светло-коричневый товар
good-medium = коричневый товар
good-dark = тёмно-коричневый товар
goods-light = светло-коричневые товары
goods-medium = коричневые товары
goods-dark = тёмно-коричневые товары
animal-rooster = петух
animal-cow = корова
animal-sheep = овца
animal-pig = свинья

gain-points-1 = 1 очко
gain-points-2 = 2 очка
gain-points-3 = 3 очка
gain-points-4 = 4 очка
gain-points-5 = 5 очков
gain-points-6 = 6 очков
gain-goods-1 = 1 товар
gain-goods-2 = 2 товара
gain-goods-3 = 3 товара
gain-goods-4 = 4 товара
gain-goods-5 = 5 товаров
gain-goods-6 = 6 товаров
gain-animals-1 = 1 животное
gain-animals-2 = 2 животных
gain-animals-3 = 3 животных
gain-animals-4 = 4 животных
gain-animals-5 = 5 животных
gain-animals-6 = 6 животных
gain-silver-1 = 1 серебро
gain-silver-2 = 2 серебра
gain-silver-3 = 3 серебра
gain-silver-4 = 4 серебра
gain-silver-5 = 5 серебра
gain-silver-6 = 6 серебра
gain-workers-1 = 1 рабочий
gain-workers-2 = 2 рабочих
gain-workers-3 = 3 рабочих
gain-workers-4 = 4 рабочих
gain-workers-5 = 5 рабочих
gain-workers-6 = 6 рабочих

card-castle-1 = замок 1
card-castle-2 = замок 2
card-castle-3 = замок 3
card-castle-4 = замок 4
card-castle-5 = замок 5
card-castle-6 = замок 6
card-mine-1 = шахта 1
card-mine-2 = шахта 2
card-mine-3 = шахта 3
card-mine-4 = шахта 4
card-mine-5 = шахта 5
card-mine-6 = шахта 6
card-cloister-1 = монастырь 1
card-cloister-2 = монастырь 2
card-cloister-3 = монастырь 3
card-cloister-4 = монастырь 4
card-cloister-5 = монастырь 5
card-cloister-6 = монастырь 6
card-knowledge-1 = знание 1
card-knowledge-2 = знание 2
card-knowledge-3 = знание 3
card-knowledge-4 = знание 4
card-knowledge-5 = знание 5
card-knowledge-6 = знание 6
card-ship-1 = корабль 1
card-ship-2 = корабль 2
card-ship-3 = корабль 3
card-ship-4 = корабль 4
card-ship-5 = корабль 5
card-ship-6 = корабль 6
card-pasture-1 = пастбище 1
card-pasture-2 = пастбище 2
card-pasture-3 = пастбище 3
card-pasture-4 = пастбище 4
card-pasture-5 = пастбище 5
card-pasture-6 = пастбище 6
card-carpenter-1 = столярная мастерская 1
card-carpenter-2 = столярная мастерская 2
card-carpenter-3 = столярная мастерская 3
card-carpenter-4 = столярная мастерская 4
card-carpenter-5 = столярная мастерская 5
card-carpenter-6 = столярная мастерская 6
card-church-1 = церковь 1
card-church-2 = церковь 2
card-church-3 = церковь 3
card-church-4 = церковь 4
card-church-5 = церковь 5
card-church-6 = церковь 6
card-market-1 = рынок 1
card-market-2 = рынок 2
card-market-3 = рынок 3
card-market-4 = рынок 4
card-market-5 = рынок 5
card-market-6 = рынок 6
card-watchtower-1 = сторожевая башня 1
card-watchtower-2 = сторожевая башня 2
card-watchtower-3 = сторожевая башня 3
card-watchtower-4 = сторожевая башня 4
card-watchtower-5 = сторожевая башня 5
card-watchtower-6 = сторожевая башня 6
card-bank-1 = банк 1
card-bank-2 = банк 2
card-bank-3 = банк 3
card-bank-4 = банк 4
card-bank-5 = банк 5
card-bank-6 = банк 6
card-inn-1 = гостиница 1
card-inn-2 = гостиница 2
card-inn-3 = гостиница 3
card-inn-4 = гостиница 4
card-inn-5 = гостиница 5
card-inn-6 = гостиница 6
card-warehouse-1 = склад 1
card-warehouse-2 = склад 2
card-warehouse-3 = склад 3
card-warehouse-4 = склад 4
card-warehouse-5 = склад 5
card-warehouse-6 = склад 6
card-city-hall-1 = ратуша 1
card-city-hall-2 = ратуша 2
card-city-hall-3 = ратуша 3
card-city-hall-4 = ратуша 4
card-city-hall-5 = ратуша 5
card-city-hall-6 = ратуша 6

## Добор и броски, для сообщений о записях

source-first = первый игрок
source-good = карта товара
source-animal = карта животного
source-card = следующая карта действия
source-other = случайный выбор

## Что даёт выбор

amount-workers = { $sign }{ $count } { $count ->
        [one] рабочий
       *[other] рабочих
    }
amount-silver = { $sign }{ $count } { $count ->
        [one] серебро
       *[other] серебра
    }
amount-goods = { $sign }{ $count } { $count ->
        [one] товар
        [few] товара
       *[other] товаров
    }
amount-animals = { $sign }{ $count } { $count ->
        [one] животное
        [few] животных
       *[other] животных
    }
