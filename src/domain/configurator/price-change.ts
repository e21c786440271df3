import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** One part of a price change, roubles; negative when it gets cheaper. */
export type PricePart = { name: 'комплектация' | 'цвет' | 'салон' | 'пакеты'; sum: number }
export type PriceChange = { total: number; more: number; parts: readonly PricePart[] }

/**
 * How much more or less another car costs, with the parts of the difference; null while one of the two has no price.
 */
export function priceChange(from: Build, to: Build): PriceChange | null {
  const [before, after] = [totalOf(from), totalOf(to)]
  if (before === null || after === null) return null
  const sumOf = (list: readonly { price: number | null }[]) => list.reduce((sum, { price }) => sum + (price ?? 0), 0)
  const parts: PricePart[] = [
    { name: 'комплектация', sum: sumOf([to.trim]) - sumOf([from.trim]) },
    { name: 'цвет', sum: sumOf([to.exterior]) - sumOf([from.exterior]) },
    { name: 'салон', sum: sumOf([to.interior]) - sumOf([from.interior]) },
    { name: 'пакеты', sum: sumOf(to.packages) - sumOf(from.packages) },
  ]
  return { total: after, more: after - before, parts: parts.filter(({ sum }) => sum !== 0) }
}

/** "+ 570 000 ₽", "− 85 000 ₽". */
export const signedMoney = (sum: number): string => `${sum < 0 ? '−' : '+'}${NBSP}${formatMoney(Math.abs(sum))}`

/** "комплектация + 450 000 ₽, салон + 120 000 ₽". */
export const partsText = (parts: readonly PricePart[]): string =>
  parts.map(({ name, sum }) => `${name}${NBSP}${signedMoney(sum)}`).join(', ')

/** "Итого теперь 2 914 000 ₽, на 570 000 ₽ больше: …"; null when the price has not changed. */
export function priceChangeText(from: Build, to: Build): string | null {
  const change = priceChange(from, to)
  if (!change || change.parts.length === 0) return null
  const { total, more, parts } = change
  if (more === 0) return `Итого не${NBSP}изменилось: ${partsText(parts)}`
  const sum = `Итого теперь ${formatMoney(total)}, на${NBSP}${formatMoney(Math.abs(more))} ${more > 0 ? 'больше' : 'меньше'}`
  return parts.length > 1 ? `${sum}: ${partsText(parts)}` : sum
}
