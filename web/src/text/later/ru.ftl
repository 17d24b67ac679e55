### Собственные слова клиента на страницах и в частях стола, которые открывают позже.

## Главная страница
start-map = Нарисованная карта с эмблемами пяти игр

## Другие страницы
new-heading = Новая партия
new-choose = Во что играем?
rules-heading = Правила: { $game }

## Мои партии
games-heading = Мои партии
games-none = Партий пока нет.
games-which = Показать
games-all = Все
games-waiting = Ваш ход
games-running = Идут
games-over = Сыгранные
games-search = Поиск по игре, игроку или результату
games-found =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
games-pages = Страницы
games-page = Страница { $page } из { $pages }
games-newer = Новее
games-older = Старее

## Настройки
settings-lead = Хранятся в этом браузере.
settings-look = Язык и оформление
settings-seats = Цвета игроков
settings-palette = Цвета
settings-palette-classic = Обычные
settings-palette-classic-help = Красный, синий, жёлтый, зелёный, чёрный, розовый.
settings-palette-distinct = Контрастные
settings-palette-distinct-help = Различимы и при нарушениях цветового зрения.
settings-colours-help = Нажмите на значок, чтобы сменить цвет этого места.
settings-colours-reset = Вернуть цвета
settings-patterns = Узоры на значках
settings-confirm = Подтверждение ходов
settings-confirm-help = Если выключено, ход делается сразу, как только понятно, какой вы выбрали.
settings-keys = Клавиатура

## Новый стол
new-seats = Игроки
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
new-reconstructed = Часть значений восстановлена
new-reconstructed-help = Они согласуются со всем, что сказано в правилах, но с коробкой их никто не сверял. Если у вас есть коробка, исправьте значения в файле данных и запустите Duchy с ним.
new-options = Настройки
new-terms = За столом
new-preset = Набор
new-single-options = Ещё настройки
new-open = Играть
new-variant = Вариант игры
new-who = Соперники
new-who-computer = Компьютер
new-who-computer-help = Партия начнётся сразу.
new-who-friends = Друзья
new-who-friends-help = Вы получите ссылку для друзей.
new-who-device = Одно устройство
new-who-device-help = Передавайте устройство друг другу.
new-who-solo = Соло
new-who-solo-help = В одиночку, против соперника из правил соло-режима.
new-count = Число игроков
new-level = Уровень
new-seat-colour = Место { $number }: следующий цвет
new-seat-by-seat = По местам
new-own-options = свои настройки
new-sum-solo = соло
new-sum-computer =
    { $count ->
        [1] соперник: { $level }
       *[other] соперники: { $count } × { $level }
    }
new-sum-computers = соперники: { $levels }
new-sum-friends =
    { $count ->
        [one] вы и { $count } друг
        [few] вы и { $count } друга
       *[other] вы и { $count } друзей
    }
new-sum-device =
    { $count ->
        [one] { $count } игрок за одним устройством
        [few] { $count } игрока за одним устройством
       *[other] { $count } игроков за одним устройством
    }
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
expiry-waiting = Если никто не присоединится, { $date } партия будет удалена.
expiry-playing = Если никто не сделает ход, { $date } партия будет удалена.
seat-bot = Компьютер
invite-label = Ссылка на эту партию
copy = Скопировать
copy-done = Ссылка скопирована.
copy-by-hand = Ссылка выделена: скопируйте её с клавиатуры.

## За столом
players-nobody = Свободное место

## Что даёт выбор
result-you-won = Вы победили { $own }:{ $other }
result-you-lost = Вы проиграли { $own }:{ $other }
result-you-drew = Ничья { $own }:{ $other }
result-you-won-points =
    { $points ->
        [one] Вы победили: { $points } очко
        [few] Вы победили: { $points } очка
       *[many] Вы победили: { $points } очков
    }
result-you-lost-points =
    { $points ->
        [one] Вы проиграли: { $points } очко
        [few] Вы проиграли: { $points } очка
       *[many] Вы проиграли: { $points } очков
    }
result-you-shared =
    { $points ->
        [one] Вы делите победу: { $points } очко
        [few] Вы делите победу: { $points } очка
       *[many] Вы делите победу: { $points } очков
    }
result-you-placed =
    { $place }-е место, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
