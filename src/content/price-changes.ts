import { NBSP } from '#src/domain/nbsp.ts'

/** Interface literals about prices that have changed. */

export const noChanges = 'Цены пока не менялись.'

/** Told to whoever has seen another price at the last visit. */
export const priceBefore = (trim: string, before: string, after: string): string =>
  `Цена изменилась с${NBSP}вашего последнего визита. ${trim}: было ${before}, стало ${after}.`
