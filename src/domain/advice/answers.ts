/**
 * The questions that lead to a trim, and how the answers are written in an address. Texts are in
 * content/five-questions.ts.
 */

/** Roubles; the highest price the visitor accepts. `any` is no limit, `soon` means prices not announced yet. */
export const CAPS = { to2500: 2_500_000, to3500: 3_500_000, to5500: 5_500_000, to6500: 6_500_000 } as const

export const ANSWERS = {
  people: ['two', 'family', 'cargo'],
  roads: ['city', 'highway', 'winter'],
  pace: ['calm', 'lively', 'fast'],
  budget: ['to2500', 'to3500', 'to5500', 'to6500', 'any', 'soon'],
  matters: ['quiet', 'handling', 'safety', 'technology', 'rear', 'plain'],
} as const

export type Question = keyof typeof ANSWERS
export type Answers = { [Q in Question]: (typeof ANSWERS)[Q][number] }
export const QUESTIONS = Object.keys(ANSWERS) as Question[]

/** From an address or a form. Unknown values are ignored, as if there were no answer. */
export function readAnswers(query: { get: (name: string) => unknown }): Partial<Answers> {
  const pairs = QUESTIONS.flatMap((question) => {
    const value = query.get(question)
    return (ANSWERS[question] as readonly unknown[]).includes(value) ? [[question, value]] : []
  })
  return Object.fromEntries(pairs) as Partial<Answers>
}

export const isComplete = (answers: Partial<Answers>): answers is Answers =>
  QUESTIONS.every((question) => answers[question] !== undefined)
