/**
 * Interface literals of header, footer and popups (gaps.md 16, 17). Exact: never typografed. «(fixed)» ones
 * come from the specification. Every page loads them; those of single pages are in page-texts.ts and beside it.
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
} as const

export const popup = { close: 'Закрыть окно' } as const

export const price = {
  unsure: 'уточняется',
  unsureNote: '* Цифра уточняется: окончательную назовёт дилер.',
} as const

export const footer = {
  /** (fixed) */
  up: 'Вверх',
  cookieSettings: 'Настройки cookie',
} as const
