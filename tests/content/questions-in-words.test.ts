import { expect, it } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { QUESTIONS_TITLE } from '#src/content/questions-in-words.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'

it('the title over the questions that lead to a trim says how many there are', async () => {
  const { sections } = await loadCopy(`${BRAND_SLUG}-models`)
  expect(
    sections.find(({ id }) => id === 'five-questions')?.heading.replaceAll('\u00a0', ' '),
    'src/content/pages/models.ts: в заголовке другое число вопросов, чем в src/domain/advice/answers.ts',
  ).toBe(QUESTIONS_TITLE)
})
