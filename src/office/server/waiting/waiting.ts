import { notFound } from '#src/backend/call-error.ts'
import { lowestPriceOf } from '#src/backend/configurations/car.ts'
import type { Database } from '#src/backend/database.ts'
import { announcePrices, markTold } from '#src/backend/leads/announcements.ts'
import { listAnnouncements, waitingFor } from '#src/backend/leads/waiting-list.ts'
import { inWrite } from '#src/backend/write.ts'
import { modelName } from '#src/content/models/names.ts'
import { formatMoney } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { may } from '#src/office/rights.ts'
import type { Handler } from '#src/office/server/context.ts'
import { record } from '#src/office/server/record.ts'
import { noteView } from '#src/office/server/views.ts'
import type { WaitingModel } from '#src/office/shapes/waiting.ts'

/** «Узнать первым» in the office: how many wait, and who has to be called now that a price is announced. */

export const listWaiting: Handler<'waiting.list'> = async ({ db, who, now }) => {
  const models = await countsByModel(db)
  if (!may(who.role, 'waiting.tell')) return { models, people: [] }
  const people = await listAnnouncements(db)
  await noteView(db, { who, what: 'listed', numbers: people.map(({ number }) => number), at: now() })
  return { models, people: people.map((one) => ({ ...one, model: nameOf(one.model) })) }
}

const nameOf = (model: string): string => {
  const code = MODEL_CODES.find((known) => known === model)
  return code ? modelName(code) : model
}

async function countsByModel(db: Database): Promise<WaitingModel[]> {
  const [waiting, sent, prices] = await Promise.all([
    countWaiting(db),
    countSent(db),
    Promise.all(MODEL_CODES.map((code) => lowestPriceOf(db, code))),
  ])
  return MODEL_CODES.map((code, index) => {
    const price = prices[index] ?? null
    const inState = (name: string) => sent.find(({ model, state }) => model === code && state === name)?.count ?? 0
    return {
      code,
      name: modelName(code),
      price: price === null ? null : formatMoney(price),
      waiting: Number(waiting.find(({ model }) => model === code)?.count ?? 0),
      writing: Number(inState('waiting')),
      told: Number(inState('delivered')),
    }
  })
}

const countWaiting = (db: Database) =>
  waitingFor(db, MODEL_CODES)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => ['lead.model', fn.countAll().as('count')])
    .groupBy('lead.model')
    .execute()

/** Announcements by model and state; those for people to pass on are not letters. */
const countSent = (db: Database) =>
  db
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select(({ fn }) => ['lead.model', 'outbox.state', fn.countAll().as('count')])
    .where('outbox.event', '=', 'announcement')
    .where(({ eb, or }) => or([eb('outbox.state', '=', 'delivered'), eb('outbox.channel', '=', 'mail:visitor')]))
    .groupBy(['lead.model', 'outbox.state'])
    .execute()

/** Does at once what otherwise happens within an hour of a price. Nobody is told twice, however often it is pressed. */
export const announceNow: Handler<'waiting.announce'> = async ({ db, who, now, log, send, wakeOutbox }) => {
  const count = await announcePrices(db, now(), log, send !== null)
  if (count > 0) {
    await record(db, { kind: 'announced', at: now(), userId: who.id, details: { count } })
    wakeOutbox()
  }
  return { count }
}

/** Marks as called. */
export const toldByPhone: Handler<'waiting.told'> = async ({ db, who, now }, { number }) =>
  inWrite(db, async (write) => {
    const leadId = await markTold(write, number, now())
    if (leadId === null) throw notFound('Этому посетителю сообщать уже нечего')
    await record(write, { kind: 'told', at: now(), userId: who.id, leadId })
    return {}
  })
