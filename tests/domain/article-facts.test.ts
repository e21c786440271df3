import { expect, it } from 'vitest'
import { chaptersOf } from '#src/domain/article-chapters.ts'
import { type ImageBlock, withFacts, withFactsAside } from '#src/domain/article-facts.ts'

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

const picture = (src: string, wide?: string): ImageBlock => ({
  type: 'image',
  src,
  alt: 'Снимок',
  ...(wide && { wide }),
})

it('facts that are numbers with a unit are figures; a date among them makes all of them facts', () => {
  expect(withFacts([{ type: 'list', items: ['Длина: 4000 мм', 'Разгон: 7,5 с', 'Мощность: 200 л. с.'] }])).toEqual([
    {
      type: 'figures',
      figures: [
        { label: 'Длина', value: '4000', unit: 'мм' },
        { label: 'Разгон', value: '7,5', unit: 'с' },
        { label: 'Мощность', value: '200', unit: 'л. с.' },
      ],
    },
  ])
  expect(withFacts([{ type: 'list', items: ['Длина: 4000 мм', 'Когда: 5 декабря.'] }])[0]?.type).toBe('facts')
})

it('two pictures in a row stand beside each other, a third one and a wide one alone', () => {
  const [a, b, c, wide] = [picture('/a.jpg'), picture('/b.jpg'), picture('/c.jpg'), picture('/d.jpg', '/d-wide.jpg')]
  expect(withFacts([a, b, c])).toEqual([{ type: 'pair', images: [a, b] }, c])
  expect(withFacts([c, wide])).toEqual([c, wide])
})

it('an article is cut at its headings and behind its wide pictures', () => {
  const wide = picture('/d.jpg', '/d-wide.jpg')
  const [first, second, third] = [p('Раз.'), p('Два.'), p('Три.')]
  const parts = [first, { type: 'h2' as const, text: 'Часть' }, second, wide, third]
  expect(chaptersOf(parts)).toEqual([
    { heading: null, parts: [first], after: null },
    { heading: 'Часть', parts: [second], after: wide },
    { heading: null, parts: [third], after: null },
  ])
})
