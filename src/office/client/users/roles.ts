import type { Role } from '#src/office/rights.ts'

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Владелец',
  editor: 'Редактор',
  lawyer: 'Юрист',
  dealer: 'Дилер',
  'call-centre': 'Колл-центр',
}

/** What each role may do, in a sentence. */
export const ROLE_NOTES: Readonly<Record<Role, string>> = {
  owner: 'Всё: заявки всех дилеров, сотрудники, журнал.',
  editor: 'Содержание сайта. Заявки и данные посетителей не видит.',
  lawyer: 'Согласование юридических текстов и цен. Заявки и данные посетителей не видит.',
  dealer: 'Заявки, записи и часы своих дилеров.',
  'call-centre': 'Заявки и записи всех дилеров.',
}
