import type { Selectable } from 'kysely'
import { countedWords } from '#src/backend/counts/counted-text.ts'
import type { Database } from '#src/backend/database.ts'
import { dealersInCities } from '#src/backend/dealers.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { dayIn, moscowDay } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import type { Actor } from '#src/office/server/context.ts'
import { modelText } from '#src/office/server/desk/line.ts'
import { isVisible } from '#src/office/server/desk/scope.ts'
import { byDay, bySize, tally, type Period } from '#src/office/server/reports/rows.ts'
import type { ReportRow } from '#src/office/shapes/report.ts'

type Row = Pick<Selectable<LeadTable>, 'created_at' | 'dealer_id' | 'model' | 'origin'>

/** Requests of a period, grouped; a dealer sees its own. Robots' requests are not counted. */
export async function requestsReport(db: Database, who: Actor, period: Period): Promise<ReportRow[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['created_at', 'dealer_id', 'model', 'origin'])
    .where('created_at', '>=', moscowDay(period.since, 0))
    .where('created_at', '<', moscowDay(period.until, 1))
    .where((eb) => eb.or([eb('held', 'is', null), eb('held', '!=', 'suspected')]))
    .where((eb) => isVisible(eb, who))
    .execute()
  if (period.report === 'day')
    return byDay(tally(rows.map(({ created_at }) => dayIn(DEFAULT_ZONE, new Date(created_at)))), period)
  const labelOf = await labeller(db, period)
  return bySize(tally(rows.map(labelOf)))
}

async function labeller(db: Database, { report }: Period): Promise<(row: Row) => string> {
  if (report === 'dealer') {
    const names = new Map(
      (await dealersInCities(db)).map(({ dealer, city }) => [dealer.id, `${dealer.name}, ${city.name}`]),
    )
    return ({ dealer_id }) => (dealer_id === null ? 'Без дилера' : (names.get(dealer_id) ?? `Дилер ${dealer_id}`))
  }
  if (report === 'model') return ({ model }) => modelText(model) ?? 'Без модели'
  return (row) => (row.origin === null ? ERASED : (report === 'source' ? sourceOf : campaignOf)(marksOf(row.origin)))
}

/** After the retention period the source of a request is unknown. */
const ERASED = 'Данные удалены по сроку'
const NAMED_OTHERWISE = 'Другое'

type Marks = { utm_source?: unknown; utm_campaign?: unknown; referrer?: unknown }
const marksOf = (origin: string): Marks => JSON.parse(origin) as Marks

function sourceOf({ utm_source, referrer }: Marks): string {
  if (typeof utm_source === 'string') return countedWords(utm_source) ?? NAMED_OTHERWISE
  const host = typeof referrer === 'string' ? URL.parse(referrer)?.hostname : undefined
  return host ? host.replace(/^www\./, '') : 'Прямой заход'
}

const campaignOf = ({ utm_campaign }: Marks): string =>
  typeof utm_campaign === 'string' ? (countedWords(utm_campaign) ?? NAMED_OTHERWISE) : 'Без кампании'
