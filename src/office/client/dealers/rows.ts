import type { Cells } from '#src/office/client/tables/cells.ts'
import { columnOf } from '#src/office/dealer-columns.ts'
import type { DealerTable } from '#src/office/shapes/dealer-table.ts'

export type TableOfDealers = Pick<DealerTable, 'columns' | 'rows'>

const NO_HEADINGS =
  'В таблице нет строки с названиями столбцов. Проще всего скачать нынешних дилеров и править этот файл'
const NO_ROWS = 'Под названиями столбцов нет ни одной строки'

/** Fewer known headings are no line of headings: a title above the table may contain the word «Дилер». */
const HEADINGS = 2

/** The headings and the filled rows below them. Throws Error with a message for the editor. */
export function tableOf(cells: Cells): TableOfDealers {
  const header = cells.findIndex((row) => row.filter((cell) => columnOf(cell) !== undefined).length >= HEADINGS)
  if (header === -1) throw new Error(NO_HEADINGS)
  const columns = cells[header] ?? []
  const rows = cells.flatMap((row, index) => {
    const isRow = index > header && row.some((cell) => cell.trim() !== '')
    return isRow ? [{ line: index + 1, cells: row.slice(0, columns.length) }] : []
  })
  if (rows.length === 0) throw new Error(NO_ROWS)
  return { columns, rows }
}
