/** A spreadsheet takes what begins so for a formula; a phone in its normal form is none. */
const FORMULA = /^\s*[=@]|^[\t\r]|^[+-](?!\d+$)/
/** What is typed nowhere and only confuses whoever reads it; a line's end may stand in a comment. */
const CONTROL = /(?!\n)\p{Cc}/gu
/** Excel takes a file for UTF-8 by it alone. */
const BOM = '\ufeff'

type Column = { key: string; title: string; text?: (value: string) => string }

/** Records as a table that the Russian Excel opens by a double click: UTF-8 with its mark, semicolons, CRLF. */
export function toCsv(columns: readonly Column[], records: readonly Readonly<Record<string, string>>[]): string {
  const line = (values: readonly string[]) => `${values.map(quote).join(';')}\r\n`
  const cells = (record: Readonly<Record<string, string>>) =>
    columns.map(({ key, text = (value) => value }) => text((Object.hasOwn(record, key) && record[key]) || ''))
  return BOM + [columns.map(({ title }) => title), ...records.map(cells)].map(line).join('')
}

function quote(value: string): string {
  const plain = value.replace(CONTROL, ' ').replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\u2060', '')
  const safe = FORMULA.test(plain) ? `'${plain}` : plain
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
