### Собственные слова клиента. Тексты игр приходят с сервера.

-brand = Duchy

title-start = { -brand } — стол для пяти настольных игр
title-new = Новый стол — { -brand }
title-table = Стол — { -brand }
title-turn = ● Ваш ход:
title-rules = Правила: { $game } — { -brand }
title-missing = Страница не найдена — { -brand }

skip-to-content = К содержанию
header-home = { -brand }, на главную
nav-label = Главное меню
nav-new = Новый стол

## Переключатели

language-label = Язык
theme-label = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное

## Главная страница

start-heading = Прошу к столу
start-lead =
    { -brand } раздаёт, следит за правилами и считает очки в пяти классических настольных играх.
    Играйте с друзьями, с компьютером или со всеми сразу.
start-new = Новый стол
start-games = Игры
start-new-for = Новый стол: { $game }
start-map = Нарисованная карта с эмблемами пяти игр
start-rules-link = Правила
start-rules-of = Правила: { $game }
start-soon = Готовится

start-why = На что можно положиться
start-why-rules = Правила под рукой
start-why-rules-text =
    У каждого отказа и у каждого очка есть правило. Нажмите «почему?» и прочтите его.
start-why-bots = Соперники не подглядывают
start-why-bots-text =
    Компьютер видит только то, что видно с его места. Он выигрывает расчётом, а не заглядывая в ваши карты.
start-why-record = Ни одна партия не пропадёт
start-why-record-text =
    Вернитесь к любому ходу, сыграйте иначе и продолжайте с этого места.

footer-note =
    Права на игры принадлежат их авторам и издателям. { -brand } — свободная программа с собственными текстами и рисунками.

## Игры

game-carcassonne = Каркассон
game-carcassonne-blurb = Выкладывайте квадраты местности, растите города и дороги — и вовремя их занимайте. С дополнениями.
game-carcassonne-seats = 2–5 игроков
game-burgundy = Замки Бургундии
game-burgundy-blurb = Два кубика за ход и владение, которое надо застроить: всё решает порядок.
game-burgundy-seats = 2–4 игрока
game-burgundy-cards = Замки Бургундии: карточная игра
game-burgundy-cards-blurb = То же владение, только в картах: за вечер успеете сыграть не одну партию.
game-burgundy-cards-seats = 1–4 игрока
game-tuscany = Замки Тосканы
game-tuscany-blurb = Собирайте карты, основывайте города — и пусть ваши земли принесут доход трижды.
game-tuscany-seats = 2–4 игрока
game-catherine = Екатерина: города царицы
game-catherine-blurb = Вы — советник императрицы: торгуйте, стройте, покровительствуйте искусствам и добивайтесь её милости.
game-catherine-seats = 2–4 игрока

## Другие страницы

new-heading = Новый стол
new-choose = Во что играем?
rules-heading = Правила: { $game }
missing-heading = Здесь дорога кончается
missing-text = По адресу { $path } ничего нет. Возможно, ссылка устарела или в ней потерялась буква.
missing-home = На главную
loading = Загружаем…
trouble-heading = Не получилось

## Столы на главной странице

tables-mine = Ваши столы
tables-joinable = Столы, где есть место
tables-your-turn = Ваш ход
tables-playing = Идёт игра
tables-over = Окончена
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

