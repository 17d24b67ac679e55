### Собственные слова клиента на главной странице и за столом. Тексты игр приходят с сервера.

-brand = Duchy
title-start = { -brand }: пять отличных игр за одним столом
title-new = Новая партия — { -brand }
title-table = Стол — { -brand }
title-turn = ● Ваш ход:
title-rules = Правила: { $game } — { -brand }
title-learn = Как играть: { $game } — { -brand }
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
start-rules-link = Правила
start-rules-of = Правила: { $game }
start-soon = Скоро
start-play = Играть
start-play-game = Играть: { $game }
start-friends = С друзьями
start-friends-game = С друзьями: { $game }
start-solo = Соло
start-solo-game = Соло: { $game }
start-options = Настройки
start-options-game = Настройки: { $game }
start-why = Почему { -brand }
start-why-rules = Правила под рукой
start-why-rules-text = У каждого очка и каждого отказа есть ссылка на правило. Нажмите «Почему?», чтобы его прочесть.
start-why-bots = Соперники играют честно
start-why-bots-text = Компьютер видит только то, что положено видеть с его места. Он не заглядывает ни в ваши карты, ни под следующий квадрат.
start-why-record = Партии можно проверить
start-why-record-text = Каждую партию можно скачать как запись, воспроизвести и убедиться, что квадраты, карты и кубики не подменяли.
footer-note = Права на игры принадлежат их авторам и издателям. { -brand } — свободная программа с собственными текстами и рисунками.

## Игры
game-carcassonne = Каркассон
game-carcassonne-seats = 2–5 игроков
game-burgundy = Замки Бургундии
game-burgundy-seats = 2–4 игрока
game-burgundy-cards = Замки Бургундии: карточная игра
game-burgundy-cards-seats = 1–4 игрока
game-tuscany = Замки Тосканы
game-tuscany-seats = 2–4 игрока
game-catherine = Екатерина: города царицы
game-catherine-seats = 2–4 игрока
game-minutes = { $minutes } мин
game-carcassonne-minutes = 35
game-burgundy-minutes = 60–90
game-burgundy-cards-minutes = 30–60
game-tuscany-minutes = 45–60
game-catherine-minutes = 45–60

## Другие страницы
missing-heading = Страница не найдена
missing-text = По адресу { $path } ничего нет. Проверьте ссылку или вернитесь на главную.
missing-home = На главную
loading = Загружаем…
trouble-heading = Не получилось

## Столы на главной странице
tables-mine = Мои партии
tables-joinable = Можно присоединиться
tables-watch = Можно посмотреть
tables-your-turn = Ваш ход
tables-playing = Идёт
tables-over = Завершена
tables-paused = На паузе
tables-more = Показать ещё
tables-asked = Вас зовут играть
tables-changed = Настройки изменились
tables-unconfirmed = Ждём остальных
tables-open =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободно
        [many] { $count } мест свободно
       *[other] { $count } места свободно
    }
tables-agreed = По соглашению
tables-won = Победа
tables-tied = Ничья
tables-lost = Поражение
tables-all-running =
    { $count ->
        [one] Идёт { $count } партия
       *[other] Все текущие: { $count }
    }
tables-all-mine = Все мои партии

## Мои партии
title-games = Мои партии — { -brand }

## Настройки
title-settings = Настройки — { -brand }
settings-heading = Настройки

## Новый стол
new-seats-range = { $min }–{ $max } { $max ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }

## За столом
players-label = Игроки
players-to-act = ходит
players-thinking = думает…
players-you = вы
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
panel-paused = Пауза: за столом не осталось людей.
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
panel-cancel = Отмена
panel-turn = Повернуть
panel-whose = Ходит { $name }
panel-revise = Можно изменить, пока выбирают остальные.
panel-hint = Выберите и подтвердите.
panel-hint-board = Выберите на поле или в списке и подтвердите.
panel-hint-point = Наведите указатель на что угодно, чтобы узнать, что это.
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
choices-one = { $place }: { $choice }
choices-filter = Найти вариант
choices-none = Таких вариантов нет.

## Что даёт выбор
consequence-points =
    { $sign }{ $count } { $count ->
        [one] очко
        [few] очка
       *[other] очков
    }
consequence-points-for =
    { $sign }{ $count } { $count ->
        [one] очко
        [few] очка
       *[other] очков
    } ({ $what })
consequence-points-of =
    { $name } { $sign }{ $count }
