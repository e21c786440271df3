/**
 * Interface literals of header and popups (gaps.md 16, 17). Exact: never typografed. «(fixed)» ones
 * come from the specification. Every page loads them; those of single pages are in page-texts.ts.
 */

export const menu = { open: 'Открыть меню', close: 'Закрыть меню', back: 'Назад' } as const

/** Read to screen readers after an external link. */
export const external = 'откроется в новой вкладке'

export const call = (phone: string) => `Позвонить: ${phone}`

export const search = {
  /** (fixed) */
  placeholder: 'Поиск',
  title: 'Поиск по сайту',
  open: 'Открыть поиск',
  submit: 'Найти',
  clear: 'Очистить',
  empty: 'Введите запрос, например: гарантия, GV70, тест-драйв',
  nothing: 'Ничего не нашлось. Проверьте, нет ли опечатки, или начните с разделов ниже',
  corrected: (query: string) => `Показаны результаты по запросу «${query}»`,
  /** `count` is already a number with its word: «3 результата». */
  found: (query: string, count: string) => `По запросу «${query}» найдено: ${count}`,
  /** The answer is above the results and not counted among them. */
  foundBeside: (query: string, count: string) => `По запросу «${query}» — ответ и ещё ${count}`,
  /** Only the answer itself. */
  answered: (query: string) => `Ответ на запрос «${query}»`,
  resultForms: ['результат', 'результата', 'результатов'] as const,
} as const

export const popup = { close: 'Закрыть окно' } as const
