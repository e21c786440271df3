import { CallError } from '#src/backend/call-error.ts'
import { columnOf, columnTitle } from '#src/office/dealer-columns.ts'
import { CellFault, withCell, type Card, type Cities } from '#src/office/server/content/dealer-cells.ts'
import type { Dealers, KnownDealer } from '#src/office/server/content/known-dealers.ts'
import type { DealerLine, DealerTable } from '#src/office/shapes/dealer-table.ts'

/** Which dealer each row of a table is about, and what it makes of him, as far as the rows alone tell. */

export type MatchedRow = {
  row: number
  /** Its number in the spreadsheet. */
  line: number
  /** Null for one who is new. */
  dealer: KnownDealer | null
  card: Card
  faults: DealerLine['faults']
  /** Whom the row is about, a new one included. */
  isKnown: boolean
}

type Columns = { places: ReadonlyMap<string, number>; unknown: string[] }

/** Throws CallError 422 where two columns are the same. */
export function readColumns(headings: readonly string[]): Columns {
  const places = new Map<string, number>()
  const unknown: string[] = []
  for (const [place, heading] of headings.entries()) {
    const column = columnOf(heading)
    if (!column && heading.trim() !== '') unknown.push(heading.trim())
    if (!column) continue
    if (places.has(column.path))
      throw new CallError(422, `Столбец «${column.title}» повторяется: оставьте тот, по которому менять`)
    places.set(column.path, place)
  }
  return { places, unknown }
}

/** The rows that are not excluded. */
export function matchedRows({ columns, rows, excluded }: DealerTable, { known, cities }: Dealers): MatchedRow[] {
  const { places } = readColumns(columns)
  const cell = (row: readonly string[], path: string) => (row[places.get(path) ?? -1] ?? '').trim()
  const read = rows.flatMap(({ line, cells: row }, index): MatchedRow[] => {
    if (excluded.includes(index)) return []
    const found = dealerOf({ id: cell(row, 'id'), code: cell(row, 'code') }, known)
    const dealer = 'dealer' in found ? found.dealer : null
    const begun = dealer?.card ?? BLANK
    const { card, faults } = withCells(
      begun,
      [...places.keys()].map((path) => [path, cell(row, path)]),
      cities,
    )
    const missing = dealer ? [] : missingFaults(places)
    return [
      {
        row: index,
        line,
        dealer,
        card,
        faults: 'fault' in found ? [found.fault] : [...missing, ...faults],
        isKnown: 'dealer' in found,
      },
    ]
  })
  return read.map((line) => ({ ...line, faults: [...line.faults, ...twinFaults(line, read)] }))
}

/** A new one begins without anything that nobody has written. */
export const BLANK: Card = {
  id: 0,
  code: '',
  city_id: 0,
  name: '',
  legal_name: '',
  address: '',
  metro: null,
  lat: Number.NaN,
  lng: Number.NaN,
  phone: '',
  phone_service: null,
  email: '',
  site: null,
  hours: { sales: [], service: [] },
  certified: false,
  testDrive: false,
  services: [],
  test_models: [],
  special_hours: [],
  sort: 1000,
}

type Fault = DealerLine['faults'][number]

function dealerOf(
  { id, code }: { id: string; code: string },
  known: Dealers['known'],
): { dealer: KnownDealer | null } | { fault: Fault } {
  if (id !== '' && !known.has(id))
    return { fault: { column: 'Номер', text: `Дилера с номером ${id} нет: у нового эту ячейку оставьте пустой` } }
  const dealer = id !== '' ? known.get(id) : [...known.values()].find(({ card }) => card.code === code)
  if (!dealer && code === '')
    return { fault: { column: null, text: 'Не сказано, о каком дилере строка: нужен его номер или адрес страницы' } }
  if (dealer?.isOff) return { fault: { column: null, text: OFF } }
  return { dealer: dealer ?? null }
}
const OFF = 'Сейчас этого дилера на сайте нет: он убран или назначен на другой день. Правьте его в его карточке'

/** All cells, also those after a wrong one: the editor is told of all at once. */
function withCells(begun: Card, cells: readonly (readonly [path: string, text: string])[], cities: Cities) {
  const faults: Fault[] = []
  let card = begun
  for (const [path, text] of cells)
    try {
      card = withCell(path, card, text, cities)
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ column: columnTitle(path), text: error.message })
    }
  return { card, faults }
}

/** What only a table without the column lacks: an empty cell has a message of its own. */
const missingFaults = (places: ReadonlyMap<string, number>): Fault[] =>
  ['city_id', 'lat', 'lng', 'services']
    .filter((path) => !places.has(path))
    .map((path) => ({ column: columnTitle(path), text: 'В таблице нет этого столбца, а у нового дилера он нужен' }))

/** Which of two rows is meant, nobody but the editor knows: both are refused. */
function twinFaults({ row, dealer, card }: MatchedRow, rows: readonly MatchedRow[]): Fault[] {
  const twin = rows.find(
    (other) =>
      other.row !== row &&
      ((dealer !== null && other.dealer === dealer) || (card.code !== '' && other.card.code === card.code)),
  )
  return twin ? [{ column: null, text: `Дилер повторяется в строке ${twin.line}: оставьте одну` }] : []
}
