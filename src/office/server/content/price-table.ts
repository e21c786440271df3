import { conflict, wrongFields } from '#src/backend/call-error.ts'
import { toCsv } from '#src/backend/leads/csv.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { BRAND } from '#src/brand/brand.ts'
import { modelName } from '#src/content/models/names.ts'
import { comparePrices, type HeldList, type PriceLine } from '#src/domain/content/price-table.ts'
import { dayIn } from '#src/domain/day.ts'
import { confCodeOf, MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'
import { requireOwn } from '#src/office/server/content/allowed.ts'
import { writeDraft, markWaiting } from '#src/office/server/content/drafts.ts'
import { readBody } from '#src/office/server/content/rules.ts'
import { draftOf, holding, newestOf, versionsOf } from '#src/office/server/content/stored.ts'
import { titleOf } from '#src/office/server/content/words.ts'
import type { Handler } from '#src/office/server/context.ts'
import { namesOf } from '#src/office/server/desk/events.ts'
import type { Compared, PriceTable } from '#src/office/shapes/price-table.ts'

/** Prices from a spreadsheet: compared first, then stored as drafts of the affected models, all or none. */

type Lists = HeldList<ModelCode>[]
type Line = PriceLine<ModelCode>

/** The lists in force on that day, scheduled ones included; the current ones for a day in the past. */
async function listsOn(db: Database, since: string, now: Date): Promise<Lists> {
  const begins = instantIn(DEFAULT_ZONE, since, '00:00')
  const held = await holding(db, 'price', begins > now ? begins : now)
  return MODEL_CODES.flatMap((code) => {
    const body = held.get(code)
    const names = [code, confCodeOf[code], modelName(code), `${BRAND} ${modelName(code)}`]
    return body ? [{ code, names, trims: readBody('price', body).trims }] : []
  })
}

const compare = (lists: Lists, { rows, excluded }: PriceTable): Line[] => comparePrices(rows, lists, new Set(excluded))

/** Codes of the models with a changed price, in the order of the line-up. */
const changedModels = (lines: readonly Line[]): ModelCode[] =>
  MODEL_CODES.filter((code) => lines.some((line) => line.model === code && line.after !== line.before))

export const comparePriceTable: Handler<'prices.compare'> = async (context, table) => {
  const { db, now } = context
  requireOwn(context, 'price')
  const lines = compare(await listsOn(db, table.since, now()), table)
  const [versions, names] = await Promise.all([versionsOf(db, 'price'), namesOf(db)])
  const models = changedModels(lines).map((code): Compared['models'][number] => {
    const draft = draftOf(versions, code)
    return {
      code,
      name: modelName(code),
      changes: lines.filter((line) => line.model === code && line.after !== line.before).length,
      draft: draft
        ? {
            revision: draft.revision,
            author: names.get(draft.author_id) ?? 'Бывший сотрудник',
            updatedAt: draft.updated_at,
          }
        : null,
      newest: newestOf(versions, code)?.id ?? null,
    }
  })
  return { lines, models }
}

/** Throws CallError 422 while a row is wrong, 409 where prices or a draft have changed since the comparison. */
export const takePriceTable: Handler<'prices.take'> = async (context, table) => {
  requireOwn(context, 'price')
  return inWrite(context.db, async (write) => {
    const now = context.now()
    const lists = await listsOn(write, table.since, now)
    const lines = compare(lists, table)
    requireRight(lines, table.keepsOthers)
    const by = { userId: context.who.id, now }
    const drafts = []
    for (const code of changedModels(lines)) {
      const revision = table.replaces.find(({ model }) => model === code)?.revision ?? null
      const newest = table.known?.find(({ model }) => model === code)?.newest
      const body = { since: table.since, trims: repriced(lists, code, lines) }
      const { id } = await writeDraft(write, { kind: 'price', key: code, body, revision, newest }, by)
      if (table.submits) await markWaiting(write, { id, kind: 'price', key: code }, by)
      drafts.push({ key: code, title: titleOf('price', code, {}, new Map()) })
    }
    return { drafts }
  })
}

function requireRight(lines: readonly Line[], keepsOthers: boolean): void {
  const faults = lines.flatMap(({ row, fault }) => (fault === null ? [] : [[`rows.${row}`, fault]]))
  if (faults.length > 0) throw wrongFields(Object.fromEntries(faults))
  if (!keepsOthers && lines.some(({ row }) => row === null))
    throw wrongFields({ keepsOthers: 'Подтвердите, что остальные цены не меняются' })
  if (changedModels(lines).length === 0) throw conflict('Ни одна цена не меняется')
}

function repriced(lists: Lists, code: ModelCode, lines: readonly Line[]) {
  const after = new Map(lines.flatMap((line) => (line.trim ? [[line.trim.id, line.after] as const] : [])))
  const trims = lists.find((list) => list.code === code)?.trims ?? []
  return trims.map((trim) => ({ ...trim, price: after.get(trim.id) ?? null }))
}

const COLUMNS = [
  { key: 'model', title: 'Модель' },
  { key: 'id', title: 'Номер' },
  { key: 'trim', title: 'Комплектация' },
  { key: 'price', title: 'Цена' },
]

/** The lists in force, as a table that can be edited and uploaded. */
export const exportPrices: Handler<'prices.export'> = async ({ db, now }) => {
  const today = dayIn(DEFAULT_ZONE, now())
  const lists = await listsOn(db, today, now())
  const records = lists.flatMap(({ code, trims }) =>
    trims.map(({ id, name, price }) => ({
      model: modelName(code),
      id: String(id),
      trim: name,
      price: price === null ? 'по запросу' : String(price),
    })),
  )
  return { name: `prices-${today}.csv`, type: 'text/csv;charset=utf-8', text: toCsv(COLUMNS, records) }
}
