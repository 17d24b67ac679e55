# Слова игры по-русски. Ключи и аргументы те же, что в других языках.

game-title = Екатерина: города царицы
game-about = Все одновременно играют по две карты, выполняют действие одной из них, завоёвывают благосклонность царицы и строят резиденции по всей империи.

## Настройки

option-orders = Приказы
    .help = Открыты: все видят приказы с самого начала. Закрыты: до финального подсчёта свой приказ видите только вы.
option-orders-open = открыты
option-orders-secret = закрыты
preset-usual = Обычная партия
    .help = Приказы открыты.
preset-secret-orders = Тайные приказы
    .help = Приказы закрыты до финального подсчёта.
bad-seats = В «Екатерину» играют от 2 до 4 человек.

## Что восстановлено

reconstructed-cities = Восстановлены 12 из 18 названий городов, области и значки городов.
reconstructed-roads = Дороги между городами восстановлены.
reconstructed-cards = Карты отчасти восстановлены: число одинаковых карт, их символы и города, условия бонусов и то, у каких действий есть стрелка (здесь её нет ни у одного).
reconstructed-orders = Товары на приказах восстановлены.
reconstructed-favour = Шкала благосклонности восстановлена, кроме начального лимита карт в руке.

## Вопросы

prompt-rows = Выберите 3 карты для начала ряда действий
prompt-cards = Сыграйте 2 карты: одну в ряд действий, одну в ряд активации
prompt-acts = Выполнить действие «{ $card }» или взять карту?
prompt-books = У вас больше всего книг: выберите город для резиденции
prompt-revise = Можно изменить, пока выбирают остальные
prompt-wait = Ждём остальных
prompt-over = Партия окончена

## Ответы

action-row = Начать с карт: { $cards }
action-play = В ряд действий: { $row }; под карту «{ $above }»: { $under }
action-draw = Взять карту вместо действия
action-build = Построить: { $city }
action-act = Выполнить действие
action-act-bonus = Выполнить действие и взять бонус
action-act-bonus-pay = Выполнить действие; за бонус сбросить: { $more }
action-act-pay = Выполнить действие, сбросив: { $cards }
action-act-pay-bonus = Выполнить действие, сбросив: { $cards }; взять бонус
action-act-pay-bonus-pay = Выполнить действие, сбросив: { $cards }; за бонус сбросить: { $more }
action-act-in = Построить: { $cities }
action-act-in-bonus = Построить: { $cities }; взять бонус
action-act-in-bonus-pay = Построить: { $cities }; за бонус сбросить: { $more }
action-act-in-pay = Построить: { $cities }; сбросить: { $cards }
action-act-in-pay-bonus = Построить: { $cities }; сбросить: { $cards }; взять бонус
action-act-in-pay-bonus-pay = Построить: { $cities }; сбросить: { $cards }; за бонус: { $more }

## История

event-ordered = { $seat } получает приказ: железо { $iron }, еда { $food }, икра { $caviar }, меха { $furs }
event-ordered-secret = { $seat } получает тайный приказ
event-order-shown = { $seat } открывает приказ: железо { $iron }, еда { $food }, икра { $caviar }, меха { $furs }
event-decade = Десятилетие { $decade }
event-round = Раунд { $round }
event-drawn = { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
event-drawn-cards = { $seat } берёт: { $cards }
event-shuffled = Колода кончилась: сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }) перемешан
event-chosen = { $seat }: выбор сделан
event-chosen-again = { $seat }: выбор изменён
event-row = { $seat } начинает с карт: { $cards }
event-played = { $seat }: в ряд действий — { $row }, под карту «{ $above }» — { $under }
event-acted = { $seat } выполняет действие «{ $card }»
event-acted-bonus = { $seat } выполняет действие «{ $card }» и берёт бонус
event-colours = { $seat } не может выполнить действие «{ $card }»: цвета не совпали
event-impossible = { $seat } не может выполнить действие «{ $card }»
event-declined = { $seat } отказывается от действия «{ $card }»
event-discarded = { $seat } сбрасывает: { $cards }
event-built = { $seat } строит резиденцию: { $city }
event-built-goods = { $seat } строит резиденцию: { $city }; берёт товар: { $goods }
event-not-built = { $seat }: больше всего книг, но построить нельзя
event-favoured = { $seat } поднимается на { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
       *[many] { $steps } делений
    } по шкале благосклонности
