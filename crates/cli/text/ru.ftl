# Тексты самого терминала; у каждой игры есть свои.
play-help =
    Введите номер варианта или сам вариант, как он стоит в скобках. Ещё можно:
      undo         отменить последнее решение, если с тех пор ничего не открылось
      why ХОД      объяснить, почему так нельзя
      rule ID      показать пункт правил
      log          показать историю
      board        показать стол ещё раз
      save ФАЙЛ    записать партию в файл
      quit         выйти (сохраните партию, если хотите продолжить позже)
play-reconstructed = Эти значения восстановлены. Если у вас есть коробка, исправьте их в файле данных (--data ФАЙЛ):
play-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
play-to-act = Ходит { $name }.
play-your-choice = Ваш выбор (help — подсказка):
play-thinking = { $name } думает
play-not-understood = Варианта «{ $given }» нет. Введите help, чтобы увидеть список команд.
play-refused = Так нельзя ({ $rule }): { $clause }
play-legal = Так можно.
play-no-clause = Пункта «{ $given }» нет.
play-saved = Записано в { $file }.
play-save-how = Введите save и имя файла: save game.jsonl
play-undo-blocked = Отменить нельзя: { $reason }.
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
undo-nothing = отменять нечего
undo-others = с тех пор сходил другой игрок или сейчас его очередь
undo-chance = с тех пор открылись новые тайлы, карты или кубики
undo-reveal = с тех пор открыли тайный выбор
undo-over = партия окончена
replay-unfinished = Здесь запись заканчивается. Партия не окончена.
