import * as z from 'zod/mini'

/** Legal documents in full, as the page of personal data shows them. */
export const legalListShape = z.array(
  z.object({
    key: z.string(),
    /** With what distinguishes it from others with the same title. */
    title: z.string(),
    /** Address of its PDF. */
    path: z.string(),
    edition: z.string(),
    editionText: z.string(),
    sections: z.array(
      z.object({
        heading: z.optional(z.string()),
        paragraphs: z.optional(z.array(z.string())),
        items: z.optional(z.array(z.string())),
      }),
    ),
    /** Former editions, newest first; `day` is YYYY-MM-DD. */
    former: z.array(z.object({ day: z.string(), path: z.string() })),
  }),
)
export type LegalListItem = z.infer<typeof legalListShape>[number]
