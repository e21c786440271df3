import { formatDecimal, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** A larger change, in per cent, is more likely a typing error than a new price. */
const LARGE_CHANGE_PERCENT = 30

const percentOf = (before: number, after: number): number => ((after - before) / before) * 100

/** «+3,2 %», «−1 %», «Без изменений», «Объявлена», «Снята» */
export function changeText(before: number | null, after: number | null): string {
  if (before === after) return 'Без изменений'
  if (before === null) return 'Объявлена'
  if (after === null) return 'Снята'
  const percent = percentOf(before, after)
  // A small change is never rounded to none: it keeps its first digit that is not zero.
  const rounded = Math.abs(percent) < 0.1 ? percent.toPrecision(1) : percent.toFixed(1)
  return `${percent > 0 ? '+' : ''}${formatDecimal(Number(rounded))}${NBSP}%`
}

/** Whether the change needs a second look. */
export const isGreat = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && Math.abs(percentOf(before, after)) > LARGE_CHANGE_PERCENT

/** «4 740 000 ₽», or a note that it is not announced. */
export const announcedText = (price: number | null): string => (price === null ? PRICE_SOON : formatMoney(price))
