import { describe, expect, test } from 'vitest'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { featuresOf } from '#src/content/cars/features.ts'
import { specificationsOf } from '#src/content/cars/specifications.ts'
import { trims } from '#src/content/cars/trims.ts'
import { facts, g90L } from '#src/content/models/facts.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { complectationShape } from '#src/domain/shapes/complectation.ts'
import { confDataShape } from '#src/domain/shapes/configurator.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { withoutBinding } from '#src/domain/nbsp.ts'

const complectations = trims.map(complectationOf)
const conf = configuratorData()
const idsOf = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))

describe('complectations', () => {
  test('are 23, each with its own id and in its shape', () => {
    expect(idsOf(complectations).size).toBe(23)
    for (const item of complectations) expect(() => complectationShape.parse(item)).not.toThrow()
  })

  test.each(MODEL_CODES)('the lowest price of %s is the published one', (code) => {
    const prices = complectations.filter((item) => item.model_code === code).map(({ price }) => price)
    const { price, priceComingSoon } = modelByCode(code)
    const lowest = prices.includes(null) ? null : Math.min(...prices.map(Number))
    expect(lowest).toBe(priceComingSoon ? null : Number(price.replaceAll(' ', '')))
  })

  test('a price and its text agree', () => {
    expect(complectations.find(({ id }) => id === 101)?.price_text).toBe('2 249 000')
    for (const { price, price_text } of complectations)
      expect(price_text.replaceAll(' ', '')).toBe(price === null ? '' : String(price))
  })

  test('captions and names follow from the engine and the family', () => {
    const captionsOf = (list: typeof complectations) =>
      list.map(({ id, name, packet, trim_caption }) => ({ id, name, packet, caption: withoutBinding(trim_caption) }))
    expect(captionsOf(complectations)).toContainEqual(
      expect.objectContaining({ id: 106, name: 'Sport', caption: 'G70 3.3 Turbo V6 370 AWD Sport' }),
    )
    expect(captionsOf(complectations.filter(({ is_long }) => is_long))).toMatchObject([
      { id: 504, packet: 'L Royal', caption: 'G90 L 5.0 V8 413 AWD Royal' },
    ])
    const { modification } = complectations.find(({ id }) => id === 106)!
    expect(withoutBinding(modification.name)).toBe('3.3 Turbo V6, 370 л. с., полный привод')
  })

  test('name only packages, colours and interiors that exist', () => {
    const known = { package: idsOf(conf.package), ext: idsOf(conf.colorExterior), int: idsOf(conf.colorInterior) }
    for (const item of complectations) {
      expect([...known.package]).toEqual(expect.arrayContaining(item.package_ids))
      expect([...known.ext]).toEqual(expect.arrayContaining(item.exterior_ids))
      expect([...known.int]).toEqual(expect.arrayContaining(item.interior_ids))
      expect(item.exterior_ids.length * item.interior_ids.length).toBeGreaterThan(0)
    }
  })
})

describe('features', () => {
  test('an option always names a package of its trim that holds it', () => {
    for (const trim of trims) {
      const own = complectationOf(trim).package_ids
      for (const { id, value, package_id } of featuresOf(trim).items) {
        expect(package_id !== undefined).toBe(value === 'option')
        if (package_id === undefined) continue
        expect(own).toContain(package_id)
        expect(conf.package.find((item) => item.id === package_id)?.feature_ids).toContain(id)
      }
    }
  })

  test('stand in known categories, 36 for every trim', () => {
    const categories = idsOf(conf.featureCategory)
    for (const trim of trims) {
      const { items } = featuresOf(trim)
      expect(items).toHaveLength(36)
      for (const { category_id } of items) expect(categories).toContain(category_id)
    }
  })
})

describe('specifications', () => {
  const valueOf = (id: number, name: string) => {
    const trim = trims.find((candidate) => candidate.id === id)!
    return specificationsOf(trim, modificationOf(trim)).items.find((item) => item.name === name)
  }

  test('dimensions are those of the facts, longer for the long version', () => {
    expect(valueOf(301, 'Длина')?.value).toBe(String(facts['new-g80'].length))
    expect(valueOf(503, 'Колёсная база')?.value).toBe(String(facts.g90.wheelbase))
    expect(valueOf(504, 'Колёсная база')?.value).toBe(String(g90L.wheelbase))
  })

  test('figures are written the Russian way, unconfirmed ones are marked', () => {
    expect(valueOf(101, 'Рабочий объём')).toMatchObject({
      id: 1,
      category_id: 1,
      name: 'Рабочий объём',
      value: '2,0',
      unit: 'л',
    })
    expect(valueOf(205, 'Разгон 0–100\u00a0км/ч')).not.toHaveProperty('unsure')
    expect(valueOf(304, 'Разгон 0–100\u00a0км/ч')).toMatchObject({ value: '5,1', unsure: true, better: 'low' })
  })
})

describe('configurator data', () => {
  test('has its shape, six keys, 16 engines, one picture per colour', () => {
    expect(Object.keys(confDataShape.parse(conf))).toHaveLength(6)
    expect(idsOf(conf.model.flatMap(({ modifications }) => modifications)).size).toBe(16)
    expect(conf.colorExterior.map(({ images }) => images.length)).toEqual(conf.colorExterior.map(() => 1))
    expect(conf.colorExterior[0]?.images).toEqual([{ angle: 0, src: '/images/cars/{model}-uyh.svg' }])
  })

  test('packages name only trims and packages that exist', () => {
    const known = idsOf(trims)
    const packages = idsOf(conf.package)
    for (const { comp_ids, requires = [], excludes = [] } of conf.package) {
      for (const id of comp_ids) expect(known).toContain(id)
      for (const id of [...requires, ...excludes]) expect(packages).toContain(id)
    }
  })
})
