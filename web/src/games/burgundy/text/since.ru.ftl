since-completing = { $seat } берёт { $tile }: этот тайл мог завершить ваш регион.
since-last = { $seat } берёт { $tile }: тайлов этого цвета на складах больше нет.
since-bonus = { $seat } раньше вас заполняет цвет: { $colour }.