undo = Отменить ход
undo-nothing = Отменять нечего.
undo-others-decision = Отменить нельзя: сейчас ход другого игрока или он уже сходил.
undo-chance = Отменить нельзя: уже открыты новые квадраты, карты или кубики.
undo-reveal = Отменить нельзя: выбор уже открыт.
undo-over = Отменить нельзя: партия окончена.
tab-points = Итог
log-filter = Чьи записи
log-all = Все
tabs-label = Ещё о партии
tab-log = История
sheet-open = История и не только
sheet-close = Назад к полю
log-label = История, сначала новое
log-undone = Отменено:
log-undo = { $name } отменяет последний ход.
log-resigned = { $name } сдаётся.
log-ended = Игроки договорились закончить партию.
log-timeout = У игрока { $name } вышло время.
log-takeover = За игрока { $name } теперь играет { $by }.
log-stand-in = За игрока { $name } теперь играет компьютер.
log-back = { $name } снова в игре.
log-secret = { $name }: выбор сделан.
log-action = { $name }: { $action }
menu-label = Меню
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-fit = Показать всё поле

## Учётные записи
nav-account = Учётная запись
title-account = Учётная запись — { -brand }
title-device = Вход на этом устройстве — { -brand }

## Люди за столом
closed-heading = Без зрителей
error-code-players-only = Игроки этой партии не хотят зрителей. Загляните, когда она закончится.

## Комната ожидания
filter-label = Фильтр
filter-game = Игра
filter-seats = Игроки
filter-pace = Темп
filter-any-game = Любая игра
filter-any-seats = Любое число игроков
filter-any-pace = Любой темп
filter-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
filter-pace-none = Без часов
filter-pace-live = Реальное время
filter-pace-days = Дни на ход
filter-nothing = Подходящих партий нет.
error-code-removed = Создатель партии убрал вас из-за стола. Попросите впустить вас снова.

## Чат
tab-chat = Чат
tab-chat-new = Чат ●

## Управление
title-admin = Управление — { -brand }
error-code-no-guests = Гости здесь не играют. Войдите или попросите учётную запись у хозяина сервера.

## Правила
rules-why = Почему? Прочесть правило
rule-label = Правило { $rule }

## Связь
connection-live = На связи
connection-connecting = Соединяемся…
connection-offline = Связь прервалась. Подключаемся снова…

## Окна
dialog-close = Закрыть
toasts = Сообщения
toast-dismiss = Скрыть

## Места
seat-label = Место { $letter }
seat-label-named = { $name }, место { $letter }

## Ошибки: что случилось и что делать
error-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
error-not-found = По этому адресу на сервере ничего нет. Проверьте ссылку.
error-refused = Сервер отклонил запрос. Обновите страницу и попробуйте ещё раз.
error-server = На сервере неполадка. Попробуйте чуть позже; если не поможет, сообщите хозяину сервера.
error-retry = Ещё раз
error-refused-by = Правила этого не позволяют ({ $rule }).
error-code-no-session = Сначала введите имя.
error-code-not-your-seat = Это могут только игроки этой партии или её создатель.
error-code-no-such-game = На этом сервере такой игры нет.
error-code-no-such-table = Такой партии нет. Проверьте ссылку.
error-code-stale = Партия ушла вперёд. Показано текущее положение; выберите заново.
error-code-seat-taken = Это место только что заняли.
error-code-not-started = Партия ещё не началась: есть свободное место.
error-code-over = Партия окончена.
error-code-undo-blocked = Отменить это уже нельзя.
error-code-undo-limit = В этой партии вы слишком часто отменяли ходы. Играйте дальше без отмены.
error-code-too-many-tables = Слишком много незавершённых партий у вас или в вашей сети. Доиграйте или отмените одну, сдайтесь в ней либо присоединитесь к чужой.
error-code-no-such-bot = Такого компьютерного соперника на этом сервере нет.
error-code-slow-down = Слишком много запросов. Подождите немного и попробуйте снова.
error-code-storage = Не удалось сохранить ход. Ничего не потеряно; попробуйте ещё раз.
error-code-internal = На сервере неполадка. Попробуйте чуть позже; если не поможет, сообщите хозяину сервера.

## Счёт
count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }

## Расклад дня
title-daily = Расклад дня — { -brand }
daily-heading = Расклад дня

## Повторы
title-replay = Повтор — { -brand }
replay-open = Повтор
replay-of = Повтор: { $names }
replay-go = Показать ход { $at }
log-redeal = Новая партия отсюда: то, чего { $name } не знает, роздано заново.
tables-branch = Идёт (из повтора)
tables-branch-over = Завершена (из повтора)

## Анализ
hint-ask = Подсказка
hint-wait = Думаем…

## Первые подсказки за столом
hint-label = Подсказка
hint-press = На места в рамке можно нажимать. Нажмите, чтобы увидеть, что произойдёт.
hint-turn = Нажмите на квадрат ещё раз, чтобы повернуть его. С клавиатуры: R.
hint-confirm = Это ещё не ход. Нажмите «Подтвердить» или выберите другое.
hint-ring = Золотое кольцо показывает, где был последний ход.
hint-point = Наведите указатель на любой предмет или коснитесь его, чтобы узнать, что он делает. Нажмёте на недоступное — увидите правило.
hint-close = Понятно
hint-none = Без подсказок
start-learn = Урок
start-learn-game = Урок: { $game }