result-you-resigned = Вы сдались
result-resigned-won = { $name } сдаётся. Вы победили
result-resigned = { $name } сдаётся. Победа: { $winners }
result-agreed = Партия окончена по соглашению
result-solo-won = { $name }: победа { $own }:{ $other }
result-solo-lost = { $name }: поражение { $own }:{ $other }
result-winners =
    { $count ->
        [one] Победа: { $names }
       *[other] Победу делят { $names }
    }
result-best-new =
    { $points ->
        [one] Личный рекорд! Прежний: { $points } очко
        [few] Личный рекорд! Прежний: { $points } очка
       *[many] Личный рекорд! Прежний: { $points } очков
    }
result-best =
    { $points ->
        [one] Ваш рекорд: { $points } очко
        [few] Ваш рекорд: { $points } очка
       *[many] Ваш рекорд: { $points } очков
    }
result-rematch = Реванш
result-change = Другие настройки
result-share = Поделиться результатом
result-again = Новая партия
share-done = Результат скопирован.
points-other = Прочее
points-total = Всего
pass-heading = Передайте устройство игроку { $name }
pass-text = Карты остальных скрыты. Нажмите, когда будете готовы.
pass-ready = Это я, { $name }
menu-rules = Правила
menu-help = Клавиатура
menu-record = Скачать запись
menu-sound = Включить звуки
menu-options = Настройки этой партии
menu-resign = Сдаться
menu-resign-for = { $name }: сдаться
menu-end = Предложить закончить партию
menu-end-alone = Закончить партию
end-heading = Закончить партию сейчас?
end-text = Остальные игроки должны согласиться. Очки останутся такими, как сейчас: финального подсчёта не будет.
end-text-alone = Компьютерные соперники всегда согласны. Очки останутся такими, как сейчас: финального подсчёта не будет.
end-yes = Предложить
resign-heading = Сдаться?
resign-text = Игроку { $name } засчитают поражение. Отменить это нельзя.
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
help-letters = Буквы и цифры как горячие клавиши

## Учётные записи
account-heading = Учётная запись
account-signed-in = Вы вошли как { $name }.
account-guest = Вы играете как гость { $name }. Вас помнит только этот браузер.
account-become = Создать учётную запись
account-become-text = С именем и паролем можно войти откуда угодно. Ваши партии останутся за вами.
account-enter = Вход
account-enter-text = Войдите или создайте учётную запись. Можно играть и просто гостем.
account-login = Имя
account-password = Пароль
account-password-help = От 8 до 200 знаков.
account-sign-in = Войти
account-sign-up = Создать учётную запись
account-sign-out = Выйти
account-change = Сменить пароль
account-change-text = После смены пароля вы выйдете во всех остальных браузерах. Если забыли пароль, обратитесь к хозяину сервера.
account-old = Текущий пароль
account-new = Новый пароль
account-changed = Пароль изменён.
device-heading = Играть на другом устройстве
device-text = Откройте эту ссылку или отсканируйте код на другом устройстве, чтобы играть там под своим именем. Ссылка одноразовая и действует десять минут. Никому её не показывайте.
device-make = Показать ссылку и QR-код
device-qr = QR-код для входа на другом устройстве
device-link = Личная ссылка
device-until = Действует до { $time }.
device-become = Играть здесь как { $name }?
device-become-text = Этот браузер войдёт как { $name } со всеми партиями.
device-leaves = Сейчас вы здесь под именем { $name }; этот браузер его забудет.
device-go = Играть как { $name }
device-used = Ссылка больше не действует
device-used-text = Её уже использовали, или прошло десять минут. Создайте новую на устройстве, где вы уже играете.
erase-heading = Удалить всё обо мне
erase-text = Вы сдадитесь во всех незаконченных партиях, а в записях всех партий ваше имя заменят другим. Сами партии останутся. Отменить это нельзя.
erase-start = Удалить…
erase-yes = Удалить навсегда
erase-no = Оставить
erase-done = Удалено.
sessions-heading = Где выполнен вход
sessions-unknown = Неизвестный браузер
sessions-since = с { $date }
sessions-this = этот браузер
sessions-end = Завершить сеанс
error-code-wrong-password = Неверное имя или пароль. Попробуйте ещё раз или попросите у хозяина сервера новый пароль.
error-code-bad-password = В пароле от 8 до 200 знаков. Выберите другой.
error-code-login-taken = Это имя занято. Выберите другое или войдите.
error-code-no-accounts = Здесь нет учётных записей. Можно играть гостем.
error-code-guest-stays = Гость, который вышел, не сможет вернуться. Сначала создайте учётную запись.
error-code-no-such-link = Ссылку уже использовали, или её срок истёк. Создайте новую на устройстве, где вы уже играете; новое приглашение попросите у хозяина сервера.

