import type { DayFigures } from '#src/backend/links/link-figures.ts'
import { formatNumber } from '#src/domain/format.ts'
import { LINK_COUNTS, type LinkCounted } from '#src/domain/counted-link.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/**
 * The figures as a stranger with the address may see them: counts of one or two per day are hidden, because they could
 * identify somebody.
 */

/** Smaller counts are hidden. */
const SMALLEST = 3

export type ShownFigures = Readonly<Record<LinkCounted, string>>
export type ShownDay = { day: string; shown: ShownFigures }

const isHidden = (count: number): boolean => count > 0 && count < SMALLEST
const shownCount = (count: number): string => (isHidden(count) ? `меньше${NBSP}${SMALLEST}` : formatNumber(count))

export const shownDays = (days: readonly DayFigures[]): ShownDay[] =>
  days.map(({ day, figures }) => ({ day, shown: ofEach((what) => shownCount(figures[what])) }))

/** Sums that reveal no more than the days do: the lowest and highest possible values of the hidden counts. */
export const shownSums = (days: readonly DayFigures[]): ShownFigures =>
  ofEach((what) => {
    const counts = days.map(({ figures }) => figures[what])
    const hidden = counts.filter(isHidden).length
    const open = counts.reduce((sum, count) => sum + (isHidden(count) ? 0 : count), 0)
    if (hidden === 0) return formatNumber(open)
    if (open === 0 && hidden === 1) return shownCount(1)
    return `${formatNumber(open + hidden)}–${formatNumber(open + hidden * (SMALLEST - 1))}`
  })

/** In the chart hidden counts are drawn as zero. */
export const openCount = ({ figures }: DayFigures, what: LinkCounted): number =>
  isHidden(figures[what]) ? 0 : figures[what]

const ofEach = (text: (what: LinkCounted) => string): ShownFigures =>
  // Cast: every name in the list has a text.
  Object.fromEntries(LINK_COUNTS.map((what) => [what, text(what)])) as ShownFigures
