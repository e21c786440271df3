import * as z from 'zod/mini'
import { FAQ_TOPICS } from '#src/domain/faq.ts'

/** A question of visitors. `slug` is its anchor on the support page. */
export const faqItemShape = z.object({
  id: z.number(),
  slug: z.string(),
  topic: z.enum(FAQ_TOPICS),
  question: z.string(),
  answer: z.string(),
})
export type FaqItem = z.infer<typeof faqItemShape>
