### Собственные слова клиента. Тексты игр приходят с сервера.

-brand = Duchy

title-start = { -brand }: пять отличных игр за одним столом
title-new = Новая партия — { -brand }
title-table = Стол — { -brand }
title-turn = ● Ваш ход:
title-rules = Правила: { $game } — { -brand }
title-missing = Страница не найдена — { -brand }

skip-to-content = К содержанию
header-home = { -brand }, на главную
nav-label = Главное меню
nav-new = Новая партия

## Переключатели

language-label = Язык
theme-label = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное

## Главная страница

start-heading = Пять отличных игр за одним столом
start-lead = Играйте с друзьями или с компьютером. { -brand } раздаёт, считает и объясняет.
start-new = Новая партия
start-games = Игры
start-new-for = Новая партия: { $game }
start-map = Нарисованная карта с эмблемами пяти игр
start-rules-link = Правила
start-rules-of = Правила: { $game }
start-soon = Скоро

start-why = Почему { -brand }
start-why-rules = Правила под рукой
start-why-rules-text = У каждого очка и каждого отказа есть ссылка на правило. Нажмите «Почему?», чтобы его прочесть.
start-why-bots = Соперники играют честно
start-why-bots-text = Компьютер видит только то, что положено видеть с его места: ни ваших карт, ни следующего квадрата.
start-why-record = Партии можно проверить
start-why-record-text = Каждую партию можно скачать как запись, воспроизвести и убедиться, что квадраты, карты и кубики не подменяли.

footer-note = Права на игры принадлежат их авторам и издателям. { -brand } — свободная программа с собственными текстами и рисунками.

## Игры

game-carcassonne = Каркассон
game-carcassonne-blurb = Выкладывайте квадраты местности, растите города и дороги — и вовремя их занимайте. С дополнениями.
game-carcassonne-seats = 2–5 игроков
game-burgundy = Замки Бургундии
game-burgundy-blurb = Два кубика за ход и владение, которое надо застроить: всё решает порядок.
game-burgundy-seats = 2–4 игрока
game-burgundy-cards = Замки Бургундии: карточная игра
game-burgundy-cards-blurb = Те же замки, но в картах: партия за полчаса, можно и в одиночку.
game-burgundy-cards-seats = 1–4 игрока
game-tuscany = Замки Тосканы
game-tuscany-blurb = Собирайте карты, выкладывайте тайлы и трижды получайте очки за свои земли.
game-tuscany-seats = 2–4 игрока
game-catherine = Екатерина: города царицы
game-catherine-blurb = Торгуйте, стройте и покровительствуйте искусствам, чтобы заслужить милость императрицы.
game-catherine-seats = 2–4 игрока

## Другие страницы

new-heading = Новая партия
new-choose = Во что играем?
rules-heading = Правила: { $game }
missing-heading = Страница не найдена
missing-text = По адресу { $path } ничего нет. Проверьте ссылку или вернитесь на главную.
missing-home = На главную
loading = Загружаем…
trouble-heading = Не получилось

## Столы на главной странице

tables-mine = Мои партии
tables-joinable = Можно присоединиться
tables-your-turn = Ваш ход
tables-playing = Идёт
tables-over = Завершена
tables-paused = На паузе
tables-more = Показать ещё
tables-open =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободно
        [many] { $count } мест свободно
       *[other] { $count } места свободно
    }

## Новый стол

new-seats = Игроки
new-seats-range = { $min }–{ $max } { $max ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
new-seat-me = Я
new-seat-open = Пригласить по ссылке
new-seat-bot = Компьютер
new-seat-kind = Место { $number }: игрок
new-seat-name = Место { $number }: имя
new-seat-level = Место { $number }: уровень
new-seat-open-help = Вы получите ссылку, которой можно поделиться.
new-seat-add = Добавить игрока
new-seat-remove = Убрать игрока { $number }
new-components = Компоненты
new-components-help = На этом сервере есть и свои файлы данных.
new-reconstructed = Часть значений не подтверждена
new-reconstructed-help = Они согласуются со всем, что сказано в правилах, но с коробкой их никто не сверял. Если у вас есть коробка, исправьте значения в файле данных и запустите Duchy с ним.
new-options = Настройки
new-preset = Набор
new-single-options = Ещё настройки
new-open = Играть
option-range = { $label } ({ $min }–{ $max })
option-on = Да
option-off = Нет

## Сбор за столом

name-label = Ваше имя
name-placeholder = Ваше имя
lobby-lead =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
        [many] Ждём ещё { $count } игроков
       *[other] Ждём ещё { $count } игрока
    }
