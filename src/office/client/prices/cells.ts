import { parse } from 'papaparse'

/** Lines of a table, each cell as text. */
export type Cells = string[][]

/** By which Excel says how its file is parted. */
const SEPARATOR_LINE = /^sep=.\r?\n/

/** What was copied from a spreadsheet, or the text of a CSV file. */
export function cellsOfText(text: string): Cells {
  const plain = text.replace(/^\ufeff/, '').replace(SEPARATOR_LINE, '')
  return parse<string[]>(plain, { delimiter: delimiterOf(plain) }).data
}

/** Names of trims have commas, so a comma parts cells only where nothing else does. */
const delimiterOf = (text: string): string => ['\t', ';'].find((sign) => text.includes(sign)) ?? ','
