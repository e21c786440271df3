import { describe, expect, test } from 'vitest'
import { facts, g90L } from '#src/content/models/facts.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { staticRouteNames } from '#src/routes.ts'

const entries = staticRouteNames.map((name) => [name, metaOf(name)] as const)
const lengths = [...Object.values(facts), g90L].map((car) => String(car.length))

describe('meta tags', () => {
  test.each(entries)('%s: fits search results', (_, { title, description }) => {
    expect(title.length).toBeGreaterThanOrEqual(30)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test.each(entries)('%s: no tokens, straight quotes, unsure marks or doubled signs', (_, { title, description }) => {
    expect(`${title} ${description}`).not.toMatch(/[{}?"']|\.\.|undefined|NaN/)
  })

  test.each(entries)('%s: a length in millimetres is one of the facts', (_, { title, description }) => {
    for (const [, length] of `${title} ${description}`.matchAll(/(\d{4})\sмм/g)) expect(lengths).toContain(length)
  })

  test('all titles and all descriptions differ', () => {
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length)
    expect(new Set(entries.map(([, { description }]) => description)).size).toBe(entries.length)
  })
})
