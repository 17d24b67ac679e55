game-title = Рынок
game-about = Бросайте кубик, покупайте то, что лежит открыто, и берите подарки.

option-first = Первый игрок
    .help = Кто ходит первым.
option-first-random = случайно
option-first-listed = по порядку мест
option-rounds = Раунды
    .help = Сколько ходов у каждого.
option-stalls = Прилавки
    .help = Сколько товаров лежит открыто.
preset-usual = Обычный рынок
    .help = Четыре раунда, три прилавка.
preset-fair = Ярмарка
    .help = Пять раундов, четыре прилавка.
bad-seats = Играют от одного до трёх человек.
bad-rounds = В игре от двух до пяти раундов.
bad-stalls = Прилавков от двух до четырёх.

prompt-buy = У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}. Что купить?
prompt-gift = Что взять в подарок?
action-buy = Купить: { $good }, цена { $price }
action-take = Взять: { $good }
action-pass = Пас
event-laid = На прилавке { $good }.
event-rolled = { $seat }: на кубике { $coins }.
event-nothing = { $seat }: ни на что не хватает.
event-passed = { $seat }: пас.
event-bought = { $seat } получает { $good }.
event-kinds = { $seat }: разных товаров { $kinds }.
line-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
line-kinds = { $count ->
    [one] { $count } вид
    [few] { $count } вида
   *[many] { $count } видов
}
source-die = кубик
source-goods = следующий товар из мешка
