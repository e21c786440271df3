import { describe, expect, test } from 'vitest'
import { totalOf } from '#src/domain/configurator/build.ts'
import { emptyChoice, type Choice } from '#src/domain/configurator/choice.ts'
import { goesTogether } from '#src/domain/configurator/offer.ts'
import { resolveBuild } from '#src/domain/configurator/resolve-build.ts'
import type { ConfCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'
import { wayToTrim, type Requirement } from '#src/pages/configurator/slides/way-to-trim.ts'
import { complectations, configurator } from '../fixtures/cars.ts'

const trimsOf = (model: ConfCode) => complectations.filter(({ conf_code }) => conf_code === model)
const cabinOf = (code: string) => configurator.colorInterior.find((one) => one.code === code)!
const packageOf = (id: number) => configurator.package.find((one) => one.id === id)!

function from(part: Partial<Choice> & { model: ConfCode }, data: ConfData = configurator) {
  const choice = { ...emptyChoice, ...part }
  const trims = trimsOf(part.model)
  return { choice, data, trims, build: resolveBuild(choice, { data, trims })!.build }
}
const havingOf = (trims: readonly Complectation[], { interior, item }: Requirement) =>
  trims.filter(
    ({ interior_ids, package_ids }) =>
      (!interior || interior_ids.includes(interior.id)) && (!item || package_ids.includes(item.id)),
  )

describe('the way to a trim that has what the chosen one lacks', () => {
  test('goes to the cheapest with the same engine, and leaves alone what goes with it', () => {
    const here = from({ model: 'gv70', comp: 201, ext: 'MGR' })
    const requirement = { interior: cabinOf('IVR') }
    const way = wayToTrim(here, havingOf(here.trims, requirement), requirement)!
    // 202, a diesel, is cheaper.
    expect(way.trim.id).toBe(203)
    expect([way.build.exterior.code, way.build.interior.code, way.said]).toEqual(['MGR', 'IVR', []])
    expect(way.price!.more).toBe(300_000 + 110_000)
  })

  test('takes another paint where the chosen one does not go with the leather, names it and counts it', () => {
    const here = from({ model: 'gv70', comp: 201, ext: 'RED' })
    const requirement = { interior: cabinOf('RDN') }
    const way = wayToTrim(here, havingOf(here.trims, requirement), requirement)!
    expect(way.build.interior.code).toBe('RDN')
    expect(goesTogether(way.build.exterior, requirement.interior)).toBe(true)
    expect(way.said).toEqual([expect.stringContaining(`на «${way.build.exterior.name}»`)])
    expect(way.price!.more).toBe(totalOf(way.build)! - totalOf(here.build)!)
    expect(way.price!.parts.map(({ name }) => name)).toEqual(['комплектация', 'цвет', 'салон'])
  })

  test('is none where no paint of any trim goes with the leather', () => {
    const { id } = cabinOf('RDN')
    const colorExterior = configurator.colorExterior.map((one) => ({ ...one, exclude_interior_ids: [id] }))
    const here = from({ model: 'gv70', comp: 201 }, { ...configurator, colorExterior })
    const requirement = { interior: cabinOf('RDN') }
    expect(wayToTrim(here, havingOf(here.trims, requirement), requirement)).toBeNull()
  })

  test('is none where a chosen package would push the wanted one out', () => {
    const here = from({ model: 'gv70', comp: 203, pkg: [4] })
    // «Скорость» was chosen first, «Уют» does not go with it.
    const requirement = { item: packageOf(5) }
    expect(wayToTrim(here, [here.trims.find(({ id }) => id === 204)!], requirement)).toBeNull()
    const free = from({ model: 'gv70', comp: 203 })
    expect(wayToTrim(free, havingOf(free.trims, requirement), requirement)!.build.packages.map(({ id }) => id)).toEqual(
      [5],
    )
  })

  test('ends with what was wanted, from every car of the fixtures', () => {
    const ends = complectations.flatMap(({ conf_code: model, id: comp, exterior_ids }) =>
      configurator.colorExterior
        .filter(({ id }) => exterior_ids.includes(id))
        .flatMap(({ code: ext }) => {
          const here = from({ model, comp, ext })
          return configurator.colorInterior.flatMap((interior) => {
            const way = wayToTrim(here, havingOf(here.trims, { interior }), { interior })
            return way ? [[way.build.interior.id, interior.id]] : []
          })
        }),
    )
    expect(ends.filter(([taken, wanted]) => taken !== wanted)).toEqual([])
    expect(ends).not.toHaveLength(0)
  })
})
