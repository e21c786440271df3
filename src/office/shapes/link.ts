import * as z from 'zod/mini'
import { LINK_COUNTS } from '#src/domain/made-link.ts'
import { dayShape } from '#src/office/shapes/report.ts'

/** Days of Moscow, both included. */
export const periodShape = z.object({ since: dayShape, until: dayShape })

/** A link made for advertising, with what it has brought in the period. */
export const linkRowShape = z.object({
  code: z.string(),
  /** What people call the page it leads to, and the whole link. */
  page: z.string(),
  address: z.string(),
  /** Its marks, «yandex · winter». */
  marks: z.string(),
  madeAt: z.string(),
  figures: z.record(z.enum(LINK_COUNTS), z.int()),
})
export type LinkRow = z.infer<typeof linkRowShape>