## Люди за столом
clock-label = Часы
clock-days = { $days } д { $hours } ч
proposal-undo = { $name } просит отменить свой последний ход.
proposal-end = { $name } предлагает закончить партию сейчас. Очки останутся такими, как есть.
proposal-end-waiting = Вы предложили закончить партию. Ждём ответа: { $names }.
proposal-agree = Согласиться
proposal-decline = Отклонить
proposal-waiting = Вы попросили отменить ход. Ждём ответа: { $names }.
proposal-withdraw = Отозвать
proposal-undo-declined = Отмена хода отклонена ({ $by }).
proposal-undo-withdrawn = { $name } больше не просит отменить ход.
proposal-undo-moved-on = Партия продолжилась, и просьба отменить ход ({ $name }) больше не действует.
proposal-undo-lapsed = Ответа не было, и просьба отменить ход ({ $name }) больше не действует.
proposal-end-declined = Предложение закончить партию отклонено ({ $by }).
proposal-end-withdrawn = { $name } больше не предлагает закончить партию.
proposal-end-moved-on = Партия продолжилась, и предложение закончить её ({ $name }) больше не действует.
proposal-end-lapsed = Ответа не было, и предложение закончить партию ({ $name }) больше не действует.
away-text = Ваше время вышло, поэтому за игрока { $name } играет компьютер.
away-return = Вернуться за стол
next-game = Следующая партия ждёт вас: { $game }
next-game-asked = Вас зовут сыграть ещё: { $game }
notify-switch = Уведомлять о моём ходе, когда страница не на виду
notify-refused = Браузер не разрешает уведомления для этой страницы.
terms-clock = Часы
terms-clock-help = Идут во время вашего хода. Пока сервер выключен, время не тратится.
terms-pace-none = Без часов
terms-pace-fast = Реальное время: 5 мин + 10 с на ход
terms-pace-live = Реальное время: 15 мин + 20 с на ход
terms-pace-slow = Реальное время: 30 мин + 30 с на ход
terms-pace-day = 1 день на ход
terms-pace-days = 3 дня на ход
terms-pace-week = 7 дней на ход
terms-zero = Когда время выйдет
terms-zero-bot = Играет компьютер, пока игрок не вернётся
terms-zero-resign = Игрок сдаётся
terms-level = Уровень компьютера
terms-unlisted = Не показывать в списке: присоединиться можно только по ссылке
terms-no-spectators = Без зрителей до конца партии
terms-spectators = Зрители
terms-spectators-link = Те, у кого есть ссылка
terms-spectators-public = Все: показывать идущую партию в списке
terms-spectators-none = Никто, пока партия не закончится
agreed-public = Идущая партия видна в списке, смотреть могут все
terms-free-undo = Разрешить отмену любых ходов (с пометкой в записи)
error-code-no-hints = В этой партии нет подсказок. Разрешите их, создавая партию.
error-code-too-large = Файл или текст слишком большой. Размер записи — не больше 2 МБ.
error-code-bad-record = Этот файл не удалось открыть как запись партии. Сообщение сервера: «{ $message }»
error-code-cross-site = Запрос пришёл с другого сайта. Откройте Duchy и повторите.
error-code-malformed = Сервер не понял запрос. Обновите страницу и повторите.
error-code-bad-terms = Такие настройки не подходят: проверьте часы, имена и зрителей.
error-code-no-proposal = Предложение больше не действует: на него ответили, его отозвали, или партия продолжилась.

## Комната ожидания
lobby-unconfirmed = Ждём подтверждения: { $names }
lobby-not-confirmed = ещё не подтверждено
lobby-asked = Сыграете на таких условиях?
lobby-changed = Настройки изменились. Всё ещё хотите играть?
lobby-confirm = Подтвердить
lobby-leave = Уйти
lobby-remove = Убрать: { $name }
lobby-remove-short = Убрать
lobby-removed = Убраны: не смогут присоединиться, пока вы их не впустите
lobby-readmit = Впустить снова: { $name }
lobby-readmit-short = Впустить
lobby-host = Свободные места
lobby-fill = Отдать места компьютеру
lobby-fewer =
    { $count ->
        [one] Начать с { $count } игроком
       *[other] Начать с { $count } игроками
    }
