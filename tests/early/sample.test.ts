import { describe, expect, test } from 'vitest'
import { KINDS, DELAYS, titleOf, type Kind, type Pair } from '../../e2e/early/pair.ts'
import { pairs } from '../../e2e/early/pairs/all.ts'
import { everyAction, sampleOf, type Action } from '../../e2e/early/sample.ts'

const pair = (kind: Kind, what: string): Pair => ({
  kind,
  page: '/page.html',
  what,
  do: [{ touch: { role: 'radio', name: what } }],
  shown: [{ checked: { role: 'radio', name: what } }],
  sent: null,
})
const few = [pair('radio', 'a'), pair('radio', 'b'), pair('radio', 'c'), pair('tab', 'd'), pair('link', 'e')]
const titles = (actions: readonly Action[]) => actions.map(({ pair: one, delay }) => titleOf(one, delay))

describe('a sample', () => {
  test('is the same for the same seed and another for another', () => {
    expect(titles(sampleOf(few, 4, 'seed'))).toEqual(titles(sampleOf(few, 4, 'seed')))
    const samples = Array.from({ length: 20 }, (_, seed) => titles(sampleOf(few, 4, String(seed))).join())
    expect(new Set(samples).size).toBeGreaterThan(10)
  })

  test('has every kind before one comes twice', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const kinds = sampleOf(few, 3, seed).map(({ pair: { kind } }) => kind)
      expect(new Set(kinds).size).toBe(3)
    }
  })

  test('has every delay before one comes twice, and repeats no pair of a kind that has others', () => {
    const sample = sampleOf(few, 9, 'seed')
    expect(new Set(sample.slice(0, DELAYS.length).map(({ delay }) => delay)).size).toBe(DELAYS.length)
    const radios = sample.flatMap(({ pair: one }) => (one.kind === 'radio' ? [one.what] : []))
    expect(radios.sort()).toEqual(['a', 'b', 'c'])
  })

  test('comes to every action of the whole list in time', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 400; seed++) for (const title of titles(sampleOf(few, 4, String(seed)))) seen.add(title)
    expect(seen.size).toBe(everyAction(few).length)
  })
})

describe('the list of early touches', () => {
  test('has at most 150 pairs, each with a title of its own, over every kind of control', () => {
    expect(pairs.length).toBeLessThanOrEqual(150)
    expect(new Set(pairs.map((one) => titleOf(one, 0))).size).toBe(pairs.length)
    expect(KINDS.filter((kind) => !pairs.some((one) => one.kind === kind))).toEqual([])
  })

  test('looks for something in every picture, and sends most kinds of values at least once', () => {
    expect(pairs.filter(({ shown }) => shown.length === 0)).toEqual([])
    const sending: Kind[] = [
      'radio',
      'checkbox',
      'select',
      'masked',
      'text',
      'date',
      'slider',
      'swatch',
      'search',
      'link',
    ]
    expect(sending.filter((kind) => !pairs.some((one) => one.kind === kind && one.sent !== null))).toEqual([])
  })
})
