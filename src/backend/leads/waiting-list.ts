import { lowestPriceOf } from '#src/backend/configurations/car.ts'
import type { Database } from '#src/backend/database.ts'
import { dayIn } from '#src/domain/day.ts'
import { formatMoney } from '#src/domain/format.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'

/** Accepted requests of the waiting list that nobody has been notified about yet: all are read in one pass. */
export const waitingFor = (db: Database, models: readonly ModelCode[]) =>
  waitingLeads(db)
    .where('lead.model', 'in', models)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.lead_id', '=', 'lead.id')
            .where('outbox.event', '=', 'announcement'),
        ),
      ),
    )

export const waitingLeads = (db: Database) =>
  db
    .selectFrom('lead')
    .select(['lead.id', 'lead.number', 'lead.created_at', 'lead.erase_at', 'lead.model', 'lead.personal'])
    .where('lead.type', '=', 'waiting-list')
    .where('lead.status', '=', 'accepted')
    .where('lead.personal', 'is not', null)
    // Suspected requests are not notified before their release: the address may be anybody's.
    .where(({ eb, or }) => or([eb('lead.held', 'is', null), eb('lead.held', '!=', 'suspected')]))
    .orderBy('lead.created_at')

/** A waiting visitor, for an operator: to be written to if there is an address, otherwise called. */
export type Waiting = { number: string; model: string; since: string; name: string; phone: string; email: string }

type Row = { number: string; model: string | null; created_at: string; personal: string | null }

function toWaiting({ number, model, created_at, personal }: Row): Waiting {
  const known = new Map(Object.entries(JSON.parse(personal ?? '{}') as Record<string, string>))
  const of = (field: string) => known.get(field) ?? ''
  return {
    number,
    model: model ?? '',
    since: dayIn(DEFAULT_ZONE, new Date(created_at)),
    name: of('name'),
    phone: of('phone'),
    email: of('email'),
  }
}

/** All who wait for a price: by model, the longest first. */
export async function listWaiting(db: Database): Promise<Waiting[]> {
  const byModel = Map.groupBy(await waitingFor(db, MODEL_CODES).execute(), ({ model }) => model)
  return MODEL_CODES.flatMap((model) => byModel.get(model) ?? []).map(toWaiting)
}

/** Those whose price is announced and whom somebody has to contact. */
export async function listAnnouncements(db: Database): Promise<(Waiting & { price: string })[]> {
  const rows = await waitingLeads(db)
    .innerJoin('outbox', 'outbox.lead_id', 'lead.id')
    .where('outbox.event', '=', 'announcement')
    .where(({ eb, or, and }) =>
      or([
        and([eb('outbox.channel', '=', 'people'), eb('outbox.state', '=', 'waiting')]),
        // The letter was rejected.
        and([eb('outbox.channel', '=', 'mail:visitor'), eb('outbox.state', '=', 'dead')]),
      ]),
    )
    .execute()
  const prices = new Map<string, string>()
  for (const model of MODEL_CODES) {
    const price = await lowestPriceOf(db, model)
    prices.set(model, price === null ? '' : `от ${formatMoney(price)}`)
  }
  return rows.map((row) => ({ ...toWaiting(row), price: prices.get(row.model ?? '') ?? '' }))
}
