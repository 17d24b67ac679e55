# Слова игры по-русски. Ключи и аргументы те же, что в других языках.

game-title = Каркассон
game-about = Выкладывайте квадраты, занимайте дороги, города, монастыри и поля и получайте очки за всё, что завершено.
    .sketch =
        На карте: # город, * щит, - | + дорога, x перекрёсток, . поле, ~ река, M монастырь, S капище, G сад;
        1 2 3 … подданные игроков, a b c … их аббаты, H и = мосты, C замок, D дракон, F фея;
        в углу квадрата: v вулкан, d символ дракона, p принцесса, o портал, b базар; ? куда подходит открытый квадрат.
        Открытый квадрат показан под картой, северной стороной вверх.

## Настройки

option-farmers = Крестьяне
    .help = Подданных можно класть на поля. В конце игры поля приносят очки за соседние завершённые города.
option-start = Стартовая раскладка
    .help = Что лежит на столе в начале партии.
option-start-tile = стартовый квадрат
    .help = В середине один квадрат, от него строят все.
option-start-river-1 = река
    .help = Сначала выкладывают 12 квадратов реки, от источника до озера.
option-start-river-2 = река II
    .help = 12 других квадратов реки: река делится на два рукава, а последнее озеро даёт ещё один ход.
option-start-rivers = обе реки
    .help = Квадраты обеих рек вместе: один источник, развилка, одно последнее озеро.
option-start-fortress = крепость Каркассон
    .help = Город размером 4 × 3 клетки, от которого отходят три дороги и два участка городов. Здесь живёт граф, но можно играть и без него.
option-abbot = Аббат и сады
    .help = У каждого есть аббат: для монастырей, садов и капищ. Его можно забрать раньше срока за очки.
option-dragon = Дракон
    .help = 18 квадратов: вулканы призывают дракона, символы дракона поднимают его в полёт, и он ест фишки.
option-fairy = Фея
    .help = Она отгоняет дракона и приносит очки той фишке, которой помогает.
option-princess = Принцесса
    .help = 6 квадратов: принцесса может прогнать рыцаря из своего города.
option-portal = Порталы
    .help = 6 квадратов: фишку можно поставить на любой квадрат карты.
option-count = Граф
    .help = Помогая другим получать очки, вы можете отправлять фишки в кварталы крепости и использовать их позже. Нужна стартовая раскладка с крепостью.
option-king = Король
    .help = Кто завершил самый большой город, получает в конце по очку за каждый завершённый город.
option-robber = Рыцарь-разбойник
    .help = Кто завершил самую длинную дорогу, получает в конце по очку за каждую завершённую дорогу.
option-cult = Культ
    .help = 5 квадратов с капищами, которые соперничают с соседними монастырями.
option-bridges = Мосты
    .help = Мосты проводят дороги через поля.
option-castles = Замки
    .help = Вместо очков за малый город владелец может построить замок, который принесёт очки за объект в его предместьях.
option-bazaars = Базары
    .help = 8 квадратов с базарами: каждый получает по дополнительному квадрату.
option-bazaars-off = без базаров
option-bazaars-auction = с торгами
    .help = Квадраты по одному продают за очки.
option-bazaars-share = без ставок
    .help = Каждый по очереди берёт квадрат.
option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = случайно
option-first-listed = по порядку мест
preset-base = Базовая игра
    .help = 72 квадрата базового набора, с крестьянами.
preset-river = Река
    .help = Базовый набор, начиная с 12 квадратов реки.
preset-abbot = Аббат
    .help = Базовый набор с аббатами и садами.
preset-princess-dragon = Принцесса и дракон
    .help = Базовый набор и 30 квадратов с вулканами, драконом, принцессами и порталами; фея.
preset-count-king-cult = Граф, король и культ
    .help = Базовый набор вокруг крепости, с графом, королём, рыцарем-разбойником и капищами.
preset-bridges-castles-bazaars = Мосты, замки и базары
    .help = Базовый набор с мостами, замками и торгами на базарах.
preset-all = Вся коробка
    .help = Всё сразу, начиная с крепости и графа.
preset-all-rivers = Вся коробка с реками
    .help = Всё, кроме крепости и графа, начиная с обеих рек.
bad-count = Граф живёт в крепости: выберите раскладку с крепостью или играйте без графа.
bad-start = В файле данных нет квадратов для этой раскладки: выберите другую.
bad-seats = В «Каркассон» играют от 2 до 5 человек.

## Вопросы

prompt-lay = Выложите квадрат
prompt-place = { $instead ->
        [fairy] Поставить подданного или переместить фею?
        [abbot] Поставить подданного или забрать аббата?
        [both] Поставить подданного, забрать аббата или переместить фею?
        [only-fairy] Поставить подданного некуда. Переместить фею?
        [only-abbot] Поставить подданного некуда. Забрать аббата?
        [only-both] Поставить подданного некуда. Забрать аббата или переместить фею?
       *[nothing] Поставить подданного?
    }
