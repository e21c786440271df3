import { badRequest } from '#src/backend/call-error.ts'
import { questionsNow } from '#src/backend/content/questions.ts'
import type { Endpoint } from '#src/backend/endpoint.ts'
import { isFaqTopic } from '#src/domain/faq.ts'

export const getFaq: Endpoint<'GET /v1/faq'> = async ({ db }, query) => {
  const topic = query('topic')
  if (topic !== undefined && !isFaqTopic(topic)) throw badRequest('Такой темы вопросов нет')
  const items = await questionsNow(db)
  return topic === undefined ? items : items.filter((item) => item.topic === topic)
}