event-joker = { $seat } получает джокер за книги
event-scored-action = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за действие
event-scored-bonus = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за бонус
event-scored-limit = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за карты сверх лимита
event-scored-overflow = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за шаги сверх шкалы благосклонности
event-scored-cannons = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за пушки
event-scored-residences = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за резиденции
event-scored-favour = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } по шкале благосклонности
event-scored-hand = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за карты в руке
event-scored-order = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за приказ
event-scored-network = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за наибольшую сеть резиденций
event-cleared = { $seat } сбрасывает накрытые карты и ряд активации
event-over = { $count ->
        [one] Побеждает { $seats }
       *[other] Победу делят { $seats }
    }

good-iron = железо
good-food = еда
good-caviar = икра
good-furs = меха
good-cannon = пушка
good-book = книга

## За что очки

line-gift = { $count ->
        [one] 3 сброшенные карты
        [few] { $count } раза по 3 сброшенные карты
       *[many] { $count } раз по 3 сброшенные карты
    }
line-books = { $count ->
        [one] { $count } книга
        [few] { $count } книги
       *[many] { $count } книг
    }
line-sets = { $count ->
        [one] { $count } набор из 4 товаров
        [few] { $count } набора из 4 товаров
       *[many] { $count } наборов из 4 товаров
    }
line-feast = действие
line-bonus = бонус
line-region = { $count ->
        [one] { $count } резиденция в области
        [few] { $count } резиденции в области
       *[many] { $count } резиденций в области
    }
line-missed = { $count ->
        [one] { $count } невзятая карта
        [few] { $count } невзятые карты
       *[many] { $count } невзятых карт
    }
line-overflow = { $count ->
        [one] { $count } лишний шаг
        [few] { $count } лишних шага
       *[many] { $count } лишних шагов
    }
line-cannons = пушек больше на { $count }
line-ties = { $count ->
        [one] { $count } ничья с соседом
        [few] { $count } ничьи с соседями
       *[many] { $count } ничьих с соседями
    }
line-residences = { $count ->
        [one] { $count } резиденция
        [few] { $count } резиденции
       *[many] { $count } резиденций
    }
line-ones = { $count ->
        [one] { $count } город с единицей
        [few] { $count } города с единицей
       *[many] { $count } городов с единицей
    }
line-favour = деление благосклонности { $count }
line-hand = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
line-order = { $count ->
        [one] { $count } товар приказа
        [few] { $count } товара приказа
       *[many] { $count } товаров приказа
    }
line-network = { $count ->
        [one] { $count } соединённая резиденция
        [few] { $count } соединённые резиденции
       *[many] { $count } соединённых резиденций
    }

## Карты и города встроенного файла

