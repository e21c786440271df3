import { countOf } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** Limits of a credit in words; of a single value, that value: «от 12 до 12 месяцев» would be read as a slip. */

/** «от 20 до 80 %», «20 %» */
export const percentBounds = (min: number, max: number): string =>
  `${min === max ? min : `от${NBSP}${min} до${NBSP}${max}`}${NBSP}%`

/** «от 12 до 60 месяцев», «24 месяца» */
export const monthBounds = ({ minTerm: min, maxTerm: max }: { minTerm: number; maxTerm: number }): string =>
  min === max
    ? countOf(max, ['месяц', 'месяца', 'месяцев'])
    : `от${NBSP}${min} до${NBSP}${countOf(max, ['месяца', 'месяцев', 'месяцев'])}`