lobby-open = Свободное место
lobby-sit = Присоединиться
lobby-cancel = Отменить партию
expiry-waiting = Если никто не присоединится, партия будет удалена { $date }.
expiry-playing = Если никто не сделает ход, партия будет удалена { $date }.
seat-bot = Компьютер
invite-label = Ссылка на эту партию
copy = Скопировать
copy-done = Ссылка скопирована.
copy-by-hand = Ссылка выделена: скопируйте её с клавиатуры.

## За столом

players-label = Игроки
players-to-act = ходит
players-thinking = думает…
players-you = вы
players-nobody = Свободное место
players-number = Игрок { $number }
players-place =
    { $place ->
        [1] победа
       *[other] { $place }-е место
    }
watching = Вы наблюдаете.
your-turn = Ваш ход.

panel-lobby = Ждём игроков
panel-over = Партия окончена
panel-paused = Пауза: все игроки сдались.
panel-waiting =
    { $count ->
        [one] Ходит { $names }
       *[other] Ходят { $names }
    }
panel-thinking =
    { $count ->
        [one] { $names } думает…
       *[other] { $names } думают…
    }
panel-confirm = Подтвердить
panel-confirm-that = Подтвердить: { $choice }
panel-back = Назад
panel-revise = Можно изменить, пока выбирают остальные.
panel-hint = Выберите и подтвердите.
panel-hint-board = Выберите на поле или в списке и подтвердите.

choices-label = Варианты
choices-all =
    { $count ->
        [one] { $count } вариант
        [few] Все { $count } варианта
        [many] Все { $count } вариантов
       *[other] Все { $count } варианта
    }
choices-here =
    { $count ->
        [one] Здесь { $count } вариант
        [few] Здесь { $count } варианта
        [many] Здесь { $count } вариантов
       *[other] Здесь { $count } варианта
    }
choices-at =
    { $count ->
        [one] { $place }: { $count } вариант
        [few] { $place }: { $count } варианта
        [many] { $place }: { $count } вариантов
       *[other] { $place }: { $count } варианта
    }
choices-filter = Найти вариант
choices-none = Таких вариантов нет.

undo = Отменить ход
undo-nothing = Отменять нечего.
undo-others-decision = Отменить нельзя: сейчас ход другого игрока или он уже сходил.
undo-chance = Отменить нельзя: уже открыты новые квадраты, карты или кубики.
undo-reveal = Отменить нельзя: выбор уже открыт.
undo-over = Отменить нельзя: партия окончена.

result-won = Вы победили!
result-lost = Вы проиграли.
result-winners =
    { $count ->
        [one] Победа: { $names }!
       *[other] Победу делят { $names }!
    }
result-again = Новая партия

tabs-label = Ещё о партии
tab-log = История
tab-table = Стол
sheet-open = История и не только
sheet-close = Назад к полю

log-label = История, сначала новое
log-undone = Отменено:
log-undo = { $name } отменяет последний ход.
log-resigned = { $name } сдаётся.
log-timeout = У игрока { $name } вышло время.
log-takeover = За { $name } теперь играет { $by }.
log-secret = { $name }: выбор сделан.
log-action = { $name }: { $action }

menu-rules = Правила
menu-help = Клавиатура
menu-record = Скачать запись
menu-sound = Звук, когда мой ход
menu-options = Настройки этой партии
menu-resign = Сдаться
menu-resign-for = { $name }: сдаться

resign-heading = Сдаться?
resign-text = Партия будет проиграна ({ $name }). Отменить это нельзя.
resign-yes = Сдаться
resign-no = Играть дальше

help-heading = Клавиатура
help-text = Можно играть без мыши. Выбор сначала показывается, а ход делается после подтверждения.
help-digit = Выбрать из списка
help-enter = Выбрать на поле; подтвердить
help-escape = На шаг назад
help-turn = Повернуть или следующий вариант; с Shift — предыдущий
help-undo = Отменить ход
help-choices = К списку вариантов
help-board = К полю
help-arrows = На поле: переход между местами; с Shift — сдвинуть поле
help-zoom = На поле: приблизить, отдалить, показать всё
help-help = Эта подсказка
help-letters = Буквы и цифры как быстрые клавиши

