# Слова игры по-русски. Ключи и аргументы те же, что в других языках.

game-title = Замки Бургундии
game-about = Берите тайлы по кубикам, размещайте их в своём поместье и получайте очки за законченные регионы.

## Настройки

option-estates = Поместья
    .help = Какие поместья в игре.
option-estates-one = № 1 у всех
option-estates-dealt = два на выбор
option-estates-free = свободный выбор
option-choosing = Выбор
    .help = Как выбирают поместья и места замков, если их выбирают.
option-choosing-open = открыто, по порядку хода
option-choosing-hidden = закрыто, одновременно
option-leftover = Лишние товары
    .help = Что делать с товарами, для которых у владельца корабля нет места.
option-leftover-discarded = выходят из игры
option-leftover-stays = остаются на складе
option-tie = Равенство очков
    .help = Кто впереди при равном числе очков.
option-tie-fewest = меньше пустых мест
option-tie-most = больше пустых мест
option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = по жребию
option-first-listed = первый в списке
preset-beginners = Обычная игра
    .help = У всех поместье № 1.
preset-experts = Для знатоков
    .help = Каждому сдают два поместья, выбирают открыто.
preset-hidden = Для знатоков, закрыто
    .help = Каждому сдают два поместья, выбирают одновременно и закрыто.
bad-seats = В «Замки Бургундии» играют от двух до четырёх человек.

## Вопросы

prompt-choose = Выберите поместье и место начального замка.
prompt-revise = Вы выбрали. Решение можно изменить, пока не выбрали все.
prompt-turn = Ваш ход: на кубиках { $one } и { $other }.
prompt-second = На втором кубике { $one }.
prompt-buy = Купить тайл, прежде чем закончить ход?
prompt-castle = Замок даёт вам одно действие с любым числом.
prompt-city-hall = Ратуша позволяет разместить ещё один тайл.
prompt-fetch = Возьмите тайл: { $building }.
prompt-warehouse = Склад позволяет продать товары одного цвета.
prompt-ship = С какого склада корабль заберёт товары?
prompt-keep = Места хватит не для всех товаров. Какие оставить?
prompt-room = Хранилище заполнено. Какой тайл сбросить? Новый тайл: { $tile }.
prompt-wait = Сейчас ходит другой игрок.
prompt-over = Партия окончена.

## Ответы

action-choose = Поместье № { $estate }, замок на { $space }
action-take = Кубик { $die }: взять со склада { $depot }: { $tile }{ $workers ->
        [0] {""}
        [one] , за { $workers } рабочего
       *[other] , за { $workers } рабочих
    }
action-fetch = Взять со склада { $depot }: { $tile }
action-place = Кубик { $die }: разместить на { $space }: { $tile }{ $workers ->
        [0] {""}
        [one] , за { $workers } рабочего
       *[other] , за { $workers } рабочих
    }
action-place-free = Разместить на { $space }: { $tile }
action-sell = Кубик { $die }: продать товары ({ $good }, { $count }){ $workers ->
        [0] {""}
        [one] , за { $workers } рабочего
       *[other] , за { $workers } рабочих
    }
action-sell-free = Продать товары ({ $good }, { $count })
action-workers = Кубик { $die }: взять рабочих
action-workers-free = Взять рабочих
action-buy-black = Купить на чёрном складе: { $tile }
action-buy = Купить на складе { $depot }: { $tile }
action-goods = Товары со склада { $depots }
action-keep = Оставить: { $goods }
action-discard = Сбросить: { $tile }
action-end-turn = Закончить ход
action-no-goods = Не брать товаров
action-pass = Не использовать эффект

## Что произошло

event-started = Всё готово. Первый ход: { $seat }.
event-start-goods = { $seat } начинает с товарами: { $goods }.
event-dealt = { $seat } выбирает из поместий { $estates }.
event-chosen = { $seat }: выбор сделан.
event-settled = { $seat } играет поместьем № { $estate }; начальный замок на { $space }.
event-phase = Начинается фаза { $phase }. Товары раундов: { $goods }.
event-rolled = Раунд { $round }: кубики брошены. Порядок: { $seats }.
event-white = По белому кубику товар на складе { $depot }: { $good }.
event-paid = { $seat } меняет { $from } на { $to } за { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    }.
event-taken = { $seat } берёт со склада { $depot }: { $tile }.
event-bought-black = { $seat } покупает на чёрном складе: { $tile }.
event-bought = { $seat } покупает на складе { $depot }: { $tile }.
event-discarded = { $seat } сбрасывает: { $tile }.
event-placed = { $seat } размещает на { $space }: { $tile }.
event-loaded = { $seat } получает товары: { $goods }.
event-loaded-some = { $seat } получает товары: { $goods }. Не уместились: { $left }.
event-loaded-nothing = { $seat } не может хранить: { $left }.
event-sailed = { $seat } продвигается по дорожке порядка хода: деление { $step }.
event-sold = { $seat } продаёт товары ({ $good }): { $count }.
event-gained-workers = { $seat } получает { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    } ({ $cause }).
event-gained-silver = { $seat } получает { $silver ->
        [one] { $silver } слиток
        [few] { $silver } слитка
       *[many] { $silver } слитков
    } серебра ({ $cause }).
event-gained-both = { $seat } получает { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    } и { $silver ->
        [one] { $silver } слиток
        [few] { $silver } слитка
       *[many] { $silver } слитков
    } серебра ({ $cause }).
cause-workers = взятие рабочих
cause-sale = продажа
cause-mines = шахты
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
    } за законченный регион.
event-scored-colour = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за весь цвет: { $colour }.
event-scored-sale = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за проданные товары.
event-scored-final = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } при последнем подсчёте.
event-over = Партия окончена. Побеждает { $seat }.

## За что очки

line-animals = { $count ->
        [one] { $count } животное
        [few] { $count } животных
       *[many] { $count } животных
    }
line-animal-tiles = { $count ->
        [one] { $count } тайл животных
        [few] { $count } тайла животных
       *[many] { $count } тайлов животных
    }
line-watchtower = сторожевая башня
line-region = регион: { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
line-phase = фаза
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
        [one] { $count } здание по умениям
        [few] { $count } здания по умениям
       *[many] { $count } зданий по умениям
    }
line-species = { $count ->
        [one] { $count } вид животных
        [few] { $count } вида животных
       *[many] { $count } видов животных
    }
line-goods-sold = { $count ->
        [one] { $count } проданный товар, по умению
        [few] { $count } проданных товара, по умению
       *[many] { $count } проданных товаров, по умению
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
tile-knowledge-1 = умение 1
tile-knowledge-2 = умение 2
tile-knowledge-3 = умение 3
tile-knowledge-4 = умение 4
tile-knowledge-5 = умение 5
tile-knowledge-6 = умение 6
tile-knowledge-7 = умение 7
tile-knowledge-8 = умение 8
tile-knowledge-9 = умение 9
tile-knowledge-10 = умение 10
tile-knowledge-11 = умение 11
tile-knowledge-12 = умение 12
tile-knowledge-13 = умение 13
tile-knowledge-14 = умение 14
tile-knowledge-15 = умение 15
tile-knowledge-16 = умение 16
tile-knowledge-17 = умение 17
tile-knowledge-18 = умение 18
tile-knowledge-19 = умение 19
tile-knowledge-20 = умение 20
tile-knowledge-21 = умение 21
tile-knowledge-22 = умение 22
tile-knowledge-23 = умение 23
tile-knowledge-24 = умение 24
tile-knowledge-25 = умение 25
tile-knowledge-26 = умение 26
tile-castle = замок
tile-mine = шахта
tile-ship = корабль

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
