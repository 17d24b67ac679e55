# Слова игры по-русски. Ключи и аргументы те же, что в других языках.

game-title = Каркассон
game-about = Выкладывайте квадраты, занимайте дороги, города, монастыри и поля и получайте очки за всё, что завершено.
    .sketch =
        На карте: # город, * герб, - | + дорога, x перекрёсток, . поле, ~ река, M монастырь, S капище, G сад;
        1 2 3 … подданные игроков, a b c … их аббаты, H и = мосты, C замок, D дракон, F фея;
        в углу квадрата: v вулкан, d символ дракона, p принцесса, o портал, b базар; ? куда подходит открытый квадрат.
        Открытый квадрат показан под картой, северной стороной вверх.

## Настройки

option-farmers = Крестьяне
    .help = Подданных можно класть на поля. В конце игры поля приносят очки за соседние завершённые города.
option-start = Начало карты
    .help = Что лежит на столе в начале партии.
option-start-tile = стартовый квадрат
    .help = В середине лежит один квадрат, от него и строят.
option-start-river-1 = река
    .help = Сначала выкладывают 12 квадратов реки, от истока до озера.
option-start-river-2 = река II
    .help = 12 других квадратов реки: река делится на два рукава, а последнее озеро даёт ещё один ход.
option-start-rivers = обе реки
    .help = Квадраты обеих рек вместе: один исток, развилка, одно последнее озеро.
option-start-fortress = крепость Каркассон
    .help = Город из 4 на 3 клеток, от которого отходят три дороги и два участка городов. Здесь живёт граф, но можно играть и без него.
option-abbot = Аббат и сады
    .help = У каждого есть аббат: для монастырей, садов и капищ. Его можно забрать раньше срока и получить очки.
option-dragon = Дракон
    .help = 18 квадратов: вулканы призывают дракона, символы дракона поднимают его в полёт, и он ест фишки.
option-fairy = Фея
    .help = Она отгоняет дракона и приносит очки той фишке, которой помогает.
option-princess = Принцесса
    .help = 6 квадратов: принцесса может прогнать рыцаря из своего города.
option-portal = Порталы
    .help = 6 квадратов: фишку можно поставить на любой квадрат карты.
option-count = Граф
    .help = Кто помог другим, может отправить фишку в кварталы крепости и пустить её в дело позже. Карта должна начинаться с крепости.
option-king = Король
    .help = Самый большой завершённый город приносит в конце по очку за каждый завершённый город.
option-robber = Рыцарь-разбойник
    .help = Самая длинная завершённая дорога приносит в конце по очку за каждую завершённую дорогу.
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
option-first-random = по жребию
option-first-listed = первый в списке
preset-base = Базовая игра
    .help = 72 квадрата базового набора, с крестьянами.
preset-river = Река
    .help = Базовый набор; карта начинается с двенадцати квадратов реки.
preset-abbot = Аббат
    .help = Базовый набор с аббатами и садами.
preset-princess-dragon = Принцесса и дракон
    .help = Базовый набор и 30 квадратов с вулканами, драконом, принцессами и порталами; фея.
preset-count-king-cult = Граф, король и культ
    .help = Базовый набор вокруг крепости, с графом, королём, рыцарем-разбойником и капищами.
preset-bridges-castles-bazaars = Мосты, замки и базары
    .help = Базовый набор с мостами, замками и торгами на базарах.
preset-all = Вся коробка
    .help = Всё сразу; карта начинается с крепости, в которой живёт граф.
preset-all-rivers = Вся коробка с реками
    .help = Всё, кроме крепости и графа; карта начинается с обеих рек.
bad-count = Граф живёт в крепости: начните карту с крепости или играйте без графа.
bad-start = В файле компонентов нет квадратов для такого начала карты: выберите другое.
bad-seats = В «Каркассон» играют от двух до пяти человек.

## Вопросы

prompt-lay = Выложите квадрат { $tile }.
prompt-place = { $instead ->
        [fairy] Поставить фишку на выложенный квадрат или переместить фею?
        [abbot] Поставить фишку на выложенный квадрат или забрать аббата?
        [both] Поставить фишку на выложенный квадрат, забрать аббата или переместить фею?
        [only-fairy] Фишку поставить нельзя. Переместить фею?
        [only-abbot] Фишку поставить нельзя. Забрать аббата?
        [only-both] Фишку поставить нельзя. Забрать аббата или переместить фею?
       *[nothing] Поставить фишку на только что выложенный квадрат?
    }
prompt-place-portal = { $instead ->
        [fairy] Поставить фишку сюда или, через портал, куда угодно; либо переместить фею?
        [abbot] Поставить фишку сюда или, через портал, куда угодно; либо забрать аббата?
        [both] Поставить фишку сюда или, через портал, куда угодно; либо забрать аббата, либо переместить фею?
       *[nothing] Поставить фишку сюда или, через портал, куда угодно?
    }
