import { allContent } from '#src/backend/content/documents.ts'
import type { Database } from '#src/backend/database.ts'
import { shippedQuestions } from '#src/content/seed/questions.ts'
import { FAQ_TOPICS } from '#src/domain/faq.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'

/** The questions in effect, by topic and in order; the shipped ones where there are no others. */
export async function questionsNow(db: Database): Promise<FaqItem[]> {
  const held = await allContent(db, 'question')
  const bodies = held.length > 0 ? held : shippedQuestions
  const place = new Map(FAQ_TOPICS.map((topic, index) => [topic, index]))
  return bodies
    .toSorted((a, b) => (place.get(a.topic) ?? 0) - (place.get(b.topic) ?? 0) || a.sort - b.sort || a.id - b.id)
    .map(({ id, slug, topic, question, answer }) => ({ id, slug, topic, question, answer }))
}
