import { faq } from '#src/content/faq.ts'
import type { QuestionBody } from '#src/domain/content/question.ts'

/**
 * The shipped questions as content of the office: numbered within their topics, so that a new one renumbers no others.
 */
export const shippedQuestions: readonly QuestionBody[] = [...Map.groupBy(faq, ({ topic }) => topic).values()].flatMap(
  (items) => items.map((item, index) => ({ ...item, sort: (index + 1) * 10 })),
)