prompt-place-portal = { $instead ->
        [fairy] Поставить подданного сюда или, через портал, куда угодно; либо переместить фею?
        [abbot] Поставить подданного сюда или, через портал, куда угодно; либо забрать аббата?
        [both] Поставить подданного сюда или, через портал, куда угодно; либо забрать аббата, либо переместить фею?
       *[nothing] Поставить подданного сюда или, через портал, куда угодно?
    }
prompt-lay-bought = Выложите квадрат с базара
prompt-bridge-needed = Квадрату нужен мост: постройте его
prompt-princess = Прогнать рыцаря? Тогда вы не ставите подданного.
prompt-dragon = Двигайте дракона. Осталось шагов: { $left }
prompt-move = { $quarter ->
        [smithy] Сейчас будет подсчёт за дорогу. Перевести туда фишку из кузницы?
        [cathedral] Сейчас будет подсчёт за монастырь или капище. Перевести туда фишку из собора?
       *[palace] Сейчас будет подсчёт за город. Перевести туда фишку из дворца?
    }
prompt-castle = Получить очки за малый город или построить замок?
prompt-reward = За какой завершённый объект получит очки ваш замок?
prompt-quarter = Вы помогли другим получить очки. Отправить фишку в крепость?
prompt-count = Переместить графа в другой квартал?
prompt-market = Переведите фишку с рынка на поле
prompt-offer = Вы ведёте торги: какой квадрат выставите?
prompt-bid-first = Ваша начальная ставка?
prompt-bid = Повысить ставку или пасовать?
prompt-deal = Продать квадрат за наивысшую ставку или купить за ту же цену?
prompt-take = Возьмите квадрат
prompt-wait = Ходит другой игрок
prompt-over = Партия окончена

## Ответы

action-lay = { $degrees ->
        [0] Выложить сюда
       *[other] Выложить сюда с поворотом на { $degrees }°
    }
action-lay-bridge = { $degrees ->
        [0] Выложить сюда с мостом
       *[other] Выложить сюда с мостом и поворотом на { $degrees }°
    }