invite-only-here = Ссылка работает только на этом компьютере. Чтобы присоединились другие, запустите Duchy командой
invite-show-qr = Показать QR-код
invite-qr = QR-код со ссылкой на эту партию
agreed-heading = Настройки
agreed-usual = Обычные настройки
agreed-with = { $what }
agreed-without = Без: { $what }
agreed-zero-bot = Время вышло: играет компьютер
agreed-zero-resign = Время вышло: игрок сдаётся
agreed-people = Для: { $names }
agreed-change = Изменить настройки
agreed-change-text = Остальные игроки должны подтвердить новые настройки, и только тогда партия начнётся.
agreed-save = Сохранить
terms-pace-own-live = Реальное время: { $minutes } мин + { $seconds } с на ход
terms-pace-own-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
terms-no-chat = Без чата
terms-people = Только для этих людей
terms-people-help = Имена, под которыми они входят, через запятую. Оставьте пустым, если играть могут все.
error-code-not-invited = Эта партия для других игроков. Попросите её создателя добавить и вас.

## Чат
chat-players = До конца партии это читают только игроки.
chat-spectators = До конца партии это читают только зрители.
chat-spectator = зритель
chat-messages = Сообщения
chat-empty = Сообщений пока нет.
chat-write = Написать сообщение
chat-send = Отправить
chat-quick = Быстрые сообщения
chat-off = Писать здесь нельзя.
chat-mute = Не показывать: { $name }
chat-muted = Сообщения скрыты. Изменить это можно на странице учётной записи.
chat-report = Пожаловаться
chat-reported = Жалоба отправлена хозяину сервера.
quick-hello = Привет!
quick-good-luck = Удачи!
quick-well-played = Отличная игра!
quick-thanks = Спасибо!
quick-sorry = Извините!
quick-moment = Сейчас вернусь.
presence-left = { $name } не за столом с { $time }.
presence-away = { $name } не за столом.
presence-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
muted-heading = Скрытые собеседники
muted-end = Показывать снова
error-code-chat-off = За этим столом писать нельзя.
error-code-bad-text = Такой текст отправить нельзя. Напишите короче, одной строкой и обычными символами.

## Уведомления о ходе
webhook-heading = Уведомления о ходе
webhook-text = Сообщение придёт, когда настанет ваш ход, а вас нет за столом. Не больше одного за ход.
webhook-kind = Способ
webhook-kind-ntfy = ntfy
webhook-kind-telegram = Бот в Telegram
webhook-kind-json = Вебхук (подписанный JSON)
webhook-url = Адрес
webhook-url-ntfy = Адрес вашей темы, например https://ntfy.example/my-topic.
webhook-url-json = Получит POST с JSON. Проверяйте заголовок Duchy-Signature по секрету, который появится после сохранения.
webhook-token = Токен вашего бота
webhook-chat = ID чата
webhook-to = Куда
webhook-secret = Секрет
webhook-last = Последнее сообщение
webhook-arrived = доставлено
webhook-save = Сохранить
webhook-test = Отправить пробное сообщение
webhook-tested = Пробное сообщение отправлено.
webhook-remove = Убрать
error-code-bad-webhook = Это не подходит. Адрес начинается с https:// и ведёт на общедоступный сервер; чат Telegram указывают числом.