board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-fit = Показать всё поле

## Правила

rules-why = Почему? Прочесть правило
rules-search = Поиск по правилам
rules-found =
    { $count ->
        [one] Найден { $count } пункт
        [few] Найдено { $count } пункта
        [many] Найдено { $count } пунктов
       *[other] Найдено { $count } пункта
    }
rules-contents = Содержание
rules-link = Ссылка на этот пункт
rules-informative = для сведения
rule-label = Правило { $rule }
rule-heading = Правило
rule-all = Все правила

## Связь

connection-live = На связи
connection-connecting = Соединяемся…
connection-offline = Связь прервалась. Подключаемся снова…

## Окна

dialog-close = Закрыть
toast-dismiss = Скрыть

## Места

seat-label = Место { $letter }
seat-label-named = { $name }, место { $letter }

## Ошибки: что случилось и что делать

error-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
error-not-found = По этому адресу на сервере ничего нет. Проверьте ссылку.
error-refused = Сервер отклонил запрос.
error-server = На сервере неполадка. Попробуйте чуть позже; если не поможет, сообщите хозяину сервера.
error-retry = Ещё раз
error-refused-by = Правила этого не позволяют ({ $rule }).
error-code-no-session = Сначала введите имя.
error-code-not-your-seat = Это чужое место.
error-code-no-such-game = На этом сервере такой игры нет.
error-code-no-such-table = Такой партии нет. Проверьте ссылку.
error-code-stale = Партия ушла вперёд. Показано текущее положение; выберите заново.
error-code-seat-taken = Это место только что заняли.
error-code-not-started = Партия ещё не началась: есть свободное место.
error-code-over = Партия окончена.
error-code-undo-blocked = Отменить это уже нельзя.
error-code-undo-limit = В этой партии ходы возвращали слишком часто. Играйте дальше без отмены.
error-code-too-many-tables = Слишком много незавершённых партий. Сначала доиграйте, сдайтесь или отмените одну из них.
error-code-no-such-bot = Такого компьютерного соперника на этом сервере нет.
error-code-bad-name = Такое имя не подходит: от 1 до 40 знаков, у каждого игрока своё.
error-code-slow-down = Слишком много запросов. Подождите немного и попробуйте снова.
error-code-storage = Не удалось сохранить ход. Ничего не потеряно; попробуйте ещё раз.
error-code-internal = На сервере неполадка. Попробуйте чуть позже; если не поможет, сообщите хозяину сервера.

## Счёт

count-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }

table-sketch = Стол простыми знаками: поле этой игры ещё не нарисовано.

## Расклад дня

title-daily = Расклад дня — { -brand }
daily-heading = Расклад дня
daily-lead = Одна партия в день, карты у всех одинаковые.
daily-today = Сегодняшний расклад
daily-not-yet = Вы его ещё не играли.
daily-missed = В этот день вы не играли.
daily-going-on = Ваша партия ждёт вас.
daily-unfinished = Партия этого дня не была доиграна вовремя и не считается.
daily-mine =
    { $won ->
        [yes] Победа
       *[no] Поражение
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: место { $place }.
daily-play = Сыграть сегодняшний расклад
daily-go-on = Продолжить партию
daily-practise = Сыграть ещё раз, вне зачёта
daily-ends = Заканчивается в { $time } по вашему времени.
daily-counting = В зачёт идёт первая партия дня, если доиграть её до полуночи по UTC. Потом расклад можно сыграть снова вне зачёта. Сначала победы, затем очки.
daily-to-today = К сегодняшнему раскладу
daily-best = Лучшие результаты
daily-nobody = Никто ещё не доиграл.
daily-place = Место
daily-who = Игрок
daily-outcome = Против соперника
daily-points = Очки
daily-won = победа
daily-lost = поражение
daily-earlier = Прошлые дни
daily-no-days = Пока их нет.
daily-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
daily-fair = Честная раздача
daily-fair-sealed = Порядок всех карт задан ключом, который до конца дня держится в тайне. Его SHA-256 показан уже сейчас, так что подменить ключ потом нельзя.
daily-fair-open = День окончен, вот его ключ. Любую запись этого дня можно проверить командой «duchy verify ЗАПИСЬ --key КЛЮЧ».
daily-deal = Расклад
daily-commitment = SHA-256 ключа
daily-key = Ключ
result-daily = Лучшие результаты дня
