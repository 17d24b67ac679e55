# Слова игры по-русски. Ключи и аргументы те же, что в других языках.

game-title = Замки Бургундии
game-about = Берите тайлы по кубикам, размещайте их в своём поместье и получайте очки за завершённые регионы.

## Настройки

option-estates = Поместья
    .help = Какие поместья в игре.
option-estates-one = № 1 у всех
option-estates-dealt = одно из двух
option-estates-free = свободный выбор
option-choosing = Выбор поместий
    .help = Как игроки выбирают поместье и место для родового замка.
option-choosing-open = в открытую, по порядку хода
option-choosing-hidden = взакрытую, одновременно
option-leftover = Лишние товары
    .help = Что происходит с товарами, которые кораблю некуда выгрузить. По русским правилам их сбрасывают; по английским они остаются на складе, и так же играют на крупных сайтах.
option-leftover-discarded = сбрасываются
option-leftover-stays = остаются на складе
option-tie = Ничья
    .help = Кто побеждает при равенстве очков.
option-tie-fewest = у кого меньше пустых мест
option-tie-most = у кого больше пустых мест
option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = случайно
option-first-listed = по порядку мест
preset-beginners = Обычная игра
    .help = У всех поместье № 1.
preset-experts = Для знатоков
    .help = Каждый получает два поместья и в открытую выбирает одно.
preset-hidden = Для знатоков, взакрытую
    .help = Каждый получает два поместья; все выбирают одновременно.
bad-seats = В «Замки Бургундии» играют от 2 до 4 человек.

## Вопросы

prompt-choose = Выберите поместье и место для родового замка
prompt-revise = Выбор можно изменить, пока выбирают остальные
prompt-turn = Ваши кубики: { $one } и { $other }
prompt-second = Второй кубик: { $one }
prompt-buy = Купить тайл перед концом хода?
prompt-castle = Замок: ещё одно действие с любым числом
prompt-city-hall = Ратуша: разместите ещё один тайл на любом числе
prompt-carpenter = Плотницкая мастерская: возьмите здание с любого склада с номером
prompt-church = Церковь: возьмите шахту, умение или замок с любого склада с номером
prompt-market = Рынок: возьмите корабль или животных с любого склада с номером
prompt-warehouse = Склад: продайте все товары одного цвета
prompt-ship = Корабль: заберите все товары с одного склада
prompt-keep = Места не хватает: выберите, какие новые товары оставить
prompt-room = Хранилища заполнены: сбросьте тайл, чтобы взять { $tile }
prompt-wait = Ходит другой игрок
prompt-over = Партия окончена

## Ответы

action-choose = Поместье № { $estate }, замок: ряд { $row }, место { $place }
action-take = Кубик { $die }: взять { $tile } со склада { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
        [few] {" "}({ $workers } рабочих)
       *[many] {" "}({ $workers } рабочих)
    }
action-fetch = Взять { $tile } со склада { $depot }
action-place = Кубик { $die }: разместить { $tile }, ряд { $row }, место { $place }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
        [few] {" "}({ $workers } рабочих)
       *[many] {" "}({ $workers } рабочих)
    }
action-place-free = Разместить { $tile }, ряд { $row }, место { $place }
action-sell = Кубик { $die }: продать { $goods } × { $count }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
        [few] {" "}({ $workers } рабочих)
       *[many] {" "}({ $workers } рабочих)
    }
action-sell-free = Продать { $goods } × { $count }
action-workers = Кубик { $die }: взять { $count } рабочих
action-workers-free = Взять { $count } рабочих
action-buy-black = Купить { $tile } с чёрного склада за { $price ->
        [one] { $price } слиток серебра
        [few] { $price } слитка серебра
       *[many] { $price } слитков серебра
    }
action-buy = Купить { $tile } со склада { $depot } за { $price ->
        [one] { $price } слиток серебра
        [few] { $price } слитка серебра
       *[many] { $price } слитков серебра
    }
