import { NBSP } from '#src/domain/nbsp.ts'

/** Interface literals about changed prices. */

export const noChanges = 'Цены пока не менялись.'

/** For visitors who saw another price at their last visit. */
export const priceBefore = (trim: string, before: string, after: string): string =>
  `Цена изменилась с${NBSP}вашего последнего визита. ${trim}: было ${before}, стало ${after}.`
