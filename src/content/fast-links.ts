import type { MenuItem } from '#src/domain/menu.ts'
import type { StaticRouteName } from '#src/routes.ts'

const to = (name: StaticRouteName): { href: { name: StaticRouteName } } => ({ href: { name } })

/** Quick links of the header, also in the burger: exact literals, never typografed. */
export const fastLinks: MenuItem[] = [
  { id: 1, name: 'Записаться на тест-драйв', action: 'testDrivePopupOpen', place: 'Быстрые ссылки' },
  { id: 2, name: 'Конфигуратор', ...to('configurator') },
  { id: 3, name: 'Найти дилера', ...to('dealers') },
  { id: 4, name: 'Контакты', ...to('contacts') },
]
