game-title = Послы
game-about = Все тайно отправляют послов; побеждает самый знатный из пришедших в одиночку.

option-first = Первый игрок
    .help = Кому сдают первому.
option-first-random = случайно
option-first-listed = по порядку мест
option-rounds = Раунды
    .help = Сколько раундов в игре.
option-hand = Рука
    .help = Сколько карт сдают каждому в начале.
preset-usual = Обычная игра
    .help = Три раунда с тремя картами.
preset-long = Долгая игра
    .help = Четыре раунда с двумя картами.
bad-seats = Играют от двух до четырёх человек.
bad-rounds = В игре от двух до четырёх раундов.
bad-hand = В руке от двух до четырёх карт.
bad-deck = Колоды не хватит на столько карт.

rank-page = паж
rank-herald = герольд
rank-knight = рыцарь
rank-baron = барон
rank-earl = граф
rank-duke = герцог

prompt-send = Кого отправить?
prompt-revise = Можно изменить, пока выбирают остальные.
action-send = Отправить: { $rank }
event-dealt = { $seat } получает карту.
event-dealt-you = Вам сдан { $rank }.
event-sent = { $seat }: выбор сделан.
event-revised = { $seat }: выбор изменён.
event-revealed = Послы прибыли: { $ranks }.
event-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-nobody = Ни один посол не пришёл в одиночку: очков не получает никто.
line-worth = стоимость { $count }
source-deck = следующая карта колоды
