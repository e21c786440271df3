import * as z from 'zod/mini'
import { LINK_COUNTS } from '#src/domain/counted-link.ts'
import { dayShape } from '#src/office/shapes/fields.ts'

/** Days in Moscow, both included. */
export const periodShape = z.object({ since: dayShape, until: dayShape })

/** A counted link with its figures in the period. */
export const linkRowShape = z.object({
  code: z.string(),
  /** The name of its target page, and the whole link. */
  page: z.string(),
  address: z.string(),
  /** Its tags, «yandex · winter». */
  marks: z.string(),
  madeAt: z.string(),
  figures: z.record(z.enum(LINK_COUNTS), z.int()),
})
export type LinkRow = z.infer<typeof linkRowShape>
