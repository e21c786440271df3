/** A cell of write-excel-file; null is an empty one. */
type Cell = { value: string; type: StringConstructor; fontWeight?: 'bold' } | null

/**
 * Rows as a sheet whose cells are all text: a phone stays a phone, a comment that begins with «=» is no formula. The
 * first row has the titles.
 */
export const sheetOf = (rows: readonly (readonly string[])[]): Cell[][] =>
  rows.map((row, index) =>
    row.map((value) => (value === '' ? null : { value, type: String, ...(index === 0 && { fontWeight: 'bold' }) })),
  )

const NARROWEST = 8
const WIDEST = 48

/** The width of every column, in characters. */
export const widthsOf = (rows: readonly (readonly string[])[]): { width: number }[] =>
  (rows[0] ?? []).map((_, column) => ({
    width: Math.min(WIDEST, Math.max(NARROWEST, ...rows.map((row) => (row[column] ?? '').length + 2))),
  }))