prompt-lay-bought = Выложите квадрат { $tile }, полученный на базаре.
prompt-bridge-needed = Квадрат упирается в поле: постройте нужный мост.
prompt-princess = Прогонит ли принцесса рыцаря? Тогда вы не ставите фишку.
prompt-dragon = Двигайте дракона. Осталось шагов: { $left }.
prompt-move = { $quarter ->
        [smithy] Сейчас будет подсчёт за дорогу. Перевести туда фишку из кузницы?
        [cathedral] Сейчас будет подсчёт за монастырь или капище. Перевести туда фишку из собора?
       *[palace] Сейчас будет подсчёт за город. Перевести туда фишку из дворца?
    }
prompt-castle = Получить очки за малый город или построить замок?
prompt-reward = За какой из завершённых объектов получит очки ваш замок?
prompt-quarter = Вы помогли другим. Отправить фишку в крепость?
prompt-count = Переместить графа в другой квартал?
prompt-market = Переместите фишку с рынка на поле.
prompt-offer = Вы распорядитель торгов: какой квадрат выставите?
prompt-bid-first = Какую ставку сделаете вы?
prompt-bid = Повысить ставку или спасовать?
prompt-deal = Продать квадрат за самую высокую ставку или купить самому за столько же?
prompt-take = Возьмите один из квадратов.
prompt-wait = Сейчас ходит другой игрок.
prompt-over = Партия окончена.

## Ответы

