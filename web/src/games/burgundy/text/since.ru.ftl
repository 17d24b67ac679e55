since-completing = { $seat } берёт { $tile }: жетон мог завершить ваш регион.
since-last = { $seat } берёт { $tile }: жетонов этого цвета на складах больше нет.
since-bonus = { $seat } раньше вас заполняет цвет: { $colour }.
