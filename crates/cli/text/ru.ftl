# Что говорит сам терминал; у игр есть свои слова.
play-help =
    Введите номер варианта или сам вариант, как он стоит в скобках. Ещё можно:
      undo         взять назад последнее решение, если с тех пор ничего не открылось
      why ХОД      почему ход не разрешён
      rule ID      прочесть пункт правил
      log          что произошло до сих пор
      board        показать стол ещё раз
      save ФАЙЛ    записать партию в файл
      quit         закончить (сначала сохраните, если хотите продолжить)
play-reconstructed = Эти значения никто не сверял с коробкой; исправить их может ваш файл данных (--data ФАЙЛ):
play-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
play-to-act = Ходит { $name }.
play-your-choice = Ваш выбор (help — подсказка):
play-thinking = { $name } думает
play-not-understood = Варианта «{ $given }» нет. Введите help, чтобы увидеть, что можно ввести.
play-refused = Не разрешено ({ $rule }): { $clause }
play-legal = Так можно.
play-no-clause = Пункта «{ $given }» нет.
play-saved = Записано в { $file }.
play-save-how = Введите save и имя файла: save game.jsonl
play-undo-blocked = Взять назад нельзя: { $reason }.
play-over = Партия окончена.
play-place = { $place }. { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
play-left = Партия не окончена. { $saved ->
    [yes] Продолжить: duchy play --resume { $file }
   *[no] Она не записана; в следующий раз укажите --record ФАЙЛ.
}
undo-nothing = брать назад нечего
undo-others = с тех пор решал другой игрок, или сейчас его очередь
undo-chance = с тех пор вмешался случай
undo-reveal = с тех пор открылось тайное
undo-over = партия окончена
