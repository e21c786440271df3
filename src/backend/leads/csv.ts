/** A spreadsheet takes what begins so for a formula; a phone in its normal form is none. */
const FORMULA = /^[=@\t\r]|^[+-](?!\d+$)/

/** Records as CSV for a spreadsheet: RFC 4180, a column for every field that any of them has, in order of appearance. */
export function toCsv(records: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const line = (values: readonly string[]) => values.map(quote).join(',')
  return [columns, ...records.map((record) => columns.map((name) => record[name] ?? ''))]
    .map((values) => `${line(values)}\r\n`)
    .join('')
}

function quote(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