new-seats = Кто играет?
new-seats-range = { $min }–{ $max } { $max ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
new-seat-me = Я
new-seat-open = Гость по ссылке
new-seat-bot = Компьютер
new-seat-kind = Место { $number }: кто
new-seat-name = Место { $number }: имя
new-seat-level = Место { $number }: сила
new-seat-open-help = Вы получите ссылку для гостя.
new-seat-add = Добавить место
new-seat-remove = Убрать место { $number }
new-components = Компоненты
new-components-help = Кроме встроенных, хозяин сервера предлагает собственные файлы данных.
new-reconstructed = Часть значений не подтверждена
new-reconstructed-help = Они восстановлены так, чтобы сходилось всё, что сказано в правилах, но с коробкой их никто не сверял. Владелец коробки может исправить файл данных, а хозяин сервера — запустить Duchy с ним.
new-options = Как играем?
new-preset = Набор
new-single-options = Выбрать каждую часть отдельно
new-open = Открыть стол
option-range = { $label } ({ $min }–{ $max })
option-on = Да
option-off = Нет

## Сбор за столом

name-label = Как вас называть?
name-placeholder = Ваше имя
gathering-lead =
    { $count ->
        [one] Ещё { $count } игрок — и начинаем.
        [few] Ещё { $count } игрока — и начинаем.
        [many] Ещё { $count } игроков — и начинаем.
       *[other] Ещё { $count } игрока — и начинаем.
    }
gathering-open = Свободное место
gathering-sit = Сесть за стол
gathering-cancel = Отменить партию
expiry-waiting = Если никто не присоединится, партия будет удалена { $date }.
expiry-playing = Если никто не сделает ход, партия будет удалена { $date }.
seat-bot = Компьютер
invite-label = Ссылка на этот стол
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

panel-gathering = За столом ещё есть место.
panel-over = Игра окончена
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
panel-cancel = Отменить
panel-revise = Вы уже ответили. Пока остальные думают, ответ можно изменить.
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

undo = Вернуть ход
undo-nothing = Возвращать пока нечего.
undo-others-decision = Вернуть нельзя: с тех пор решение принял другой игрок или сейчас его ход.
undo-chance = Вернуть нельзя: случай уже показал новое.
undo-reveal = Вернуть нельзя: с тех пор открылось скрытое.
undo-over = Вернуть нельзя: игра окончена.

result-won = Вы победили!
result-lost = Вы проиграли.
result-winners =
    { $count ->
        [one] Победа: { $names }!
       *[other] Победу делят { $names }!
    }
result-again = Новый стол

tabs-label = Ещё об игре
tab-log = Ход игры
tab-table = Стол
sheet-open = Ход игры и прочее
sheet-close = Назад к полю

log-label = Что произошло, сначала новое
log-undone = Возвращено:
log-undo = { $name } возвращает последний ход.
log-resigned = { $name } сдаётся.
log-timeout = У игрока { $name } вышло время.
log-takeover = Теперь за место «{ $name }» играет { $by }.
log-secret = { $name } принимает тайное решение.
log-deed = { $name }: { $deed }

menu-rules = Правила
menu-help = Клавиатура
menu-record = Скачать запись
menu-sound = Звук, когда мой ход
menu-options = Как играем за этим столом
menu-resign = Сдаться
menu-resign-for = { $name }: сдаться

resign-heading = Сдаться?
resign-text = Для игрока { $name } партия закончится. Вернуть это нельзя.
resign-yes = Сдаться
resign-no = Играть дальше

help-heading = Игра с клавиатуры
help-text = Мышь не нужна. Выбранное сначала показывается, а сыграно будет после подтверждения.
help-digit = Выбрать из списка
help-enter = Подтвердить
help-escape = Отменить
help-turn = Следующий вариант на том же месте; с Shift — предыдущий
help-undo = Вернуть ход
help-choices = К списку вариантов
help-board = К полю
help-arrows = На поле: от места к месту; с Shift — сдвинуть поле
help-zoom = На поле: крупнее, мельче, показать всё
help-help = Эта подсказка
help-letters = Буквы и цифры работают как команды

board-zoom-in = Крупнее
board-zoom-out = Мельче
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
connection-offline = Связь прервалась. Пробуем снова…

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
error-server = На сервере что-то сломалось. Попробуйте чуть позже; если не пройдёт, сообщите тому, кто его держит.
error-retry = Ещё раз
error-refused-by = Правила этого не позволяют ({ $rule }).
error-code-no-session = Сначала скажите, как вас называть.
error-code-not-your-seat = Это чужое место.
error-code-no-such-game = На этом сервере такой игры нет.
error-code-no-such-table = Такого стола нет. Проверьте ссылку.
error-code-stale = За столом уже всё изменилось. Перед вами то, что есть сейчас; выберите заново.
error-code-seat-taken = Это место только что заняли.
error-code-not-started = Игра ещё не началась: есть свободное место.
error-code-over = Игра окончена.
error-code-undo-blocked = Вернуть это уже нельзя.
error-code-undo-limit = В этой партии ходы возвращали слишком часто. Играйте дальше без отмены.
error-code-too-many-tables = Слишком много незавершённых партий. Сначала доиграйте, сдайтесь или отмените одну из них.
error-code-no-such-bot = Такого компьютерного соперника на этом сервере нет.
error-code-bad-name = Такое имя не подходит: нужно от 1 до 40 знаков, и у каждого игрока своё.
error-code-slow-down = Слишком часто. Подождите немного и попробуйте снова.
error-code-storage = Сервер сейчас не может записать ход. Ничего не потеряно; попробуйте чуть позже.
error-code-internal = На сервере что-то сломалось. Попробуйте чуть позже; если не пройдёт, сообщите тому, кто его держит.

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
daily-lead = Партия в одиночку против соперника с одинаковыми для всех картами, от полуночи до полуночи по UTC. День за тем, кто победит с наибольшим числом очков.
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
daily-ends = День заканчивается в { $time } по вашим часам.
daily-counting = В зачёт идёт первая партия дня, если доиграть её до конца суток. Потом расклад можно сыграть снова вне зачёта. Сначала победы, затем очки.
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
daily-fair-open = День окончен, вот его ключ. Командой «duchy verify ЗАПИСЬ --key КЛЮЧ» любой может проверить запись партии этого дня.
daily-deal = Расклад
daily-commitment = SHA-256 ключа
daily-key = Ключ
result-daily = Лучшие результаты дня
