import { parse } from 'papaparse'

/** Lines of a table, each cell as text. */
export type Cells = string[][]

/** The line by which Excel states the separator of its file. */
const SEPARATOR_LINE = /^sep=.\r?\n/

/** Cells copied from a spreadsheet, or the text of a CSV file. */
export function cellsOfText(text: string): Cells {
  const plain = text.replace(/^\ufeff/, '').replace(SEPARATOR_LINE, '')
  return parse<string[]>(plain, { delimiter: delimiterOf(plain) }).data
}

/** Names of trims contain commas, so a comma is a separator only where nothing else is. */
const delimiterOf = (text: string): string => ['\t', ';'].find((sign) => text.includes(sign)) ?? ','
