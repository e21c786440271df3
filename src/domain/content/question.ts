import * as z from 'zod/mini'
import { id, text } from '#src/domain/content/fields.ts'
import { FAQ_TOPICS, topicId } from '#src/domain/faq.ts'

const TAKEN = FAQ_TOPICS.map(topicId)

/** A question with its answer, for the support page, the search and the pages of its topic. */
export const questionBody = z.object({
  id,
  /**
   * Anchor on the support page: never changes, because other sites link to it. Numbers and names of topics are
   * reserved.
   */
  slug: z.string().check(
    z.regex(/^faq-(?!\d+$)[a-z0-9-]{1,60}$/, 'Якорь вопроса: «faq-» и латинские буквы'),
    z.refine((slug) => !TAKEN.includes(slug), 'Этот якорь занят темой'),
  ),
  topic: z.enum(FAQ_TOPICS, 'Выберите тему'),
  question: text(160),
  answer: text(2000),
  /** Within the topic, ascending. */
  sort: z.int('Порядок — целое число').check(z.gte(0, 'Порядок — не меньше нуля')),
})
export type QuestionBody = z.infer<typeof questionBody>

/** Anchor of a question made in the office. */
export const ownSlug = (number: number | string): string => `faq-vopros-${number}`