action-lay = Выложить на клетку { $square }, северной стороной рисунка на { $facing }
action-lay-bridge = Выложить на клетку { $square }, северной стороной рисунка на { $facing }, и построить нужный мост
action-road = Разбойник на дороге ({ $place })
action-city = Рыцарь в городе ({ $place })
action-monastery = Монах в монастыре
action-field = Крестьянин на поле ({ $place })
action-shrine = Еретик в капище
action-abbot-monastery = Аббат в монастыре
action-abbot-shrine = Аббат в капище
action-abbot-garden = Аббат в саду
action-portal-road = Через портал: разбойник на дороге, клетка { $square } ({ $place })
action-portal-city = Через портал: рыцарь в городе, клетка { $square } ({ $place })
action-portal-monastery = Через портал: монах в монастыре, клетка { $square }
action-portal-shrine = Через портал: еретик в капище, клетка { $square }
action-portal-field = Через портал: крестьянин на поле, клетка { $square } ({ $place })
action-portal-abbot-monastery = Через портал: аббат в монастыре, клетка { $square }
action-portal-abbot-shrine = Через портал: аббат в капище, клетка { $square }
action-portal-abbot-garden = Через портал: аббат в саду, клетка { $square }
action-abbot-back = Забрать аббата и получить { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-fairy = Фея к вашей фишке, клетка { $square } ({ $feature })
action-fairy-castle = Фея в ваш замок, клетка { $square }
action-bridge = Мост на клетке { $square } ({ $axis })
action-princess = Прогнать рыцаря с клетки { $square } (хозяин: { $owner })
action-no-princess = Никого не прогонять
action-no-move = Никого не переводить
action-no-quarter = Никого не отправлять
action-no-count = Оставить графа на месте
action-no-bid = Пас
action-dragon = Дракон летит на { $side }
action-move-meeple = Перевести подданного
action-move-abbot = Перевести аббата
action-castle = Построить замок
action-points = Взять { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-road = Дорога, клетка { $square }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-city = Город, клетка { $square }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-monastery = Монастырь, клетка { $square }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-shrine = Капище, клетка { $square }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-garden = Сад, клетка { $square }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-reward-castle = Замок, клетка { $square }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-quarter-meeple = Отправить подданного { $quarter }
action-quarter-abbot = Отправить аббата { $quarter }
action-count = Переместить графа { $quarter }
action-market = На поле, клетка { $square } ({ $place })
action-offer = Выставить { $tile }
action-bid = Поставить { $points }
action-buy = Купить { $tile }: { $other } получит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-sell = Продать { $tile } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (покупатель: { $other })
action-take = Взять { $tile }
action-pass = Не ставить фишку

side-n = север
side-e = восток
side-s = юг
side-w = запад

# Половины стороны, по ближнему углу.
half-nl = север, западная половина
half-nr = север, восточная половина
half-el = восток, северная половина
half-er = восток, южная половина
half-sl = юг, восточная половина
half-sr = юг, западная половина
half-wl = запад, южная половина
half-wr = запад, северная половина
half-inside = замкнутое стенами

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

feature-road = дорога
feature-city = город
feature-monastery = монастырь
feature-field = поле
feature-garden = сад
feature-shrine = капище

## Что произошло

event-started = Начало карты на столе. Первый ход: { $seat }.
event-drawn = { $seat } открывает квадрат { $tile }.
event-put-away = Квадрат { $tile } выложить некуда, он уходит в коробку.
event-laid = { $seat } выкладывает { $tile } на клетку { $square }.
event-placed-road = { $seat } ставит разбойника на дорогу.
event-placed-city = { $seat } ставит рыцаря в город.
event-placed-monastery = { $seat } ставит монаха в монастырь.
event-placed-field = { $seat } кладёт крестьянина на поле.
event-placed-garden = { $seat } ставит аббата в сад.
event-placed-shrine = { $seat } ставит еретика в капище.
event-placed-abbot = { $seat } ставит аббата.
event-set-aside = Квадрат { $tile } отложен, пока не выложен вулкан.
event-shuffled-back = Отложенные квадраты замешаны обратно: { $count }.
event-bridge = { $seat } строит мост на клетке { $square }.
event-expelled = Принцесса прогоняет рыцаря. Её позвал игрок { $seat }, рыцарь принадлежал игроку { $owner }.
event-abbot-back = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за возвращённого аббата.
event-fairy = { $seat } перемещает фею.
event-fairy-turn = Фея приносит игроку { $seat } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-fairy-feature = Фея приносит игроку { $seat } ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-dragon-comes = Дракон прилетает на вулкан.
event-dragon-flies = { $count ->
        [0] { $seat } двигает дракона на клетку { $square }.
        [one] { $seat } двигает дракона на клетку { $square }; он съедает { $count } фишку.
        [few] { $seat } двигает дракона на клетку { $square }; он съедает { $count } фишки.
       *[many] { $seat } двигает дракона на клетку { $square }; он съедает { $count } фишек.
    }
event-dragon-stuck = Дракону некуда лететь дальше: полёт окончен.
event-quarter = { $seat } отправляет фишку { $quarter }.
event-count = { $seat } перемещает графа { $quarter }.
event-from-quarter = { $seat } переводит фишку { $quarter }.
event-castle-built = { $seat } строит замок.
event-castle-scored = Замок приносит игроку { $seat } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-castle-home = Фишка игрока { $seat } уходит из незавершённого замка.
event-king-taken = { $seat } берёт короля: самый большой город, { $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[many] { $size } квадратов
    }.
event-robber-taken = { $seat } берёт рыцаря-разбойника: самая длинная дорога, { $size ->
        [one] { $size } квадрат
        [few] { $size } квадрата
       *[many] { $size } квадратов
    }.
event-king = Король приносит игроку { $seat } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-robber = Рыцарь-разбойник приносит игроку { $seat } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-challenge-lost = { $count ->
        [one] { $seats } проигрывает
       *[other] { $seats } проигрывают
    } противостояние монастыря и капища.
event-bazaar = Открывается базар. Выставлено квадратов: { $count }.
event-bazaar-skipped = Для базара осталось слишком мало квадратов.
event-offered = { $seat } выставляет на торги { $tile }.
event-bid = { $seat } ставит { $points }.
event-bid-pass = { $seat } пасует.
event-bought-alone = { $seat } берёт { $tile } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: больше никто не ставил.
event-bought = { $seat } покупает { $tile } и платит: { $other } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-sold = { $seat } продаёт { $tile } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Покупатель: { $other }.
event-took = { $seat } берёт { $tile }.
event-extra-turn = { $seat } делает ещё один ход.

event-scored-road = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за завершённую дорогу.
event-scored-city = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за завершённый город.
event-scored-monastery = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за завершённый монастырь.
event-scored-garden = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за завершённый сад.
event-scored-shrine = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за завершённое капище.
event-final-road = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённую дорогу.
event-final-city = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённый город.
event-final-monastery = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённый монастырь.
event-final-garden = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённый сад.
event-final-shrine = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за незавершённое капище.
event-final-field = { $count ->
        [one] { $seats } получает
       *[other] { $seats } получают по
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за поле.
event-over = { $count ->
        [one] Партия окончена. Побеждает { $seats }.
       *[other] Партия окончена. Победу делят { $seats }.
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
note-offered = { $seat } выставляет { $tile }
note-bid = Высшая ставка: { $points } ({ $seat })
note-bought = Ещё не выложен, с базара: { $tile } ({ $seat })
note-river = Квадратов реки впереди: { $count }
note-aside = Квадраты дракона, отложенные до вулкана: { $count }
note-left = Осталось квадратов: { $count }

## Добор и броски, для сообщений о записях

source-first = первый игрок
source-tile = следующий квадрат
source-river = следующий квадрат реки
source-other = случайный выбор
