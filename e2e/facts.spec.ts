import { modificationsOf } from '#src/content/cars/modifications.ts'
import { trims } from '#src/content/cars/trims.ts'
import { CONCEPT_SIZES } from '#src/content/concepts.ts'
import { facts, g90L } from '#src/content/models/facts.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { routeNames, routeOf } from '#src/routes.ts'
import { expect, test } from './test.ts'

/**
 * Every figure about a car on a page, in its tags or its structured data agrees with the data. Read from the HTML the
 * server sends, so texts, diagrams, tables and meta are all in it.
 */

type Known = {
  sizes: Set<number>
  powers: Set<number>
  torques: Set<number>
  seconds: Set<number>
  prices: Set<number>
  boots: Set<number>
}

const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null)
const union = <T>(sets: readonly Set<T>[]) => new Set(sets.flatMap((set) => [...set]))
const sizesOf = ({ length, width, height, wheelbase }: (typeof facts)[ModelCode]) => [length, width, height, wheelbase]

function knownOf(code: ModelCode): Known {
  const engines = modificationsOf(code)
  return {
    sizes: new Set([...sizesOf(facts[code]), ...(code === 'g90' ? sizesOf(g90L) : [])]),
    powers: new Set(engines.map(({ power_hp }) => power_hp)),
    torques: new Set(engines.map(({ torque_nm }) => torque_nm)),
    seconds: new Set(present(engines.map(({ accel_0_100 }) => accel_0_100))),
    prices: new Set(present(trims.filter(({ model }) => model === code).map(({ price }) => price))),
    boots: new Set([facts[code].boot]),
  }
}
const ofModel = Object.fromEntries(MODEL_CODES.map((code) => [code, knownOf(code)])) as Record<ModelCode, Known>
const everything = Object.fromEntries(
  (['sizes', 'powers', 'torques', 'seconds', 'prices', 'boots'] as const).map((key) => [
    key,
    union(MODEL_CODES.map((code) => ofModel[code][key])),
  ]),
) as Known
/** Pages of one car set it beside the others by their length. */
const LENGTHS = new Set([...Object.values(facts), g90L].map(({ length }) => length))

/** A concept is no car of the line-up. */
const CONCEPTS = new Set(Object.values(CONCEPT_SIZES).flatMap((sizes) => Object.values(sizes)))

const numbers = (list: string): number[] => list.match(/\d+(?:,\d+)?/g)!.map((one) => Number(one.replace(',', '.')))
const all = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) => numbers(found.replaceAll(/(\d) (?=\d{3})/g, '$1')))

/** The menu names every model with its price, so only the page's head and main part are checked for its own car. */
const ownPart = (html: string): string =>
  [/<head>.*?<\/head>/s, /<main.*<\/main>/s].map((part) => part.exec(html)?.[0] ?? '').join('')
const structured = (html: string): string =>
  [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(([, json]) => json).join()

/** Text of a page with what stands in its attributes and structured data, spaces made plain; code is left out. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replaceAll(/(?:aria-label|content|alt)="([^"]*)"/g, '> $1 <')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[\s\u00a0\u2060]+/g, ' ')

const LIST = String.raw`((?:\d{3}(?:, | или | и ))*\d{3})`
const FIGURES: Record<keyof Known, RegExp> = {
  sizes: /(\d{4}) мм/g,
  powers: new RegExp(`${LIST} л\\. с\\.`, 'g'),
  torques: new RegExp(`${LIST} Н·м`, 'g'),
  seconds: /(?:до 100 км\/ч|сотни|сотня|Разгон)[^\d]{0,24}(\d+(?:,\d)?) (?:с|секунды?)(?![а-яё])/gi,
  prices: /(?:^|[^\d ]|[^\d] )(\d{1,3} \d{3} \d{3}) ₽/g,
  boots: /Багажник (\d{3}) л/g,
}
/** Sums of credit, used cars and test forms are not prices of a car. */
const KINDS = ['home', 'models', 'model-home', 'model-section', 'model-gallery', 'model-price', 'promo', 'future']

test('every figure of a car agrees with the data, on every page, in its tags and in structured data', async ({
  request,
}) => {
  const wrong: string[] = []
  const found: Record<string, number> = {}
  for (const name of routeNames) {
    const { path, page, model } = routeOf(name)
    if (!KINDS.includes(page)) continue
    const html = await (await request.get(path)).text()
    const text = textOf(ownPart(html))
    const known = model ? ofModel[model] : everything
    for (const key of Object.keys(FIGURES) as (keyof Known)[]) {
      const values = all(text, FIGURES[key])
      found[key] = (found[key] ?? 0) + values.length
      const sizes = union([known.sizes, LENGTHS, ...(page === 'future' ? [CONCEPTS] : [])])
      const allowed = key === 'sizes' ? sizes : known[key]
      for (const value of values) if (!allowed.has(value)) wrong.push(`${path}: ${key} ${value}`)
    }
    for (const [, price] of structured(html).matchAll(/"(?:price|lowPrice|highPrice)":\s*"?(\d+)/g))
      if (!known.prices.has(Number(price))) wrong.push(`${path}: structured price ${price}`)
  }
  expect(wrong).toEqual([])
  // The patterns still find what they look for.
  expect(found['sizes']).toBeGreaterThan(200)
  expect(found['powers']).toBeGreaterThan(60)
  expect(found['torques']).toBeGreaterThan(10)
  expect(found['seconds']).toBeGreaterThan(20)
  expect(found['prices']).toBeGreaterThan(30)
  expect(found['boots']).toBeGreaterThan(1)
})
