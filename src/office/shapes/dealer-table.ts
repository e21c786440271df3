import * as z from 'zod/mini'

/** A table of dealers from a spreadsheet: the input, and what it would change. */

const MAX_ROWS = 200
const MAX_COLUMNS = 100
const cell = z.string().check(z.maxLength(4000, 'Слишком длинный текст в ячейке'))
const rowIndex = z.int().check(z.gte(0), z.lt(MAX_ROWS))

export const tableShape = z.object({
  /** The headings, as written. */
  columns: z
    .array(cell)
    .check(z.minLength(1, 'В таблице нет столбцов'), z.maxLength(MAX_COLUMNS, `Не больше ${MAX_COLUMNS} столбцов`)),
  rows: z
    .array(
      z.object({
        /** Its number in the spreadsheet. */
        line: z.int(),
        cells: z.array(cell).check(z.maxLength(MAX_COLUMNS, `Не больше ${MAX_COLUMNS} столбцов`)),
      }),
    )
    .check(z.minLength(1, 'В таблице нет строк'), z.maxLength(MAX_ROWS, `Не больше ${MAX_ROWS} строк`)),
  /** Rows to ignore. */
  excluded: z.array(rowIndex),
  /** At once, not as drafts. */
  publishes: z.boolean(),
})
export type DealerTable = z.infer<typeof tableShape>

export const lineShape = z.object({
  row: z.int(),
  /** Null for a dealer that is new. */
  key: z.nullable(z.string()),
  title: z.string(),
  state: z.enum(['new', 'changed', 'same', 'refused']),
  /** By the title of the column. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Why the row is refused; without a column where that is about the dealer as a whole. */
  faults: z.array(z.object({ column: z.nullable(z.string()), text: z.string() })),
  /** What somebody should know who takes the row. */
  notes: z.array(z.string()),
  /** A draft that the table would replace. */
  draft: z.nullable(z.object({ revision: z.int(), author: z.string(), updatedAt: z.string() })),
  /** The newest publication of the dealer, scheduled ones included; null: none of the office. */
  newest: z.nullable(z.string()),
})
export type DealerLine = z.infer<typeof lineShape>

export const comparedShape = z.object({
  lines: z.array(lineShape),
  /** Headings that name no column. */
  unknown: z.array(z.string()),
  /** Columns that the table does not have. */
  missing: z.array(z.string()),
  /** Dealers on the site that the table does not name: they stay. */
  left: z.array(z.string()),
})
export type Compared = z.infer<typeof comparedShape>

export const takeShape = z.object({
  ...tableShape.shape,
  /** Revisions of the replaced drafts, as the editor has seen them. */
  replaces: z.array(z.object({ key: z.string(), revision: z.int() })),
  /** The newest publications as the editor has seen them: what somebody has published since would be undone unseen. */
  known: z.optional(z.array(z.object({ key: z.string(), newest: z.nullable(z.string()) }))),
})

export const takenShape = z.object({ dealers: z.array(z.object({ key: z.string(), title: z.string() })) })
