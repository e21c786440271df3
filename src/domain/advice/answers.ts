/** «Пять вопросов»: what is asked, and how the answers stand in an address. Words are in content/five-questions.ts. */

/** Roubles; the largest price a visitor names. `any` is no bound, `soon` waits for prices not announced yet. */
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

/** From an address or a form. A value nobody offers is ignored, as if nobody had answered. */
export function readAnswers(query: { get: (name: string) => unknown }): Partial<Answers> {
  const pairs = QUESTIONS.flatMap((question) => {
    const value = query.get(question)
    return (ANSWERS[question] as readonly unknown[]).includes(value) ? [[question, value]] : []
  })
  return Object.fromEntries(pairs) as Partial<Answers>
}

export const isComplete = (answers: Partial<Answers>): answers is Answers =>
  QUESTIONS.every((question) => answers[question] !== undefined)
