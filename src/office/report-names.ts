/** Reports of the office, in the order of their page: counts only, no personal data. */
export const REPORTS = [
  'day',
  'dealer',
  'model',
  'source',
  'campaign',
  'funnel',
  'pages',
  'documents',
  'searches',
  'missing',
] as const
export type Report = (typeof REPORTS)[number]

/** Those about requests: a dealer sees its own. The others are about the whole site. */
const OF_REQUESTS: readonly Report[] = ['day', 'dealer', 'model', 'source', 'campaign']
export const isOfRequests = (report: Report): boolean => OF_REQUESTS.includes(report)

/** Rows are in time order. */
const BY_DAY: readonly Report[] = ['day', 'documents']
export const isByDay = (report: Report): boolean => BY_DAY.includes(report)

export const REPORT_NAMES: Readonly<Record<Report, { name: string; column: string; count: string }>> = {
  day: { name: 'Заявки по дням', column: 'День', count: 'Заявок' },
  dealer: { name: 'Заявки по дилерам', column: 'Дилер', count: 'Заявок' },
  model: { name: 'Заявки по моделям', column: 'Модель', count: 'Заявок' },
  source: { name: 'Откуда пришли заявки', column: 'Источник', count: 'Заявок' },
  campaign: { name: 'Заявки по кампаниям', column: 'Кампания', count: 'Заявок' },
  funnel: { name: 'От просмотра до заявки', column: 'Шаг', count: 'Раз' },
  pages: { name: 'Просмотры по видам страниц', column: 'Страницы', count: 'Просмотров' },
  documents: { name: 'Документы сборок по дням', column: 'День', count: 'Документов' },
  searches: { name: 'Искали и не нашли', column: 'Слова', count: 'Раз' },
  missing: { name: 'Адреса, которых нет', column: 'Адрес', count: 'Раз' },
}