action-goods = { $count ->
        [one] Забрать товары со склада { $depots }
       *[other] Забрать товары со складов { $depots }
    }
action-keep = Оставить: { $goods }
action-discard = Сбросить { $tile }
action-end-turn = Закончить ход
action-no-goods = Не брать товары
action-pass = Пропустить
did-goods = { $count ->
        [one] { $seat } забирает товары со склада { $depots }.
       *[other] { $seat } забирает товары со складов { $depots }.
    }
did-end-turn = { $seat } заканчивает ход.
did-no-goods = { $seat } не берёт товары.
did-pass = { $seat } пропускает.

## Что произошло

event-started = Первый ход: { $seat }.
event-start-goods = { $seat } начинает с товарами: { $goods }.
event-dealt = { $seat } выбирает из поместий { $estates }.
event-chosen = { $seat }: поместье выбрано.
event-settled = { $seat } играет поместьем № { $estate }.
event-phase = Фаза { $phase }. Товары раундов: { $goods }.
event-rolled = Раунд { $round }. Порядок хода: { $seats }.
event-white = Новый товар на складе { $depot }: { $good }.
event-taken = { $seat } берёт { $tile } со склада { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
        [few] {" "}({ $workers } рабочих)
       *[many] {" "}({ $workers } рабочих)
    }.
event-bought-black = { $seat } покупает { $tile } с чёрного склада.
event-bought = { $seat } покупает { $tile } со склада { $depot }.
event-discarded = { $seat } сбрасывает { $tile }.
event-placed = { $seat } размещает { $tile }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
        [few] {" "}({ $workers } рабочих)
       *[many] {" "}({ $workers } рабочих)
    }.
event-loaded = { $seat } получает товары: { $goods }.
event-loaded-some = { $seat } получает товары: { $goods }. Не уместились: { $left }.
event-loaded-nothing = { $seat } не может взять товары, нет места: { $left }.
event-sailed = { $seat } продвигается в порядке хода.
event-sold = { $seat } продаёт { $goods } × { $count }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } рабочий)
        [few] {" "}({ $workers } рабочих)
       *[many] {" "}({ $workers } рабочих)
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $silver ->
        [one] { $silver } слиток серебра
        [few] { $silver } слитка серебра
       *[many] { $silver } слитков серебра
    }{ $gained ->
        [0] {""}
        [one] , { $gained } рабочий
        [few] , { $gained } рабочих
       *[many] , { $gained } рабочих
    }.
event-workers = { $seat } берёт { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    }{ $silver ->
        [0] {""}
        [one] {" "}и { $silver } слиток серебра
        [few] {" "}и { $silver } слитка серебра
       *[many] {" "}и { $silver } слитков серебра
    }.
event-boarding-house = { $seat } получает { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    } за пансион.
event-bank = { $seat } получает { $silver ->
        [one] { $silver } слиток серебра
        [few] { $silver } слитка серебра
       *[many] { $silver } слитков серебра
    } за банк.
event-mines = { $seat } получает { $silver ->
        [one] { $silver } слиток серебра
        [few] { $silver } слитка серебра
       *[many] { $silver } слитков серебра
    }{ $workers ->
        [0] {""}
        [one] {" "}и { $workers } рабочего
        [few] {" "}и { $workers } рабочих
       *[many] {" "}и { $workers } рабочих
    } за шахты.
event-scored-animals = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за животных.
event-scored-watchtower = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за сторожевую башню.
event-scored-region = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за завершённый регион.
event-scored-colour = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за все места одного цвета: { $colour }.
event-scored-final = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } при последнем подсчёте.
event-over = Победа: { $seat }.

## За что очки

line-animals = { $count ->
        [one] { $count } животное
        [few] { $count } животных
       *[many] { $count } животных
    }
line-animal-tiles = { $count ->
        [one] { $count } тайл животных (умение)
        [few] { $count } тайла животных (умение)
       *[many] { $count } тайлов животных (умение)
    }
