# Слова игры по-русски. Ключи и аргументы те же, что в других языках.

game-title = Каркассон
game-about = Выкладывайте квадраты, занимайте дороги, города, монастыри и поля и получайте очки за всё, что завершено.

## Настройки

option-farmers = Крестьяне
    .help = Подданных можно класть на поля. В конце игры поля приносят очки за соседние завершённые города.
option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = по жребию
option-first-listed = первый в списке
preset-base = Базовая игра
    .help = 72 квадрата базового набора, с крестьянами.
bad-seats = В «Каркассон» играют от двух до пяти человек.

## Вопросы

prompt-lay = Выложите квадрат { $tile }.
prompt-place = Поставить подданного на только что выложенный квадрат?
prompt-wait = Сейчас ходит другой игрок.
prompt-over = Партия окончена.

## Ответы

action-lay = Выложить на клетку { $square }, северной стороной рисунка на { $facing }
action-road = Разбойник на дороге ({ $place })
action-city = Рыцарь в городе ({ $place })
action-monastery = Монах в монастыре
action-field = Крестьянин на поле ({ $place })
action-pass = Не ставить подданного

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

## Что произошло

event-started = Стартовый квадрат на столе. Первый ход: { $seat }.
event-drawn = { $seat } открывает квадрат { $tile }.
event-put-away = Квадрат { $tile } выложить некуда, он уходит в коробку.
event-laid = { $seat } выкладывает { $tile } на клетку { $square }.
event-placed-road = { $seat } ставит разбойника на дорогу.
event-placed-city = { $seat } ставит рыцаря в город.
event-placed-monastery = { $seat } ставит монаха в монастырь.
event-placed-field = { $seat } кладёт крестьянина на поле.

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
