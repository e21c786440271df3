import * as z from 'zod/mini'
import { REPORTS } from '#src/office/report-names.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Days of Moscow, both included. */
export const reportInputShape = z.object({ report: z.enum(REPORTS), since: day, until: day })
export const rowShape = z.object({ label: z.string(), count: z.int() })
export type ReportRow = z.infer<typeof rowShape>
