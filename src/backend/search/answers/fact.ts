import type { Phrases } from '#src/backend/search/answers/question.ts'
import type { SearchAnswer } from '#src/domain/search.ts'

/** A sentence for queries that have all terms of one of its phrases, and little else. */
export type Fact = SearchAnswer & {
  said: Phrases
  /** Valid for every car and everywhere, whatever the query names. */
  general?: boolean
  /** One word is enough, whatever else the query contains: "каско", "эвакуатор". */
  distinctive?: boolean
}
