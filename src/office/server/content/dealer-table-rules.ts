import { CallError } from '#src/backend/call-error.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { countOf } from '#src/domain/format.ts'
import { columnTitle, DEALER_COLUMNS } from '#src/office/dealer-columns.ts'
import { requireKnownCity, requireNobodyExpected } from '#src/office/server/content/city-rules.ts'
import { VISIT_FORMS } from '#src/office/server/content/booked.ts'
import { visitsOfDealer } from '#src/office/server/content/closed-visits.ts'
import type { Card } from '#src/office/server/content/dealer-cells.ts'
import type { Dealers, KnownDealer } from '#src/office/server/content/known-dealers.ts'
import { readBody, requireRules } from '#src/office/server/content/rules.ts'
import type { OwnContext } from '#src/office/server/context.ts'
import type { ClosedVisit } from '#src/office/shapes/content.ts'
import type { DealerLine } from '#src/office/shapes/dealer-table.ts'

/** What a form of a dealer would refuse or warn of, for a row of a table. */

type Fault = DealerLine['faults'][number]
type Changed = { dealer: KnownDealer | null; card: Card; publishes: boolean }

/** The dealer as he would be stored, or why he may not be: stored, and published where that is wanted. */
export async function checkedCard(
  { db, now }: Pick<OwnContext, 'db' | 'now'>,
  { held, cities }: Dealers,
  { dealer, card, publishes }: Changed,
): Promise<{ read: Card } | { faults: Fault[] }> {
  const at = now()
  try {
    // One who is new gets a number when he is stored.
    const read = readBody('dealer', dealer ? card : { ...card, id: 1 })
    await requireRules(db, { kind: 'dealer', key: dealer?.key ?? '-' }, read, at)
    await requireKnownCity(db, read, at)
    const isMoved = dealer?.isShown === true && dealer.card.city_id !== card.city_id
    if (isMoved) await requireNobodyExpected(db, card.id, at)
    if (!publishes || held[0]?.cities.has(card.city_id)) return { read }
  } catch (error) {
    return { faults: faultsOf(error) }
  }
  const name = cities.choice.find(({ id }) => id === card.city_id)?.name ?? ''
  const text = `Города «${name}» на сайте ещё нет: сделайте черновик и назначьте дилеру его час`
  return { faults: [{ column: columnTitle('city_id'), text }] }
}

/** Wrong fields of a row that is refused anyway: the editor is told of all at once. */
export function faultsOfFields(card: Card): Fault[] {
  try {
    readBody('dealer', { ...card, id: 1 })
    return []
  } catch (error) {
    return faultsOf(error)
  }
}

/** Throws what is no refusal. */
function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof CallError)) throw error
  const errors = Object.entries(error.errors ?? {})
  return errors.length > 0 ? errors.map(faultAt) : [{ column: null, text: error.message }]
}

const DESK_NAMES: ReadonlyMap<string, string> = new Map([
  ['hours.sales', 'Продажи'],
  ['hours.service', 'Сервис'],
])

/** What no column has can only be corrected in the dealer's own form. */
function faultAt([path, text]: readonly [path: string, text: string]): Fault {
  const column = DEALER_COLUMNS.find((known) => path === known.path || path.startsWith(`${known.path}.`))?.title
  const desk = DESK_NAMES.get(path)
  return column || desk
    ? { column: column ?? desk ?? null, text }
    : { column: null, text: `В карточке дилера: ${lowerFirst(text)}` }
}

/** What is no reason to refuse the row. `card`: as it would be stored. */
export async function dealerNotes(context: OwnContext, dealer: KnownDealer, card: Card): Promise<string[]> {
  const { closed, moved } = await visitsOfDealer(context, card)
  return [
    ...visitNote(closed, 'На часы, в которые дилер уже не примет, есть'),
    ...visitNote(moved, 'По прежнему адресу есть'),
    ...(dealer.plannedAt === null ? [] : ['У дилера назначена другая версия: с её часа будет она']),
  ]
}

const visitNote = (visits: readonly ClosedVisit[], where: string): string[] =>
  visits.length === 0
    ? []
    : [`${where} ${countOf(visits.length, VISIT_FORMS)}: ${numbersOf(visits)}. Посетителям нужно позвонить`]

/** Beyond this many only the count is told. */
const NUMBERS = 5
const numbersOf = (visits: readonly ClosedVisit[]): string =>
  [...visits.slice(0, NUMBERS).map(({ number }) => number), ...(visits.length > NUMBERS ? ['…'] : [])].join(', ')
