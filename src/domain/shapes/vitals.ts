import * as z from 'zod/mini'

/** Units: milliseconds; `cls` has none. What was not measured on a page is left out. */
const VITALS = ['lcp', 'inp', 'ttfb', 'cls'] as const
export type Vital = (typeof VITALS)[number]

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(120_000)))

/** Performance of one page view, and nothing about the visitor. */
export const vitalsShape = z.strictObject({
  /** The page kind of the routes table. */
  page: z.string(),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
})
export type Vitals = z.infer<typeof vitalsShape>
