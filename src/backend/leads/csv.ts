/** Text that a spreadsheet would evaluate as a formula; a phone in its normal form is none. */
const FORMULA = /^\s*[=@]|^[\t\r]|^[+-](?!\d+$)/
/** Characters nobody types and that only confuse readers; a comment may contain line ends. */
const CONTROL = /(?!\n)\p{Cc}/gu
/** The only sign by which Excel recognises UTF-8. */
const BOM = '\ufeff'

type Column = { key: string; title: string; text?: (value: string) => string }

/** Records as a table that the Russian Excel opens on double click: UTF-8 with BOM, semicolons, CRLF. */
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
