import type { ExteriorColor, InteriorColor } from '#src/domain/shapes/configurator.ts'

/** The nearest possible replacement for something unavailable. */

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** How different two colours look: the "redmean" weighting of sRGB, close to human perception. */
function colorDistance(one: string, other: string): number {
  const [r1, g1, b1] = channels(one)
  const [r2, g2, b2] = channels(other)
  const mean = (r1 + r2) / 2
  return Math.sqrt((2 + mean / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - mean) / 256) * (b1 - b2) ** 2)
}

/** Another kind of paint or leather counts as much as a clearly different shade. */
const OTHER_KIND = 60

const leastOf = <T>(list: readonly T[], cost: (item: T) => number): T | undefined =>
  list.reduce<{ item: T; cost: number } | undefined>((best, item) => {
    const here = cost(item)
    return !best || here < best.cost ? { item, cost: here } : best
  }, undefined)?.item

export const nearestExterior = (wanted: ExteriorColor, list: readonly ExteriorColor[]): ExteriorColor | undefined =>
  leastOf(list, ({ hex, type }) => colorDistance(wanted.hex, hex) + (type === wanted.type ? 0 : OTHER_KIND))

/** Colours whose channels differ by no more than this are neutral: black, grey, white. */
const NEUTRAL = 12
const isNeutral = (hex: string): boolean => Math.max(...channels(hex)) - Math.min(...channels(hex)) <= NEUTRAL

/** "матовый алюминий" and "алюминий" are the same material. */
function isSameInsert(one: string, other: string): boolean {
  const words = one.toLowerCase().split(/\s+/)
  return other
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 3 && words.includes(word))
}

/** By tone, material of the trim inserts and kind of leather; the replacement of a grey is black rather than brown. */
export const nearestInterior = (wanted: InteriorColor, list: readonly InteriorColor[]): InteriorColor | undefined =>
  leastOf(
    list,
    ({ hex, material, trim }) =>
      colorDistance(wanted.hex, hex) +
      (material === wanted.material ? 0 : OTHER_KIND) +
      (isSameInsert(wanted.trim, trim) ? 0 : OTHER_KIND) +
      (isNeutral(wanted.hex) && !isNeutral(hex) ? OTHER_KIND : 0),
  )

/** The value of a list nearest to the wanted one; the smaller of two equally near. */
export const nearestNumber = (wanted: number, list: readonly number[]): number | undefined =>
  leastOf(
    [...list].sort((a, b) => a - b),
    (value) => Math.abs(value - wanted),
  )
