since-affordable = { $seat } берёт { $tile }: вам хватило бы, чтобы его оплатить.
since-last = { $seat } берёт { $tile }: жетонов этого типа на столе больше нет.
