since-label = С вашего прошлого хода
since-scored = { $name }: +{ $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } { $first ->
        [yes] до вашего первого хода.
       *[no] с вашего прошлого хода.
    }
since-moved = { $first ->
        [yes] До вас ходили: { $names }.
       *[no] С вашего прошлого хода ходили: { $names }.
    }
since-play = Показать
since-skip = Пропустить

motion-heading = Анимация и звук
motion-label = Анимация
motion-off = Выключена
motion-500 = Медленная
motion-250 = Обычная
motion-120 = Быстрая
motion-help = Ходы показываются на поле один за другим. Любое нажатие пропускает показ.
motion-reduced = В системе включено уменьшение движения, поэтому анимации нет. Последние ходы игроков видны по рамкам и в истории.
sound-volume = Громкость
notify-insecure = Уведомления работают только по защищённому адресу (https).
notify-unsupported = Этот браузер не поддерживает уведомления.