line-watchtower = сторожевая башня
line-region = регион: { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
line-phase = за фазу
line-large-bonus = большой бонус
line-small-bonus = маленький бонус
line-sold = { $count ->
        [one] { $count } проданный товар
        [few] { $count } проданных товара
       *[many] { $count } проданных товаров
    }
line-goods = { $count ->
        [one] { $count } непроданный товар
        [few] { $count } непроданных товара
       *[many] { $count } непроданных товаров
    }
line-silver = { $count ->
        [one] { $count } слиток
        [few] { $count } слитка
       *[many] { $count } слитков
    }
line-workers = { $count ->
        [one] { $count } пара рабочих
        [few] { $count } пары рабочих
       *[many] { $count } пар рабочих
    }
line-colours-sold = { $count ->
        [one] { $count } цвет проданных товаров
        [few] { $count } цвета проданных товаров
       *[many] { $count } цветов проданных товаров
    }
line-buildings = { $count ->
        [one] { $count } здание (умения)
        [few] { $count } здания (умения)
       *[many] { $count } зданий (умения)
    }
line-species = { $count ->
        [one] { $count } вид животных
        [few] { $count } вида животных
       *[many] { $count } видов животных
    }
line-goods-sold = { $count ->
        [one] { $count } проданный товар (умение)
        [few] { $count } проданных товара (умение)
       *[many] { $count } проданных товаров (умение)
    }
line-bonus-tiles = { $count ->
        [one] { $count } бонус
        [few] { $count } бонуса
       *[many] { $count } бонусов
    }

## Компоненты

colour-building = здания
colour-animal = животные
colour-knowledge = умения
colour-castle = замки
colour-mine = шахты
colour-ship = корабли
good-turquoise = бирюзовый
good-violet = фиолетовый
good-pink = розовый
good-red = красный
good-brown = коричневый
good-orange = оранжевый
goods-turquoise = бирюзовые товары
goods-violet = фиолетовые товары
goods-pink = розовые товары
goods-red = красные товары
goods-brown = коричневые товары
goods-orange = оранжевые товары
tile-warehouse = склад
tile-carpenter = плотницкая мастерская
tile-church = церковь
tile-market = рынок
tile-boarding-house = пансион
tile-bank = банк
tile-city-hall = ратуша
tile-watchtower = сторожевая башня
tile-2-chickens = 2 курицы
tile-3-chickens = 3 курицы
tile-4-chickens = 4 курицы
tile-2-cows = 2 коровы
tile-3-cows = 3 коровы
tile-4-cows = 4 коровы
tile-2-pigs = 2 свиньи
tile-3-pigs = 3 свиньи
tile-4-pigs = 4 свиньи
tile-2-sheep = 2 овцы
tile-3-sheep = 3 овцы
tile-4-sheep = 4 овцы
tile-knowledge-1 = умение 1 (одинаковые здания)
tile-knowledge-2 = умение 2 (рабочие от шахт)
tile-knowledge-3 = умение 3 (больше серебра за товары)
tile-knowledge-4 = умение 4 (рабочие за товары)
tile-knowledge-5 = умение 5 (два склада)
tile-knowledge-6 = умение 6 (покупки везде)
tile-knowledge-7 = умение 7 (тайлы животных)
tile-knowledge-8 = умение 8 (двойной шаг)
tile-knowledge-9 = умение 9 (размещение зданий)
tile-knowledge-10 = умение 10 (размещение кораблей и животных)
tile-knowledge-11 = умение 11 (размещение замков, шахт, умений)
tile-knowledge-12 = умение 12 (взятие тайлов)
tile-knowledge-13 = умение 13 (серебро с рабочими)
tile-knowledge-14 = умение 14 (четверо рабочих)
tile-knowledge-15 = умение 15 (проданные цвета)
tile-knowledge-16 = умение 16 (склады)
tile-knowledge-17 = умение 17 (сторожевые башни)
tile-knowledge-18 = умение 18 (мастерские)
tile-knowledge-19 = умение 19 (церкви)
tile-knowledge-20 = умение 20 (рынки)
tile-knowledge-21 = умение 21 (пансионы)
tile-knowledge-22 = умение 22 (банки)
tile-knowledge-23 = умение 23 (ратуши)
tile-knowledge-24 = умение 24 (виды животных)
tile-knowledge-25 = умение 25 (проданные товары)
tile-knowledge-26 = умение 26 (бонусы)
tile-castle = замок
tile-mine = шахта
tile-ship = корабль

## Тайлы, которые берут, размещают и покупают (винительный падеж)

object-warehouse = склад
object-carpenter = плотницкую мастерскую
object-church = церковь
object-market = рынок
object-boarding-house = пансион
object-bank = банк
object-city-hall = ратушу
object-watchtower = сторожевую башню
object-2-chickens = 2 курицы
object-3-chickens = 3 курицы
object-4-chickens = 4 курицы
object-2-cows = 2 коровы
object-3-cows = 3 коровы
object-4-cows = 4 коровы
object-2-pigs = 2 свиньи
object-3-pigs = 3 свиньи
object-4-pigs = 4 свиньи
object-2-sheep = 2 овцы
object-3-sheep = 3 овцы
object-4-sheep = 4 овцы
object-knowledge-1 = умение 1 (одинаковые здания)
object-knowledge-2 = умение 2 (рабочие от шахт)
object-knowledge-3 = умение 3 (больше серебра за товары)
object-knowledge-4 = умение 4 (рабочие за товары)
object-knowledge-5 = умение 5 (два склада)
object-knowledge-6 = умение 6 (покупки везде)
object-knowledge-7 = умение 7 (тайлы животных)
object-knowledge-8 = умение 8 (двойной шаг)
object-knowledge-9 = умение 9 (размещение зданий)
object-knowledge-10 = умение 10 (размещение кораблей и животных)
object-knowledge-11 = умение 11 (размещение замков, шахт, умений)
object-knowledge-12 = умение 12 (взятие тайлов)
object-knowledge-13 = умение 13 (серебро с рабочими)
object-knowledge-14 = умение 14 (четверо рабочих)
object-knowledge-15 = умение 15 (проданные цвета)
object-knowledge-16 = умение 16 (склады)
object-knowledge-17 = умение 17 (сторожевые башни)
object-knowledge-18 = умение 18 (мастерские)
object-knowledge-19 = умение 19 (церкви)
object-knowledge-20 = умение 20 (рынки)
object-knowledge-21 = умение 21 (пансионы)
object-knowledge-22 = умение 22 (банки)
object-knowledge-23 = умение 23 (ратуши)
object-knowledge-24 = умение 24 (виды животных)
object-knowledge-25 = умение 25 (проданные товары)
object-knowledge-26 = умение 26 (бонусы)
object-castle = замок
object-mine = шахту
object-ship = корабль

## Добор и броски, для сообщений о записях

source-first = первый игрок
source-die = { $die ->
    [1] первый
   *[other] второй
} кубик: { $seat }, фаза { $phase }, раунд { $round }
source-white = белый кубик, фаза { $phase }, раунд { $round }
source-good = тайл товара
source-estate = поместье, которое раздают игроку
source-building = здание на склад с номером
source-animals = тайл животных на склад с номером
source-knowledge = тайл умения на склад с номером
source-black = тайл на чёрный склад
source-other = случайный выбор

## Что даёт выбор

amount-workers = { $sign }{ $count } { $count ->
        [one] рабочий
       *[other] рабочих
    }
amount-silver = { $sign }{ $count } { $count ->
        [one] слиток серебра
        [few] слитка серебра
       *[other] слитков серебра
    }
amount-goods = { $sign }{ $count } { $count ->
        [one] товар
        [few] товара
       *[other] товаров
    }
