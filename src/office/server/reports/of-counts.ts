import type { Database } from '#src/backend/database.ts'
import type { Counted } from '#src/backend/counts/counting.ts'
import { pageNames } from '#src/office/server/reports/page-names.ts'
import { byDay, bySize, type Period } from '#src/office/server/reports/rows.ts'
import type { ReportRow } from '#src/office/shapes/report.ts'

/** Reports of the whole site, from the counters. */
export async function countsReport(db: Database, period: Period): Promise<ReportRow[]> {
  switch (period.report) {
    case 'funnel':
      return funnel(db, period)
    case 'pages':
      return bySize(
        new Map([...(await countsOf(db, 'view', 'name', period))].map(([page, count]) => [pageNames(page), count])),
      )
    case 'documents':
      return byDay(await countsOf(db, 'document', 'day', period), period)
    case 'searches':
      return bySize(await countsOf(db, 'search', 'name', period))
    case 'missing':
      return bySize(await countsOf(db, 'missing', 'name', period))
    default:
      return []
  }
}

async function countsOf(
  db: Database,
  what: Counted,
  by: 'day' | 'name',
  { since, until }: Period,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('site_count')
    .select((eb) => [`${by} as label` as const, eb.fn.sum<number>('count').as('count')])
    .where('what', '=', what)
    .where('day', '>=', since)
    .where('day', '<=', until)
    .groupBy(by)
    .execute()
  return new Map(rows.map(({ label, count }) => [label, Number(count)]))
}

/** From a view to a sent form, for each form; an event without a step counts for all of them. */
const FUNNEL: readonly [label: string, event: string][] = [
  ['Тест-драйв: открыли окно', 'testdrive_open'],
  ['Тест-драйв: шаг 2', 'testdrive_step 2'],
  ['Тест-драйв: шаг 3', 'testdrive_step 3'],
  ['Тест-драйв: шаг 4', 'testdrive_step 4'],
  ['Тест-драйв: отправили', 'testdrive_sent'],
  ['Конфигуратор: шаги', 'conf_slide'],
  ['Конфигуратор: документ', 'conf_pdf'],
  ['Конфигуратор: отправили', 'conf_lead'],
  ['Трейд-ин: открыли окно', 'tradein_open'],
  ['Трейд-ин: отправили', 'tradein_sent'],
  ['Лаунж: отправили', 'lounge_sent'],
]

async function funnel(db: Database, period: Period): Promise<ReportRow[]> {
  const views = await countsOf(db, 'view', 'name', period)
  const steps = [...(await countsOf(db, 'step', 'name', period))]
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)
  return [
    { label: 'Просмотры страниц', count: sum(views.values()) },
    ...FUNNEL.map(([label, event]) => ({
      label,
      count: sum(steps.filter(([name]) => name === event || name.startsWith(`${event} `)).map(([, count]) => count)),
    })),
  ]
}