card-blue-market-iron-food = синий рынок (железо, еда)
card-blue-market-iron-caviar = синий рынок (железо, икра)
card-blue-market-iron-furs = синий рынок (железо, меха)
card-blue-market-food-caviar = синий рынок (еда, икра)
card-blue-market-food-furs = синий рынок (еда, меха)
card-blue-market-caviar-furs = синий рынок (икра, меха)
card-blue-gift-book-food = синее подношение (книга, еда)
card-blue-gift-cannon-furs = синее подношение (пушка, меха)
card-blue-academy = синяя академия
card-blue-audience-cannons = синяя аудиенция (пушки)
card-blue-audience-book = синяя аудиенция (книга)
card-blue-library = синяя библиотека
card-blue-salon = синий салон
card-blue-fair = синяя ярмарка
card-blue-charter-iron = синяя грамота (железо)
card-blue-charter-food = синяя грамота (еда)
card-blue-charter-caviar = синяя грамота (икра)
card-blue-charter-furs = синяя грамота (меха)
card-blue-feast-cannons = синий пир (пушки)
card-blue-feast-books = синий пир (книги)
card-blue-banquet-iron-food = синий банкет (железо, еда)
card-blue-banquet-caviar-furs = синий банкет (икра, меха)
card-blue-build-vyborg-st-petersburg-reval = синие строители (Выборг, Санкт-Петербург, Ревель)
card-blue-build-reval-novgorod-archangelsk = синие строители (Ревель, Новгород, Архангельск)
card-blue-build-vyborg-st-petersburg-archangelsk = синие строители (Выборг, Санкт-Петербург, Архангельск)
card-blue-build-riga-novgorod-archangelsk = синие строители (Рига, Новгород, Архангельск)
card-blue-build-vyborg-st-petersburg-novgorod = синие строители (Выборг, Санкт-Петербург, Новгород)
card-blue-build-st-petersburg-novgorod-archangelsk = синие строители (Санкт-Петербург, Новгород, Архангельск)
card-blue-build-vyborg-st-petersburg-riga = синие строители (Выборг, Санкт-Петербург, Рига)
card-blue-build-reval-riga-novgorod = синие строители (Ревель, Рига, Новгород)
card-blue-build-vyborg-novgorod-archangelsk = синие строители (Выборг, Новгород, Архангельск)
card-blue-build-reval-riga-archangelsk = синие строители (Ревель, Рига, Архангельск)
card-blue-build-vyborg-reval-riga = синие строители (Выборг, Ревель, Рига)
card-blue-build-st-petersburg-reval-riga = синие строители (Санкт-Петербург, Ревель, Рига)
card-red-market-iron-food = красный рынок (железо, еда)
card-red-market-iron-caviar = красный рынок (железо, икра)
card-red-market-iron-furs = красный рынок (железо, меха)
card-red-market-food-caviar = красный рынок (еда, икра)
card-red-market-food-furs = красный рынок (еда, меха)
card-red-market-caviar-furs = красный рынок (икра, меха)
card-red-gift-book-food = красное подношение (книга, еда)
card-red-gift-cannon-caviar = красное подношение (пушка, икра)
card-red-academy = красная академия
card-red-audience-cannons = красная аудиенция (пушки)
card-red-audience-book = красная аудиенция (книга)
card-red-library = красная библиотека
card-red-salon = красный салон
card-red-fair = красная ярмарка
card-red-charter-iron = красная грамота (железо)
card-red-charter-food = красная грамота (еда)
card-red-charter-caviar = красная грамота (икра)
card-red-charter-furs = красная грамота (меха)
card-red-feast-cannons = красный пир (пушки)
card-red-feast-books = красный пир (книги)
card-red-banquet-iron-caviar = красный банкет (железо, икра)
card-red-banquet-food-furs = красный банкет (еда, меха)
card-red-build-smolensk-moscow-kiev = красные строители (Смоленск, Москва, Киев)
card-red-build-kiev-voronezh-novorossiya = красные строители (Киев, Воронеж, Новороссия)
card-red-build-smolensk-moscow-novorossiya = красные строители (Смоленск, Москва, Новороссия)
card-red-build-kharkov-voronezh-novorossiya = красные строители (Харьков, Воронеж, Новороссия)
card-red-build-smolensk-moscow-voronezh = красные строители (Смоленск, Москва, Воронеж)
card-red-build-moscow-voronezh-novorossiya = красные строители (Москва, Воронеж, Новороссия)
card-red-build-smolensk-moscow-kharkov = красные строители (Смоленск, Москва, Харьков)
card-red-build-kiev-kharkov-voronezh = красные строители (Киев, Харьков, Воронеж)
card-red-build-smolensk-voronezh-novorossiya = красные строители (Смоленск, Воронеж, Новороссия)
card-red-build-kiev-kharkov-novorossiya = красные строители (Киев, Харьков, Новороссия)
card-red-build-smolensk-kiev-kharkov = красные строители (Смоленск, Киев, Харьков)
card-red-build-moscow-kiev-kharkov = красные строители (Москва, Киев, Харьков)
card-yellow-market-iron-food = жёлтый рынок (железо, еда)
card-yellow-market-iron-caviar = жёлтый рынок (железо, икра)
card-yellow-market-iron-furs = жёлтый рынок (железо, меха)
card-yellow-market-food-caviar = жёлтый рынок (еда, икра)
card-yellow-market-food-furs = жёлтый рынок (еда, меха)
card-yellow-market-caviar-furs = жёлтый рынок (икра, меха)
card-yellow-gift-book-caviar = жёлтое подношение (книга, икра)
card-yellow-gift-cannon-furs = жёлтое подношение (пушка, меха)
card-yellow-academy = жёлтая академия
card-yellow-audience-cannons = жёлтая аудиенция (пушки)
card-yellow-audience-book = жёлтая аудиенция (книга)
card-yellow-library = жёлтая библиотека
card-yellow-salon = жёлтый салон
card-yellow-fair = жёлтая ярмарка
card-yellow-charter-iron = жёлтая грамота (железо)
card-yellow-charter-food = жёлтая грамота (еда)
card-yellow-charter-caviar = жёлтая грамота (икра)
card-yellow-charter-furs = жёлтая грамота (меха)
card-yellow-feast-cannons = жёлтый пир (пушки)
card-yellow-feast-books = жёлтый пир (книги)
card-yellow-banquet-iron-furs = жёлтый банкет (железо, меха)
card-yellow-banquet-food-caviar = жёлтый банкет (еда, икра)
card-yellow-build-nizhny-novgorod-kazan-orenburg = жёлтые строители (Нижний Новгород, Казань, Оренбург)
card-yellow-build-orenburg-tobolsk-irkutsk = жёлтые строители (Оренбург, Тобольск, Иркутск)
card-yellow-build-nizhny-novgorod-kazan-irkutsk = жёлтые строители (Нижний Новгород, Казань, Иркутск)
card-yellow-build-astrakhan-tobolsk-irkutsk = жёлтые строители (Астрахань, Тобольск, Иркутск)
card-yellow-build-nizhny-novgorod-kazan-tobolsk = жёлтые строители (Нижний Новгород, Казань, Тобольск)
card-yellow-build-kazan-tobolsk-irkutsk = жёлтые строители (Казань, Тобольск, Иркутск)
card-yellow-build-nizhny-novgorod-kazan-astrakhan = жёлтые строители (Нижний Новгород, Казань, Астрахань)
card-yellow-build-orenburg-astrakhan-tobolsk = жёлтые строители (Оренбург, Астрахань, Тобольск)
card-yellow-build-nizhny-novgorod-tobolsk-irkutsk = жёлтые строители (Нижний Новгород, Тобольск, Иркутск)
card-yellow-build-orenburg-astrakhan-irkutsk = жёлтые строители (Оренбург, Астрахань, Иркутск)
card-yellow-build-nizhny-novgorod-orenburg-astrakhan = жёлтые строители (Нижний Новгород, Оренбург, Астрахань)
card-yellow-build-kazan-orenburg-astrakhan = жёлтые строители (Казань, Оренбург, Астрахань)

