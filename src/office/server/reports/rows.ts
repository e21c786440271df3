import { shiftDate } from '#src/domain/timetable.ts'
import type { Report } from '#src/office/report-names.ts'
import type { ReportRow } from '#src/office/shapes/report.ts'

/** Days in Moscow, both included. */
export type Period = { report: Report; since: string; until: string }

/** How many rows of a ranking are shown; the rest is one row. */
const SHOWN = 50

/** The largest first. */
export function bySize(counts: ReadonlyMap<string, number>): ReportRow[] {
  const rows = [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'ru'))
  const rest = rows.slice(SHOWN).reduce((sum, { count }) => sum + count, 0)
  return rest === 0 ? rows : [...rows.slice(0, SHOWN), { label: 'Остальное', count: rest }]
}

/** Every day of the period, including those without counts. */
export function byDay(counts: ReadonlyMap<string, number>, { since, until }: Period): ReportRow[] {
  const rows: ReportRow[] = []
  for (let day = since; day <= until; day = shiftDate(day, 1)) rows.push({ label: day, count: counts.get(day) ?? 0 })
  return rows
}

/** How often each label occurs in a list. */
export function tally(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}
