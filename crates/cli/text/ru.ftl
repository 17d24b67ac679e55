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
analyse-settings = Глубина { $depth }, начальное число { $seed }.
analyse-unfinished = Партия не окончена: в конце показаны ожидаемые значения.
analyse-agreed = Игроки договорились закончить партию: в конце показаны ожидаемые значения.
analyse-verdict = { $name }: разница { $result }, из них удача { $luck } ± { $error }, решения { $decisions }.
analyse-verdict-close = { $name }: разница { $result }, из них удача { $luck } ± { $error }, решения { $decisions }: разница в пределах погрешности.
analyse-known = Глазами игрока: решения оценены по тому, что он мог знать
analyse-open = Всё открыто: решения оценены так, будто все карты видны
analyse-win = Шансы на победу
analyse-margin = Разница в очках
analyse-ledger = Из чего сложился результат
analyse-start = Начало
analyse-luck = Удача
analyse-own = Свои ошибки
analyse-others = Ошибки других
analyse-estimation = Погрешность оценки
analyse-result = Результат
analyse-counted = Учтённые решения
analyse-rate-win = Потеря шансов за решение, ‰
analyse-rate-margin = Потеря очков за решение
analyse-sizes-win = Неточности / ошибки / грубые ошибки (победа)
analyse-sizes-margin = Неточности / ошибки / грубые ошибки (очки)
analyse-turning-points = Переломные моменты
analyse-turning-point = Ход { $turn } (запись { $entry }), { $name }: «{ $played }» — потеря { $points } очка, шансы на победу { $before } → { $after } %. Лучше: «{ $better }».
analyse-swing = Главная разница: { $name } { $points }, { $what } ({ $rule }).
analyse-mistakes = Ошибки
analyse-mistake = Запись { $entry }, { $name }: «{ $played }» — потеря { $points } очка, шансы на победу ниже на { $win } процентного пункта
analyse-action = Действие
analyse-behind = Отстаёт от лучшего
analyse-sources = ожидаемые итоговые очки
analyse-played = Сыграно
analyse-best = Лучшее
analyse-draws = Удача при доборе и бросках
analyse-entry = Запись
analyse-as-table = В виде таблицы
analyse-footnote = ± — одна стандартная ошибка. Разница: свои очки минус среднее остальных. Отличия в пределах 2,33 стандартной ошибки неразличимы и потерей не считаются.
hint-close = Первые два варианта почти равны: разница в пределах погрешности.
