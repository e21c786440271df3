import * as z from 'zod/mini'
import { MODEL_CODES } from '#src/domain/model.ts'
import { dayShape } from '#src/office/shapes/fields.ts'

/** A price table from a spreadsheet: the input, and what it would change. */

const MAX_ROWS = 300
const cell = z.string().check(z.maxLength(200, 'Слишком длинный текст в ячейке'))
const rowIndex = z.int().check(z.gte(0), z.lt(MAX_ROWS))
const model = z.enum(MODEL_CODES)

export const tableShape = z.object({
  rows: z
    .array(z.object({ model: cell, trim: cell, price: cell }))
    .check(z.minLength(1, 'В таблице нет строк'), z.maxLength(MAX_ROWS, `Не больше ${MAX_ROWS} строк`)),
  /** The effective date of the prices. */
  since: dayShape,
  /** Rows to ignore. */
  excluded: z.array(rowIndex),
})
export type PriceTable = z.infer<typeof tableShape>

export const comparedShape = z.object({
  lines: z.array(
    z.object({
      row: z.nullable(z.int()),
      model: z.nullable(model),
      trim: z.nullable(z.object({ id: z.int(), name: z.string() })),
      before: z.nullable(z.int()),
      after: z.nullable(z.int()),
      fault: z.nullable(z.string()),
    }),
  ),
  /** Models whose prices would change. */
  models: z.array(
    z.object({
      code: model,
      name: z.string(),
      changes: z.int(),
      /** Drafts that the table would replace. */
      draft: z.nullable(z.object({ revision: z.int(), author: z.string(), updatedAt: z.string() })),
      /** The newest publication of its prices, scheduled ones included; null: none of the office. */
      newest: z.nullable(z.string()),
    }),
  ),
})
export type Compared = z.infer<typeof comparedShape>

export const takeShape = z.object({
  ...tableShape.shape,
  /** Confirmed: trims missing in the table keep their price. */
  keepsOthers: z.boolean(),
  /** Revisions of the replaced drafts, as the editor has seen them. */
  replaces: z.array(z.object({ model, revision: z.int() })),
  /** The newest publications as the editor has seen them: what somebody has published since would be undone unseen. */
  known: z.optional(z.array(z.object({ model, newest: z.nullable(z.string()) }))),
  /** Sends all of them for approval at once. */
  submits: z.boolean(),
})

export const takenShape = z.object({ drafts: z.array(z.object({ key: z.string(), title: z.string() })) })
