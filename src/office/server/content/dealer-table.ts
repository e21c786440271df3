import { CallError, wrongFields } from '#src/backend/call-error.ts'
import { toCsv, unguarded } from '#src/backend/leads/csv.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { DEALER_COLUMNS } from '#src/office/dealer-columns.ts'
import { requireOwn, requirePublisher } from '#src/office/server/content/allowed.ts'
import { cellText, type Card } from '#src/office/server/content/dealer-cells.ts'
import { checkedCard, dealerNotes, faultsOfFields } from '#src/office/server/content/dealer-table-rules.ts'
import { BLANK, matchedRows, readColumns, type MatchedRow } from '#src/office/server/content/dealer-table-rows.ts'
import { knownDealers, type Dealers } from '#src/office/server/content/known-dealers.ts'
import { writeDraft } from '#src/office/server/content/drafts.ts'
import { publishIn } from '#src/office/server/content/publish.ts'
import { titleOf } from '#src/office/server/content/words.ts'
import type { Handler, OwnContext } from '#src/office/server/context.ts'
import { namesOf } from '#src/office/server/desk/events.ts'
import type { DealerLine, DealerTable } from '#src/office/shapes/dealer-table.ts'

/** Dealers from a spreadsheet: compared first, then stored as drafts or published, all or none. */

type Line = Omit<DealerLine, 'draft' | 'newest'> & { card: Card }

export const compareDealerTable: Handler<'dealers.compare'> = async (context, table) => {
  requireOwn(context, 'dealer')
  const { db, now } = context
  const dealers = await knownDealers(db, now())
  const [lines, people] = [await linesOf(db, context, dealers, table), await namesOf(db)]
  const named = new Set(matchedRows({ ...table, excluded: [] }, dealers).map(({ dealer }) => dealer?.key))
  const columns = readColumns(table.columns)
  return {
    lines: lines.map((line) => ({
      ...line,
      draft: draftLine(dealers, line, people),
      newest: dealers.known.get(line.key ?? '')?.newest ?? null,
    })),
    unknown: columns.unknown,
    missing: DEALER_COLUMNS.filter(({ path }) => !columns.places.has(path)).map(({ title }) => title),
    left: [...dealers.known.values()]
      .filter(({ key, isShown }) => isShown && !named.has(key))
      .map(({ key, card }) => titleOf('dealer', key, card, dealers.cities.names)),
  }
}

/** Of a draft that the row would replace. */
function draftLine({ known }: Dealers, { key, state }: Line, people: ReadonlyMap<string, string>): DealerLine['draft'] {
  const draft = key === null || state === 'same' ? undefined : known.get(key)?.draft
  return draft
    ? {
        revision: draft.revision,
        author: people.get(draft.author_id) ?? 'Бывший сотрудник',
        updatedAt: draft.updated_at,
      }
    : null
}

/** Throws CallError 422 while a row is wrong, 409 where a dealer or a draft has changed since the comparison. */
export const takeDealerTable: Handler<'dealers.take'> = async (context, table) => {
  requireOwn(context, 'dealer')
  if (table.publishes) requirePublisher(context.who, 'dealer')
  return inWrite(context.db, async (write) => {
    const now = context.now()
    const lines = await linesOf(write, context, await knownDealers(write, now), table)
    const faults = lines.flatMap(({ row, faults: [fault] }) => (fault ? [[`rows.${row}`, fault.text]] : []))
    if (faults.length > 0) throw wrongFields(Object.fromEntries(faults))
    const dealers = []
    for (const { key, title, card, state } of lines) {
      if (state === 'same') continue
      const revision = table.replaces.find((replaced) => replaced.key === key)?.revision ?? null
      const newest = table.known?.find((dealer) => dealer.key === key)?.newest
      // One after another: each is checked against those before it.
      // oxlint-disable-next-line no-await-in-loop
      const saved = await storeCard(write, context, { key, title, card, revision, newest, publishes: table.publishes })
      dealers.push({ key: saved, title })
    }
    return { dealers }
  })
}

