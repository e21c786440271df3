import { describe, expect, it, test } from 'vitest'
import { pageCopies } from '#src/content/all-pages.ts'
import { news } from '#src/content/seed/news.ts'
import { withoutBinding } from '#src/domain/nbsp.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import { matchRoute } from '#src/routes.ts'

const MIN_SIGNS = 400

const wordsOf = (block: NewsBlock): string => {
  switch (block.type) {
    case 'list':
      return block.items.join(' ')
    case 'links':
    case 'image':
      return ''
    default:
      return block.text
  }
}

describe.each(news.map((item) => [item.code, item] as const))('%s', (_, item) => {
  it('says what, when, for whom and what next in more than a remark', () => {
    const signs = [item.preview, ...item.body.map(wordsOf)].join(' ').length
    expect(signs).toBeGreaterThanOrEqual(MIN_SIGNS)
  })

  it('has a picture with a caption, and leads on to pages that are there', () => {
    expect(item.image).not.toBe('')
    expect(item.image_alt).not.toBe('')
    const links = item.body.flatMap((block) => (block.type === 'links' ? block.items : []))
    expect(links.length).toBeGreaterThanOrEqual(1)
    for (const { name, href } of links) {
      expect(name).not.toBe('')
      expect({ href, found: matchRoute(href) }).not.toEqual({ href, found: null })
    }
  })
})

/** The first letters of a word stand for its forms; short words say nothing of their own. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[а-яёa-z0-9]{4,}/g) ?? []).map((word) => word.slice(0, 5))
const firstSentence = (text = ''): string => text.split(/(?<=[.!?…])\s/)[0] ?? ''

/** All that a heading says, said again at once: at least two words of weight, every one of them. */
function echoes(heading: string, text: string | undefined): boolean {
  const said = new Set(stems(firstSentence(text)))
  const words = stems(heading)
  return words.length >= 2 && words.every((word) => said.has(word))
}

test('an echo is told from an answer', () => {
  expect(echoes('Дилеры программы', 'Дилеры программы работают в десяти городах.')).toBe(true)
  expect(echoes('Дилеры программы', 'Центры, где есть такие автомобили.')).toBe(false)
})

test('no first sentence of a section or a news item repeats its heading', () => {
  const told = [...pageCopies].flatMap(([name, copy]) => [
    ...(copy.lead && echoes(copy.h1, copy.lead) ? [`${name}: ${copy.lead}`] : []),
    ...copy.sections
      .filter(({ heading, text }) => echoes(heading, text[0]))
      .map(({ heading, text }) => `${name}: ${heading} / ${text[0]}`),
  ])
  const items = news.flatMap(({ name, preview, body }) =>
    [preview, ...body.slice(0, 1).map(wordsOf)].filter((text) => echoes(name, text)).map((text) => `${name} / ${text}`),
  )
  expect([...told, ...items]).toEqual([])
})

/** What a title counts, and the list that has to keep its word: items, or the things named in them. */
const NUMERALS = new Map([
  ['две', 2],
  ['три', 3],
  ['четыре', 4],
  ['пять', 5],
  ['шесть', 6],
  ['семь', 7],
  ['десять', 10],
  ['двадцать', 20],
])
const COUNTED = /(\p{L}+) (правил|маршрут|пункт)/gu
const thingsIn = (item: string): number =>
  withoutBinding(item)
    .replace(/^[^:]+:/, '')
    .split(/,| и /).length

function brokenPromises(title: string, body: readonly NewsBlock[]): string[] {
  const lists = body.flatMap((block) => (block.type === 'list' ? [block.items] : []))
  return [...title.toLowerCase().matchAll(COUNTED)].flatMap(([said, numeral = '']) => {
    const promised = NUMERALS.get(numeral)
    if (promised === undefined) return []
    const kept = lists.some(
      (items) => items.length === promised || items.reduce((sum, item) => sum + thingsIn(item), 0) === promised,
    )
    return kept ? [] : [said]
  })
}

test('a title that promises a number keeps it', () => {
  const list = (...items: string[]): NewsBlock[] => [{ type: 'list', items }]
  expect(brokenPromises('Три правила', list('раз;', 'два.'))).toEqual(['три правил'])
  expect(brokenPromises('Три правила', list('раз;', 'два;', 'три.'))).toEqual([])
  expect(brokenPromises('Четыре пункта', list('свет: фары и фонари;', 'шины: давление, возраст.'))).toEqual([])
  expect(news.flatMap(({ name, body }) => brokenPromises(withoutBinding(name), body))).toEqual([])
})
