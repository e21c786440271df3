import type { PriceRow } from '#src/domain/content/price-table.ts'
import type { Cells } from '#src/office/client/tables/cells.ts'

/** A row, by its line number in the table. */
export type TableRow = PriceRow & { line: number }

type Columns = { model: number | null; id: number | null; trim: number | null; price: number }

const EMPTY = 'В таблице нет строк с ценами. Нужны столбцы «Модель», «Комплектация» и «Цена»'

/** The same; throws where there is none. */
export function requireRows(cells: Cells): TableRow[] {
  const rows = rowsOf(cells)
  if (rows.length === 0) throw new Error(EMPTY)
  return rows
}

/**
 * Rows with a price. Columns are found by their headings, wherever those are; without headings they are
 * model, trim, price, or trim and price. Throws Error with a message for the editor where the headings name several prices.
 */
export function rowsOf(cells: Cells): TableRow[] {
  const header = cells.findIndex((row) => columnsOf(row) !== null)
  requireOnePrice(cells[header] ?? [])
  const columns = columnsOf(cells[header] ?? []) ?? byPlace(cells)
  const rows: TableRow[] = []
  let model = ''
  for (const [index, cell] of cells.entries()) {
    if (index <= header) continue
    const at = (column: number | null) => (column === null ? '' : (cell[column] ?? '')).trim()
    // Of merged cells only the first has a text.
    model = at(columns.model) || model
    const [trim, price] = [at(columns.id) || at(columns.trim), at(columns.price)]
    if (trim !== '' || price !== '') rows.push({ line: index + 1, model, trim, price })
  }
  return rows
}

const HEADINGS = {
  // Not «Модельный год».
  model: /^(?:модель|model(?! ?year))(?!н)/i,
  // Not «№ п/п», which numbers the lines.
  id: /^(?:№|номер|id|код)(?! ?п)/i,
  trim: /^(?:комплектация|версия|исполнение|trim)/i,
  price: /^(?:цена|стоимость|рекомендованная|price|рц)/i,
}

/** Null for a line that is no heading. */
function columnsOf(row: readonly string[]): Columns | null {
  const find = (words: RegExp): number | null => {
    const index = row.findIndex((cell) => words.test(cell.trim()))
    return index === -1 ? null : index
  }
  const [model, id, trim, price] = [HEADINGS.model, HEADINGS.id, HEADINGS.trim, HEADINGS.price].map(find)
  if (price === null || price === undefined || (id === null && trim === null)) return null
  return { model: model ?? null, id: id ?? null, trim: trim ?? null, price }
}

/** «Цена» and «Новая цена» are two columns of which the first may be the old one: the wrong price would be published. */
function requireOnePrice(header: readonly string[]): void {
  const named = header.map((cell) => cell.trim()).filter((cell) => ANY_PRICE.test(cell))
  if (named.length < 2) return
  const names = named.map((name) => `«${name}»`).join(', ')
  throw new Error(`В таблице несколько столбцов с ценой: ${names}. Оставьте тот, по которому менять цены`)
}
const ANY_PRICE = /(?:^|[^\p{L}])(?:цена|стоимость|price|рц)(?![\p{L}])/iu

function byPlace(cells: Cells): Columns {
  const width = Math.max(0, ...cells.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  return width < 3 ? { model: null, id: null, trim: 0, price: 1 } : { model: 0, id: null, trim: 1, price: 2 }
}
