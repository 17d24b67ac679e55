### Собственные слова клиента. Тексты игр приходят с сервера.

-brand = Duchy

title-start = { -brand } — стол для пяти настольных игр
title-new = Новый стол — { -brand }
title-table = Стол { $id } — { -brand }
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
game-carcassonne-seats = 2–6 игроков
game-burgundy = Замки Бургундии
game-burgundy-blurb = Два кубика за ход и владение, которое надо застроить: всё решает порядок.
game-burgundy-seats = 2–4 игрока
game-burgundy-cards = Замки Бургундии: карточная игра
game-burgundy-cards-blurb = То же владение, только в картах: за вечер успеете сыграть не одну партию.
game-burgundy-cards-seats = 1–4 игрока
game-tuscany = Замки Тосканы
game-tuscany-blurb = Собирайте карты, основывайте города — и пусть ваши земли принесут доход трижды.
game-tuscany-seats = 2–4 игрока
game-catherine = Екатерина: города императрицы
game-catherine-blurb = Вы — советник императрицы: торгуйте, стройте, покровительствуйте искусствам и добивайтесь её милости.
game-catherine-seats = 2–4 игрока

## Другие страницы

new-heading = Новый стол
new-choose = Во что играем?
table-heading = Стол { $id }
rules-heading = Правила: { $game }
missing-heading = Здесь дорога кончается
missing-text = По адресу { $path } ничего нет. Возможно, ссылка устарела или в ней потерялась буква.
missing-home = На главную
loading = Загружаем…

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
