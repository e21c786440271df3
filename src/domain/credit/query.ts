import type { CreditWish } from '#src/domain/credit/plan.ts'

/** What the calculator's page reads from its address: the fields of its form, sent without scripts. */
type CreditKey = 'comp' | 'program' | 'first' | 'term' | 'budget'

export type CreditQuestion = CreditWish & { comp: number | null; budget: number | null }

/** Roubles; more is no monthly payment. */
const MAX_BUDGET = 100_000_000

/** Bad values are ignored, as if nobody had written them. */
export function readCreditQuery(query: URLSearchParams): CreditQuestion {
  const number = (key: CreditKey, max: number): number | null => {
    const text = query.get(key)?.replace(/\s/g, '') ?? ''
    return /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null
  }
  return {
    comp: number('comp', 999_999),
    program: number('program', 999_999),
    first: number('first', 100),
    term: number('term', 600),
    budget: number('budget', MAX_BUDGET),
  }
}
