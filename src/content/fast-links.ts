import type { MenuItem } from '#src/domain/menu.ts'
import { NBHYPHEN, NBSP } from '#src/domain/nbsp.ts'
import type { StaticRouteName } from '#src/routes.ts'

const to = (name: StaticRouteName): { href: { name: StaticRouteName } } => ({ href: { name } })

/** Quick links of the header, also in the burger. */
export const fastLinks: MenuItem[] = [
  { id: 1, name: `Записаться на${NBSP}тест${NBHYPHEN}драйв`, action: 'testDrivePopupOpen', place: 'Быстрые ссылки' },
  { id: 2, name: 'Конфигуратор', ...to('configurator') },
  { id: 3, name: 'Найти дилера', ...to('dealers') },
  { id: 4, name: 'Контакты', ...to('contacts') },
]
