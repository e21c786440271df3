import * as z from 'zod/mini'
import { REPORTS } from '#src/office/report-names.ts'
import { dayShape } from '#src/office/shapes/fields.ts'

/** Days in Moscow, both included. */
export const reportInputShape = z.object({ report: z.enum(REPORTS), since: dayShape, until: dayShape })
export const rowShape = z.object({ label: z.string(), count: z.int() })
export type ReportRow = z.infer<typeof rowShape>
