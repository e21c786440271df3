import { NBSP } from '#src/domain/nbsp.ts'

/**
 * Interface literals of pages and forms (gaps.md 6, 14, 16, 17). Exact: never typografed. «(fixed)» ones come from the
 * specification. A literal with a changing part is a function.
 */

export const cta = {
  testDrive: 'Записаться на тест-драйв',
  configure: 'Собрать свой',
  dealer: 'Найти дилера',
} as const

export const price = {
  /** Under prices in a text of another day. */
  today: `Цены${NBSP}— сегодняшние: они меняются вместе с${NBSP}прайс-листом.`,
} as const

export const state = {
  loading: 'Загружаем…',
  empty: 'Пока пусто',
  error: 'Не получилось загрузить. Попробуйте ещё раз',
} as const
