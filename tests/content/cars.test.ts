import { describe, expect, test } from 'vitest'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { features, featuresOf } from '#src/content/cars/features.ts'
import { specificationsOf } from '#src/content/cars/specifications.ts'
import { trims } from '#src/content/cars/trims.ts'
import { facts, g90L } from '#src/content/models/facts.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { complectationShape } from '#src/domain/shapes/complectation.ts'
import { confDataShape } from '#src/domain/shapes/configurator.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

const complectations = trims.map(complectationOf)
const conf = configuratorData()
const idsOf = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))

describe('complectations', () => {
  // That numbers do not stand twice is told with file and line: prices.test.ts.
  test('have their shape', () => {
    for (const item of complectations) expect(() => complectationShape.parse(item)).not.toThrow()
  })

  test.each(MODEL_CODES)('the lowest price of %s is the announced one', (code) => {
    const prices = complectations.flatMap(({ model_code, price }) => (model_code === code ? (price ?? []) : []))
    const { price, priceComingSoon } = modelByCode(code)
    expect(priceComingSoon).toBe(prices.length === 0)
    expect(price.replace(/\D/g, '')).toBe(prices.length > 0 ? String(Math.min(...prices)) : '')
  })

  test('a price and its text agree', () => {
    for (const { price, price_text } of complectations)
      expect(price_text.replaceAll(' ', '')).toBe(price === null ? '' : String(price))
  })

  test('captions and names follow from the engine and the family', () => {
    for (const trim of trims) {
      const { name, packet, trim_caption, modification } = complectationOf(trim)
      const { engine, power_hp, drive } = modification
      const long = trim.long ? ' L' : ''
      expect([name, packet]).toEqual(Array(2).fill(`${long.trim()} ${trim.family}`.trim()))
      expect(withPlainSpaces(trim_caption)).toBe(
        withPlainSpaces(
          `${modelByCode(trim.model).name}${long} ${engine} ${power_hp} ${drive.toUpperCase()} ${trim.family}`,
        ),
      )
      expect(withPlainSpaces(modification.name)).toMatch(/^.+, \d+ л\. с\., (?:полный|задний) привод$/)
    }
  })

  test('a package’s name says what a number in it counts', () => {
    for (const { name } of conf.package) expect(name).not.toMatch(/\d$/)
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

  test('stand in known categories, the same for every trim', () => {
    const categories = idsOf(conf.featureCategory)
    for (const trim of trims) {
      const { items } = featuresOf(trim)
      expect(items.map(({ id }) => id)).toEqual(features.map(({ id }) => id))
      for (const { category_id } of items) expect(categories).toContain(category_id)
    }
  })
})

describe('specifications', () => {
  const rows = trims.map((trim) => ({ trim, items: specificationsOf(trim, modificationOf(trim)).items }))

  test('dimensions are those of the facts, longer for the long version', () => {
    for (const { trim, items } of rows) {
      const { length, wheelbase } = trim.long ? g90L : facts[trim.model]
      const valueOf = (name: string) => items.find((item) => item.name === name)?.value
      expect([valueOf('Длина'), valueOf('Колёсная база')]).toEqual([String(length), String(wheelbase)])
    }
  })

  test('figures are written the Russian way, unconfirmed ones are marked', () => {
    for (const { trim, items } of rows) {
      const { volume_l, unsure = [], accel_0_100 } = modificationOf(trim)
      const decimal = (value: number | null) => value?.toFixed(1).replace('.', ',')
      expect(items.find(({ name }) => name === 'Рабочий объём')).toMatchObject({ value: decimal(volume_l), unit: 'л' })
      const pace = items.find(({ name }) => name === 'Разгон 0–100\u00a0км/ч')
      expect(pace).toMatchObject({ value: decimal(accel_0_100), better: 'low' })
      expect(pace?.unsure ?? false).toBe(unsure.includes('accel_0_100'))
      for (const { value } of items) expect(value).not.toMatch(/\d\.\d/)
    }
  })
})

describe('configurator data', () => {
  test('has its shape, six keys, one picture per colour', () => {
    expect(Object.keys(confDataShape.parse(conf))).toHaveLength(6)
    expect(conf.colorExterior.map(({ images }) => images.length)).toEqual(conf.colorExterior.map(() => 1))
    for (const { code, images } of conf.colorExterior)
      expect(images).toEqual([{ angle: 0, src: `/images/cars/{model}-${code.toLowerCase()}.svg` }])
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
