import { expect, it } from 'vitest'
import { withFacts, withFactsAside } from '#src/domain/article-facts.ts'

const p = (text: string) => ({ type: 'p' as const, text })

it('a list of «label: value» becomes facts without full stops, but for those of a word', () => {
  const items = [
    'Когда: до 13 декабря 2026 г.',
    'Сколько мест: двенадцать автомобилей.',
    'Звоните: +7 (843) 000-07-01.',
  ]
  expect(withFacts([{ type: 'list', items }])).toEqual([
    {
      type: 'facts',
      facts: [
        { label: 'Когда', value: 'До 13 декабря 2026 г.' },
        { label: 'Сколько мест', value: 'Двенадцать автомобилей' },
        { label: 'Звоните', value: '+7 (843) 000-07-01' },
      ],
    },
  ])
})

it('a run of such paragraphs does too, between those that are none', () => {
  const parts = withFacts([p('Сначала слова.'), p('Когда: завтра.'), p('Где: у дилера.'), p('И ещё слова.')])
  expect(parts.map(({ type }) => type)).toEqual(['p', 'facts', 'p'])
})

it.each([
  ['one alone', [p('Когда: завтра.')]],
  ['a sentence that goes on', [{ type: 'list' as const, items: ['двор: узко;', 'город: пробки.'] }]],
  ['a list where one is no fact', [{ type: 'list' as const, items: ['Когда: завтра.', 'Приходите.'] }]],
  ['two with words between', [p('Когда: завтра.'), p('Слова.'), p('Где: здесь.')]],
])('%s stays as it is', (_, blocks) => expect(withFacts(blocks)).toEqual(blocks))

it('the first facts of an article stand beside it, unless words announce them', () => {
  const facts = [p('Когда: завтра.'), p('Где: у дилера.')]
  const aside = withFactsAside([p('Сначала слова.'), ...facts, p('И ещё слова.')])
  expect(aside.facts.map(({ label }) => label)).toEqual(['Когда', 'Где'])
  expect(aside.parts).toEqual([p('Сначала слова.'), p('И ещё слова.')])
  const announced = withFactsAside([p('Что нужно знать:'), ...facts])
  expect(announced.facts).toEqual([])
  expect(announced.parts.map(({ type }) => type)).toEqual(['p', 'facts'])
})