city-vyborg = Выборг
city-st-petersburg = Санкт-Петербург
city-reval = Ревель
city-riga = Рига
city-novgorod = Новгород
city-archangelsk = Архангельск
city-smolensk = Смоленск
city-moscow = Москва
city-kiev = Киев
city-kharkov = Харьков
city-voronezh = Воронеж
city-novorossiya = Новороссия
city-nizhny-novgorod = Нижний Новгород
city-kazan = Казань
city-orenburg = Оренбург
city-astrakhan = Астрахань
city-tobolsk = Тобольск
city-irkutsk = Иркутск

## Карты других файлов

kind-blue-market = синий рынок
kind-blue-gift = синее подношение
kind-blue-academy = синяя академия
kind-blue-audience = синяя аудиенция
kind-blue-library = синяя библиотека
kind-blue-salon = синий салон
kind-blue-fair = синяя ярмарка
kind-blue-charter = синяя грамота
kind-blue-feast = синий пир
kind-blue-banquet = синий банкет
kind-blue-build-draw = синие строители
kind-blue-build-points = синие строители
kind-blue-build-favour = синие строители
kind-blue-build-region = синие строители
kind-red-market = красный рынок
kind-red-gift = красное подношение
kind-red-academy = красная академия
kind-red-audience = красная аудиенция
kind-red-library = красная библиотека
kind-red-salon = красный салон
kind-red-fair = красная ярмарка
kind-red-charter = красная грамота
kind-red-feast = красный пир
kind-red-banquet = красный банкет
kind-red-build-draw = красные строители
kind-red-build-points = красные строители
kind-red-build-favour = красные строители
kind-red-build-region = красные строители
kind-yellow-market = жёлтый рынок
kind-yellow-gift = жёлтое подношение
kind-yellow-academy = жёлтая академия
kind-yellow-audience = жёлтая аудиенция
kind-yellow-library = жёлтая библиотека
kind-yellow-salon = жёлтый салон
kind-yellow-fair = жёлтая ярмарка
kind-yellow-charter = жёлтая грамота
kind-yellow-feast = жёлтый пир
kind-yellow-banquet = жёлтый банкет
kind-yellow-build-draw = жёлтые строители
kind-yellow-build-points = жёлтые строители
kind-yellow-build-favour = жёлтые строители
kind-yellow-build-region = жёлтые строители

## Добор и броски, для сообщений о записях

source-order = приказ
source-secret-order = тайный приказ: { $seat }
source-card = следующая карта: { $seat }
source-other = случайный выбор

## Что даёт выбор

amount-cards = { $sign }{ $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
amount-favour = { $sign }{ $count } к благосклонности
amount-goods = { $sign }{ $count } { $count ->
        [one] товар
        [few] товара
       *[other] товаров
    }
amount-jokers = { $sign }{ $count } { $count ->
        [one] джокер
        [few] джокера
       *[other] джокеров
    }
note-acts = Действие: { $card }
note-idle = Без действия: взять 1 карту
note-idle-full = Без действия, рука полна: +1 очко
