/** Columns of the table of dealers: what an editor fills in and fits into a cell. Pictures, special days and staff do not. */

/** 1 = Monday, as in the opening hours. */
const WEEK = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const
const DESKS = { sales: 'Продажи', service: 'Сервис' } as const

export type DealerColumn = {
  /** Where it is in the body of a dealer; of the hours: the department and the day. */
  path: string
  title: string
  /** What people call it, too. */
  also?: readonly string[]
}

export const DEALER_COLUMNS: readonly DealerColumn[] = [
  { path: 'id', title: 'Номер', also: ['№', 'id'] },
  { path: 'code', title: 'Адрес страницы', also: ['Код', 'code'] },
  { path: 'name', title: 'Название', also: ['Дилер'] },
  { path: 'city_id', title: 'Город' },
  { path: 'address', title: 'Улица и дом', also: ['Адрес'] },
  { path: 'postcode', title: 'Индекс' },
  { path: 'metro', title: 'Метро' },
  { path: 'lat', title: 'Широта' },
  { path: 'lng', title: 'Долгота' },
  { path: 'phone', title: 'Телефон' },
  { path: 'phone_service', title: 'Телефон сервиса' },
  { path: 'email', title: 'Почта', also: ['E-mail', 'Электронная почта'] },
  { path: 'site', title: 'Сайт' },
  { path: 'services', title: 'Что есть у дилера', also: ['Услуги'] },
  { path: 'test_models', title: 'Тестовые автомобили' },
  ...(['sales', 'service'] as const).flatMap((desk) =>
    WEEK.map((day, index) => ({ path: `hours.${desk}.${index + 1}`, title: `${DESKS[desk]}: ${day}` })),
  ),
  { path: 'legal_name', title: 'Юридическое лицо' },
  { path: 'access.entrance', title: 'Доступность: вход' },
  { path: 'access.parking', title: 'Доступность: парковка' },
  { path: 'access.toilet', title: 'Доступность: туалет' },
  { path: 'access.escort', title: 'Доступность: помощь' },
  { path: 'directions', title: 'Как доехать' },
  { path: 'sort', title: 'Порядок в списке' },
]

/** «Телефон сервиса *» is «телефон сервиса»; «№» alone stays. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}№]/gu, '')

const byHeading = new Map(
  DEALER_COLUMNS.flatMap((column) => [column.title, ...(column.also ?? [])].map((name) => [plain(name), column])),
)

export const columnOf = (heading: string): DealerColumn | undefined => byHeading.get(plain(heading))

export const columnTitle = (path: string): string =>
  DEALER_COLUMNS.find((column) => column.path === path)?.title ?? path
