import { plain } from '#src/domain/nbsp.ts'

/** Text that a spreadsheet would evaluate as a formula; a phone in its normal form is none. */
const FORMULA = /^\s*[=@]|^[+-](?!\d+$)/
/** Characters nobody types and that only confuse readers; a comment may contain line ends. */
const CONTROL = /(?!\n)\p{Cc}/gu
/** The only sign by which Excel recognises UTF-8. */
const BOM = '\ufeff'

type Column = { key: string; title: string; text?: (value: string) => string }

/** Records as a table that the Russian Excel opens on double click: UTF-8 with BOM, semicolons, CRLF. */
export function toCsv(columns: readonly Column[], records: readonly Readonly<Record<string, string>>[]): string {
  const line = (values: readonly string[]) => `${values.map(quote).join(';')}\r\n`
  return BOM + toRows(columns, records).map(line).join('')
}

/** The same as rows of plain text, the titles first: for a workbook, whose cells are typed as text. */
export const toRows = (
  columns: readonly Column[],
  records: readonly Readonly<Record<string, string>>[],
): string[][] => [
  columns.map(({ title }) => plainOf(title)),
  ...records.map((record) =>
    columns.map(({ key, text = (value) => value }) => plainOf(text((Object.hasOwn(record, key) && record[key]) || ''))),
  ),
]

const plainOf = (value: string): string => plain(value.replace(CONTROL, ' '))

/** What was written into a cell of such a file: a spreadsheet shows the apostrophe, and saves it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

function quote(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