## Управление
admin-heading = Управление
admin-claim-text = Эта ссылка сделает вас администратором сервера. Она действует один раз.
admin-claim = Стать администратором
admin-switches = Что разрешено
admin-switch-guests = Гости играют без учётной записи
admin-switch-public-tables = Ожидающие партии видны всем
admin-switch-chat = Можно писать друг другу
admin-none = Здесь пусто.
admin-people = Люди
admin-search = Поиск по имени
admin-guest = гость
admin-administrator = администратор
admin-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
admin-grant = Сделать администратором
admin-revoke = Отозвать права администратора
admin-reset = Новый пароль
admin-new-password = Новый пароль игрока { $name }; передайте его:
admin-remove = Удалить
admin-sure = { $what }: да
admin-not-sure = Отмена
admin-tables = Партии
admin-remove-table = Удалить партию
admin-invitations = Приглашения
admin-invite-note = Для кого?
admin-invite = Создать приглашение
admin-invite-link = Ссылка для этого человека
admin-invite-until = до { $date }
admin-withdraw = Отозвать
admin-reports = Жалобы
admin-reported-by = пожаловался игрок { $name }
admin-open-table = Открыть партию
admin-close-report = Готово
admin-log = Журнал
audit-become-administrator = теперь администратор
audit-grant-administrator = права администратора: { $target }
audit-revoke-administrator = отозваны права администратора: { $target }
audit-remove-person = удалён игрок { $target }
audit-remove-table = удалена партия { $target }
audit-new-password = новый пароль: { $target }
audit-invite = приглашение: { $target }
audit-withdraw-invitation = отозвано приглашение: { $target }
audit-switches = изменены разрешения: { $target }
audit-close-report = закрыта жалоба на игрока { $target }
account-by-invitation = Учётную запись здесь можно создать только по приглашению. Попросите ссылку у хозяина сервера.
account-invited = У вас есть приглашение: выберите имя и пароль.
error-code-needs-invitation = Учётную запись здесь можно создать только по приглашению. Попросите ссылку у хозяина сервера.
error-code-not-administrator = Это могут только администраторы.

## Правила
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
rules-ruling = наше толкование правил
rule-heading = Правило
rule-all = Все правила

## Ошибки: что случилось и что делать
error-code-bad-name = Такое имя не подходит: от 1 до 40 знаков, у каждого игрока своё.

## Счёт
count-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
table-sketch = Стол в виде текста: поле этой игры ещё не нарисовано.

## Расклад дня
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
    }, { $place }-е место.
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

## Повторы
replay-heading = Повтор: { $game }
replay-moment = Момент партии
replay-more = Ещё
replay-controls = Управление повтором
replay-slider = Ход
replay-entry = { $at } из { $last }. { $said }
replay-first = В начало (Home)
replay-last = В конец (End)
replay-back = На ход назад (←)
replay-forward = На ход вперёд (→)
replay-play = Воспроизвести (пробел)
replay-pause = Пауза (пробел)
replay-speed = Скорость
replay-speed-slow = Низкая
replay-speed-normal = Обычная
replay-speed-fast = Высокая
replay-speed-faster = Очень высокая
replay-jump = Куда перейти
replay-jump-back = К предыдущему месту
replay-jump-forward = К следующему месту
replay-jump-scoring = подсчёт очков
replay-jump-moves = ходы: { $name }
replay-eyes = Чьими глазами
replay-eyes-open = все игроки (всё открыто)
replay-setup = Начало партии
replay-nothing = Здесь ничего не происходит.
replay-table = К столу
replay-open-heading = Открыть запись
replay-open-lead = Просмотрите по ходам любую партию Duchy, сохранённую в файл.
replay-open-drop = Перетащите запись сюда или выберите файл
replay-open-busy = Проверяем запись…
replay-open-note = Запись проверяется по правилам и час хранится в памяти. На сервере она не сохраняется. Не больше 2 МБ.
replay-drop-here = Отпустите запись, чтобы открыть её
branch-here = Играть отсюда
branch-heading = Играть отсюда
branch-lead = Новая партия начнётся после хода { $at }. Старая останется как есть.
branch-hidden = Скрытые карты и решения
branch-as-known = То, что знал игрок { $name }
branch-as-known-help = Всё, что было скрыто от этого игрока, раздаётся заново.
branch-open = Всё открыто
branch-open-help = Всё остаётся как было; дальше карты и кубики будут новыми.
branch-note = Такие партии не учитываются ни в раскладе дня, ни в личных рекордах.
branch-cancel = Отмена

## Анализ
tab-analysis = Анализ
verdict-label = Что говорит анализ
verdict-wait = Анализируем партию…
verdict =
    { $lucky ->
        [up] Удача принесла вам { $luck } ± { $error } { $luck ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }
        [down] Невезение стоило вам { $luck } ± { $error } { $luck ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }
       *[even] Везло всем поровну
    }; { $better ->
        [up] ваши решения лучше на { $play } { $play ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }.
        [down] ваши решения хуже на { $play } { $play ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }.
       *[even] по решениям разница в пределах погрешности.
    }
verdict-alone =
    { $lucky ->
        [up] Удача принесла вам { $luck } ± { $error } { $luck ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }
        [down] Невезение стоило вам { $luck } ± { $error } { $luck ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        }
       *[even] Удача не помогла и не помешала
    }; { $better ->
        [up] ваши решения принесли на { $play } { $play ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        } больше обычного.
        [down] ваши решения принесли на { $play } { $play ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        } меньше обычного.
       *[even] разница с обычными решениями в пределах погрешности.
    }
