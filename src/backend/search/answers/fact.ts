import type { Phrases } from '#src/backend/search/answers/question.ts'
import type { SearchAnswer } from '#src/domain/search.ts'

/** A sentence for queries that have all terms of one of its phrases, and little else. */
export type Fact = SearchAnswer & {
  said: Phrases
  /** It holds for every car and everywhere: whatever the query names. */
  general?: boolean
  /** One word alone is enough, whatever stands beside it: "каско", "эвакуатор". */
  distinctive?: boolean
}
