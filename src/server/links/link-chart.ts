import type { DayFigures } from '#src/backend/links/link-figures.ts'
import { formatDate } from '#src/domain/format.ts'
import { shiftDate } from '#src/domain/timetable.ts'
import { openCount } from '#src/server/links/shown-figures.ts'

/** The views of the last days as a column chart; the table below it has the same numbers. */

const DAYS = 30
const [STEP, WIDTH, HEIGHT] = [24, 16, 120]

export function viewsChart(days: readonly DayFigures[], today: string): string {
  const first = shiftDate(today, 1 - DAYS)
  const counts = new Map(days.map((row) => [row.day, openCount(row, 'link-view')]))
  const columns = Array.from({ length: DAYS }, (_, index) => counts.get(shiftDate(first, index)) ?? 0)
  const most = Math.max(...columns)
  if (most === 0) return ''
  const heights = columns.map((count) => Math.round((count / most) * HEIGHT))
  return `<figure class="link-chart"><svg viewBox="0 0 ${DAYS * STEP} ${HEIGHT}" preserveAspectRatio="none" role="img"
aria-label="Просмотры за ${DAYS} дней, больше всего за день: ${most}">${heights
    .map((height, index) =>
      height === 0
        ? ''
        : `<rect x="${index * STEP + (STEP - WIDTH) / 2}" y="${HEIGHT - height}" width="${WIDTH}" height="${height}"/>`,
    )
    .join('')}</svg><figcaption class="small muted"><span>${formatDate(first)}</span>
<span>до ${most} за день</span><span>${formatDate(today)}</span></figcaption></figure>`
}
