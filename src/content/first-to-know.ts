import type { Section } from '#src/content/copy.ts'
import { typograf } from '#src/domain/typography.ts'

/** Its anchor: links to the form name it, on the home of every model whose price is not announced. */
export const FIRST_TO_KNOW = 'first-to-know'

/** The office may take back the prices of any model: the form where its copy has no words of its own for it. */
export const firstToKnow = (name: string): Section => ({
  id: FIRST_TO_KNOW,
  heading: 'Узнать первым',
  text: [
    typograf(
      `Цена ${name} ещё не объявлена. Оставьте телефон — сообщим один раз, в день объявления, и больше не побеспокоим.`,
    ),
  ],
})