action-road = Разбойник на дороге
action-city = Рыцарь в городе
action-monastery = Монах в монастыре
action-field = Крестьянин на поле
action-shrine = Еретик в капище
action-abbot-monastery = Аббат в монастыре
action-abbot-shrine = Аббат в капище
action-abbot-garden = Аббат в саду
action-portal-road = Через портал: разбойник на дороге ({ from-here })
action-portal-city = Через портал: рыцарь в городе ({ from-here })
action-portal-monastery = Через портал: монах в монастыре ({ from-here })
action-portal-shrine = Через портал: еретик в капище ({ from-here })
action-portal-field = Через портал: крестьянин на поле ({ from-here })
action-portal-abbot-monastery = Через портал: аббат в монастыре ({ from-here })
action-portal-abbot-shrine = Через портал: аббат в капище ({ from-here })
action-portal-abbot-garden = Через портал: аббат в саду ({ from-here })
action-abbot-back = Забрать аббата и получить { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-fairy-road = Переместить фею к вашему разбойнику ({ from-here })
action-fairy-city = Переместить фею к вашему рыцарю ({ from-here })
action-fairy-field = Переместить фею к вашему крестьянину ({ from-here })
action-fairy-monastery = Переместить фею к вашему монаху ({ from-here })
action-fairy-garden = Переместить фею к вашему аббату в саду ({ from-here })
action-fairy-shrine = Переместить фею к вашему еретику ({ from-here })
action-fairy-castle = Переместить фею в ваш замок ({ from-here })
action-bridge = Построить мост { $axis } ({ from-here })
action-princess = Прогнать рыцаря: { $owner } ({ from-here })
action-no-princess = Никого не прогонять
action-no-move = Никого не переводить
action-no-quarter = Никого не отправлять
did-no-princess = { $seat } никого не прогоняет.
did-no-move = { $seat } никого не переводит.
did-no-quarter = { $seat } никого не отправляет.
action-no-count = Оставить графа на месте
action-no-bid = Пас
did-no-count = { $seat } оставляет графа на месте.
did-no-bid = { $seat } пасует.
action-dragon-north = Отправить дракона на север
action-dragon-east = Отправить дракона на восток
action-dragon-south = Отправить дракона на юг
action-dragon-west = Отправить дракона на запад
action-move-meeple = Перевести подданного
action-move-abbot = Перевести аббата
action-castle = Построить замок
action-points = Взять { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-road = Дорога ({ from-here }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-city = Город ({ from-here }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-monastery = Монастырь ({ from-here }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-shrine = Капище ({ from-here }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-garden = Сад ({ from-here }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-castle = Замок ({ from-here }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-quarter-meeple = Отправить подданного { $quarter }
action-quarter-abbot = Отправить аббата { $quarter }
action-count = Переместить графа { $quarter }
action-market = На поле ({ from-here })
action-offer = Выставить: { $tile }
action-bid = Поставить { $points }
action-buy = Купить: { $tile }. { $other } получит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-sell = Продать: { $tile }, за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (покупатель: { $other })
action-take = Взять: { $tile }
action-pass = Не ставить
did-pass = { $seat } ничего не ставит.

# Где что лежит, если смотреть от последнего выложенного квадрата.
from-here = { $across ->
        [east] { $columns } на восток
        [west] { $columns } на запад
       *[none] {""}
    }{ $both ->
        [yes] {", "}
       *[no] {""}
    }{ $along ->
        [north] { $rows } на север
        [south] { $rows } на юг
       *[none] {""}
    }{ $across ->
        [none] { $along ->
            [none] на этом квадрате
           *[other] {""}
        }
       *[other] {""}
    }

axis-ns = с севера на юг
axis-ew = с востока на запад

quarter-palace = дворец
quarter-market = рынок
quarter-smithy = кузница
quarter-cathedral = собор
to-palace = во дворец
to-market = на рынок
to-smithy = в кузницу
to-cathedral = в собор
from-palace = из дворца
from-market = с рынка
from-smithy = из кузницы
from-cathedral = из собора

## Квадраты, если они названы, а не нарисованы

tile-plain = квадрат
tile-volcano = вулкан
tile-dragon = квадрат с драконом
tile-portal = портал
tile-bazaar = базар
tile-princess = квадрат с принцессой
tile-river = квадрат реки
tile-shrine = капище
tile-monastery = монастырь
tile-road-end = тупик дороги
tile-road-straight = прямая дорога
tile-road-curve = поворот дороги
tile-road-three = развилка
tile-road-four = перекрёсток
tile-city-one = край города
tile-city-one-road = край города с дорогой
tile-city-two = квадрат с двумя сторонами города
tile-city-two-road = квадрат с двумя сторонами города и дорогой
tile-city-three = квадрат с тремя сторонами города
tile-city-three-road = квадрат с тремя сторонами города и дорогой
tile-city-whole = город во весь квадрат

## Что произошло

event-started = Карта готова. Первый ход: { $seat }.
event-drawn = { $seat } открывает: { $tile }.
event-put-away = Выложить некуда, уходит в коробку: { $tile }.
event-laid = { $seat } выкладывает: { $tile }.
event-placed-road = { $seat } ставит разбойника на дорогу.
event-placed-city = { $seat } ставит рыцаря в город.
event-placed-monastery = { $seat } ставит монаха в монастырь.
event-placed-field = { $seat } кладёт крестьянина на поле.
event-placed-garden = { $seat } ставит аббата в сад.
event-placed-shrine = { $seat } ставит еретика в капище.
event-placed-abbot = { $seat } ставит аббата.
event-set-aside = Отложено, пока не появится вулкан: { $tile }.
event-shuffled-back = Отложенные квадраты снова в игре: { $count }.
event-bridge = { $seat } строит мост.
event-expelled = { $seat } прогоняет рыцаря с помощью принцессы: { $owner }.
event-abbot-back = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за возвращённого аббата.
event-fairy = { $seat } перемещает фею.
event-fairy-turn = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за фею.
event-fairy-feature = { $seat } получает ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за фею.
event-dragon-comes = Дракон прилетает на вулкан.
event-dragon-flies = { $count ->
        [0] { $seat } двигает дракона.
        [one] { $seat } двигает дракона, и тот съедает { $count } фишку.
        [few] { $seat } двигает дракона, и тот съедает { $count } фишки.
       *[many] { $seat } двигает дракона, и тот съедает { $count } фишек.
    }
event-dragon-stuck = Дракону некуда лететь дальше.
event-quarter = { $seat } отправляет фишку { $quarter }.
event-count = { $seat } перемещает графа { $quarter }.
event-from-quarter = { $seat } переводит фишку { $quarter }.
event-castle-built = { $seat } строит замок.
event-castle-scored = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за замок.
event-castle-home = { $seat } забирает фишку из замка, который не принёс очков.
event-king-taken = { $seat } берёт короля за самый большой город ({ $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[many] { $size } квадратов
    }).
event-robber-taken = { $seat } берёт рыцаря-разбойника за самую длинную дорогу ({ $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[many] { $size } квадратов
    }).
event-king = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за короля.
event-robber = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за рыцаря-разбойника.
event-challenge-lost = { $count ->
        [one] { $seats } проигрывает
       *[other] { $seats } проигрывают
    } противостояние монастыря и капища.
event-bazaar = Открывается базар. Квадратов: { $count }.
event-bazaar-skipped = Для базара осталось слишком мало квадратов.
event-offered = { $seat } выставляет на торги: { $tile }.
event-bid = { $seat } ставит { $points }.
event-bid-pass = { $seat } пасует.
event-bought-alone = { $seat } берёт за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $tile }. Других ставок нет.
event-bought = { $seat } покупает: { $tile }. { $other } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-sold = { $seat } продаёт за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $tile }. Покупатель: { $other }.
event-took = { $seat } берёт: { $tile }.
event-extra-turn = { $seat } делает ещё один ход.

event-scored-road = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за дорогу.
event-scored-city = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за город.
event-scored-monastery = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за монастырь.
event-scored-garden = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за сад.
event-scored-shrine = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за капище.
event-final-road = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённую дорогу.
event-final-city = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённый город.
event-final-monastery = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённый монастырь.
event-final-garden = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённый сад.
event-final-shrine = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённое капище.
event-final-field = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } { $count ->
            [one] очко
           *[other] очку
        }
        [few] { $points } очка
       *[many] { $points } очков
    } за поле.
event-over = { $count ->
        [one] Побеждает { $seats }.
       *[other] Победу делят { $seats }.
    }

## За что очки

line-tiles = { $count ->
        [one] { $count } квадрат
        [few] { $count } квадрата
       *[many] { $count } квадратов
    }
line-shields = { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[many] { $count } щитов
    }
line-cities = { $count ->
        [one] { $count } завершённый город
        [few] { $count } завершённых города
       *[many] { $count } завершённых городов
    }
line-castles = { $count ->
        [one] { $count } замок
        [few] { $count } замка
       *[many] { $count } замков
    }
line-fairy-turn = фея в начале хода
line-fairy = фея рядом с фишкой
line-castle = замок: столько же, сколько за объект в предместьях
line-king = { $count ->
        [one] { $count } завершённый город
        [few] { $count } завершённых города
       *[many] { $count } завершённых городов
    } для короля
line-robber = { $count ->
        [one] { $count } завершённая дорога
        [few] { $count } завершённые дороги
       *[many] { $count } завершённых дорог
    } для рыцаря-разбойника
line-paid = уплачено на базаре
line-received = получено на базаре

## Под картой, в терминале

note-player = { $mark } { $seat }: подданные { $meeples }{ $abbots ->
        [none] {""}
       *[other] , аббаты { $abbots }
    }{ $bridges ->
        [none] {""}
       *[other] , мосты { $bridges }
    }{ $castles ->
        [none] {""}
       *[other] , замки { $castles }
    }
note-count = Крепость: граф { $quarter ->
        [palace] во дворце
        [market] на рынке
        [smithy] в кузнице
       *[cathedral] в соборе
    }
note-quarter-meeples = { $quarter ->
        [palace] Дворец
        [market] Рынок
        [smithy] Кузница
       *[cathedral] Собор
    }: подданные игрока { $seat }: { $count }
note-quarter-abbot = { $quarter ->
        [palace] Дворец
        [market] Рынок
        [smithy] Кузница
       *[cathedral] Собор
    }: аббаты игрока { $seat }: { $count }
note-castle-waits = Замок игрока { $seat } на клетке { $square }: ещё не принёс очков
note-castle-scored = Замок игрока { $seat } на клетке { $square }: уже принёс очки
note-king = Король: { $seat }, размер города: { $size }
note-robber = Рыцарь-разбойник: { $seat }, длина дороги: { $size }
note-fairy = Фея помогает фишке игрока { $seat } на клетке { $square }
note-challenge = Противостояние: монастырь на клетке { $monastery }, капище на клетке { $shrine }
note-bazaar = Базар: { $tiles }
note-offered = { $seat } выставляет: { $tile }
note-bid = Наивысшая ставка: { $points } ({ $seat })
note-bought = { $seat }: ещё не выложено с базара: { $tile }
note-river = Квадратов реки впереди: { $count }
note-aside = Квадраты с драконом, отложенные до появления вулкана: { $count }
note-left = Осталось квадратов: { $count }

## Добор и броски, для сообщений о записях

source-first = первый игрок
source-tile = следующий квадрат
source-river = следующий квадрат реки
source-start = поворот первого квадрата
source-other = случайный выбор

## Что даёт выбор

amount-meeples = { $sign }{ $count } { $count ->
        [one] подданный
        [few] подданных
       *[other] подданных
    }
amount-abbots = { $sign }{ $count } { $count ->
        [one] аббат
        [few] аббата
       *[other] аббатов
    }
amount-bridges = { $sign }{ $count } { $count ->
        [one] мост
        [few] моста
       *[other] мостов
    }
amount-castles = { $sign }{ $count } { $count ->
        [one] замок
        [few] замка
       *[other] замков
    }
