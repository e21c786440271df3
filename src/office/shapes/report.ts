import * as z from 'zod/mini'
import { REPORTS } from '#src/office/report-names.ts'

export const dayShape = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Days in Moscow, both included. */
export const reportInputShape = z.object({ report: z.enum(REPORTS), since: dayShape, until: dayShape })
export const rowShape = z.object({ label: z.string(), count: z.int() })
export type ReportRow = z.infer<typeof rowShape>