verdict-close = Разница в пределах погрешности: ни удача, ни решения не перевесили.
verdict-of = { $name }: удача { $luck } ± { $error }, решения { $play }
verdict-moments = Переломные моменты
verdict-moment = { $name }, ход { $turn }: «{ $played }» — потеря { $points } { $points ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очка
    }, шансы { $before } → { $after }. Лучше: «{ $better }»
analysis-unit = Единицы
analysis-win = Шансы на победу
analysis-margin = Перевес в очках
analysis-view = Оценка
analysis-known = Глазами игрока
analysis-open = Всё открыто
analysis-curve-win = Шансы на победу по ходу партии; числа — в таблице ниже
analysis-curve-margin = Перевес в очках по ходу партии; числа — в таблице ниже
analysis-table = В виде таблицы
analysis-entry = Ход
analysis-mistakes = Ошибки
analysis-inaccuracy = неточность
analysis-mistake = ошибка
analysis-blunder = грубая ошибка
analysis-candidates = Варианты: { $name }
analysis-covered = Оценки скрыты, пока вы не попробуете сами или не откроете ответ.
analysis-played = сыграно
analysis-close = Разница в пределах погрешности.
analysis-players = Точность игры
analysis-rate-win = Потеря за решение, ‰
analysis-rate-win-help = Средняя потеря шансов на победу за решение, в тысячных
analysis-rate-margin = Потеря за решение
analysis-rate-margin-help = Средняя потеря очков за решение
analysis-ledger = Из чего сложился результат
analysis-ledger-of = Из чего сложился результат: { $name }
analysis-ledger-whose = Игрок
analysis-ledger-start = Начало
analysis-ledger-start-help = На что можно рассчитывать на этом месте до подготовки к игре
analysis-ledger-luck = Удача
analysis-ledger-luck-help = Всё случайное и то, что было скрыто при решениях
analysis-ledger-own = Свои ошибки
analysis-ledger-own-help = Чего стоили явные ошибки этого игрока
analysis-ledger-others = Ошибки других
analysis-ledger-others-help = Сколько принесли или отняли явные ошибки других
analysis-ledger-estimation = Погрешность оценки
analysis-ledger-estimation-help = Ошибки самой оценки, сложенные по всем шагам
analysis-ledger-result = Результат
analysis-ledger-result-help = Чем закончилась партия
analysis-queued = { $ahead ->
        [one] Впереди в очереди ещё { $ahead } партия.
        [few] Впереди в очереди ещё { $ahead } партии.
       *[other] Впереди в очереди ещё { $ahead } партий.
    }
analysis-running = Идёт анализ…
analysis-deepen = Проанализировать подробнее
judged-played = { $name } играет «{ $played }»: { $value }
judged-better = Лучше было «{ $better }»: { $value }
terms-hints = Разрешить подсказки (партия не идёт в рекорды)
hint-best = Лучше всего: «{ $move }». Шансы на победу { $win }, перевес { $margin }.
hint-ahead = Лучше, чем «{ $move }», на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
hint-as-good = «{ $move }» не хуже: разница в пределах погрешности.
hint-reason = Главное: { $what } ({ $name } { $points }).
try-it = Попробовать
try-invite = { $size ->
        [blunder] Следующий ход — грубая ошибка
        [mistake] Следующий ход — ошибка
       *[inaccuracy] Следующий ход — неточность
    }: { $name } ({ $loss }).
try-choose = Вы — { $name }. Выберите на поле ход получше.
try-check = Проверить ход
try-checking = Проверяем…
try-again = Другой ход
try-reveal = Показать лучший ход
try-answer = { $grade ->
        [best] Лучший ход: { $value } вместо { $played }.
        [close] Не хуже лучшего: { $value } вместо { $played }.
        [better] Лучше сыгранного: { $value } вместо { $played }. Но есть ход ещё лучше.
        [same] Так и было сыграно: { $played }.
       *[worse] Не лучше: { $value }, а у сыгранного хода { $played }.
    }

## Первые подсказки за столом
settings-hints = Подсказки
settings-hints-help = Короткие подсказки за столом, каждая один раз.
settings-hints-reset = Показать подсказки снова