type Stored = Pick<Line, 'key' | 'title' | 'card'> & {
  revision: number | null
  newest: string | null | undefined
  publishes: boolean
}

/** Answers the key. A refusal names the dealer: there are many of them. */
async function storeCard(write: Database, context: OwnContext, { title, card, publishes, ...seen }: Stored) {
  try {
    const by = { userId: context.who.id, now: context.now() }
    const saved = await writeDraft(write, { kind: 'dealer', body: card, ...seen }, by)
    if (publishes) await publishIn(write, context, { id: saved.id, revision: saved.revision, from: null, until: null })
    return saved.key
  } catch (error) {
    if (!(error instanceof CallError) || error.errors) throw error
    throw new CallError(error.status, `${title}: ${error.message}`)
  }
}

async function linesOf(db: Database, context: OwnContext, dealers: Dealers, table: DealerTable): Promise<Line[]> {
  const rows = matchedRows(
    { ...table, rows: table.rows.map(({ line, cells }) => ({ line, cells: cells.map(unguarded) })) },
    dealers,
  )
  const lines: Line[] = []
  // One after another: each asks the same database.
  // oxlint-disable-next-line no-await-in-loop
  for (const row of rows) lines.push(await lineOf({ ...context, db }, dealers, row, table.publishes))
  return lines
}

async function lineOf(
  context: OwnContext,
  dealers: Dealers,
  { row, dealer, card, faults, isKnown }: MatchedRow,
  publishes: boolean,
): Promise<Line> {
  const key = dealer?.key ?? null
  const isNew = !dealer?.isShown
  const of = (next: Card) => changesOf(isNew ? null : dealer.card, next, dealers)
  const line = {
    row,
    key,
    title: titleOf('dealer', 'Новый дилер', dealer?.card ?? card, dealers.cities.names),
    notes: [],
  }
  if (faults.length > 0) {
    const others = faultsOfFields(card).filter(({ column }) => !faults.some((fault) => fault.column === column))
    const all = isKnown ? [...faults, ...others] : faults
    return { ...line, state: 'refused', changes: of(card), faults: all, card }
  }
  if (of(card).length === 0) return { ...line, state: 'same', changes: [], faults: [], card }
  const checked = await checkedCard(context, dealers, { dealer, card, publishes })
  if ('faults' in checked) return { ...line, state: 'refused', changes: of(card), faults: checked.faults, card }
  const { read } = checked
  const changes = of(read)
  if (changes.length === 0) return { ...line, state: 'same', changes, faults: [], card }
  const notes = dealer ? await dealerNotes(context, dealer, read) : []
  return { ...line, state: isNew ? 'new' : 'changed', changes, faults: [], notes, card }
}

/** By the cells as they are shown; null: there was none, and what somebody has filled in is told. */
function changesOf(before: Card | null, after: Card, { cities }: Dealers): DealerLine['changes'] {
  return DEALER_COLUMNS.filter(({ path }) => path !== 'id').flatMap(({ path, title }) => {
    const [then, now] = [cellText(path, before ?? BLANK, cities), cellText(path, after, cities)]
    return then === now ? [] : [{ column: title, before: before ? then : '', after: now }]
  })
}

/** All dealers on the site, as a table that can be edited and uploaded. */
export const exportDealers: Handler<'dealers.export'> = async ({ db, now }) => {
  const { known, cities } = await knownDealers(db, now())
  const records = [...known.values()]
    .filter(({ isShown }) => isShown)
    .toSorted((a, b) => a.card.sort - b.card.sort || Number(a.key) - Number(b.key))
    .map(({ card }) => Object.fromEntries(DEALER_COLUMNS.map(({ path }) => [path, cellText(path, card, cities)])))
  const columns = DEALER_COLUMNS.map(({ path, title }) => ({ key: path, title }))
  const today = dayIn(DEFAULT_ZONE, now())
  return { name: `dealers-${today}.csv`, type: 'text/csv;charset=utf-8', text: toCsv(columns, records) }
}
