import { expect, test } from 'vitest'
import { trimName, trimNames } from '#src/domain/configurator/trim-name.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

const engineOf = (id: number, engine: string, change: Partial<Modification> = {}): Modification => ({
  id,
  name: `${engine}, ${id}`,
  engine,
  fuel: 'petrol',
  volume_l: 2,
  power_hp: 200,
  torque_nm: 350,
  drive: 'awd',
  gearbox: '8AT',
  accel_0_100: null,
  max_speed: null,
  consumption: null,
  co2: null,
  ...change,
})
const petrol = engineOf(1, '2.5 Turbo')
const diesel = engineOf(2, '2.2 дизель')
const rear = engineOf(3, '2.5 Turbo', { drive: 'rwd' })
const strong = engineOf(4, '2.5 Turbo', { power_hp: 300 })
const trim = (id: number, name: string, modification: Modification) => ({ id, name, modification })

test('a name of its own is enough', () => {
  const trims = [trim(1, 'Premier', petrol), trim(2, 'Sport', petrol)]
  expect(trims.map((one) => trimName(one, trims))).toEqual(['Premier', 'Sport'])
})

test('the same name with two engines names the engine, with one engine the drive, at last the power', () => {
  const nameOf = (...engines: Modification[]) => {
    const trims = engines.map((engine, index) => trim(index, 'Advance', engine))
    return trims.map((one) => trimName(one, trims).replaceAll('\u00a0', ' '))
  }
  expect(nameOf(petrol, diesel)).toEqual(['Advance 2.5 Turbo', 'Advance 2.2 дизель'])
  expect(nameOf(petrol, rear)).toEqual(['Advance, полный привод', 'Advance, задний привод'])
  expect(nameOf(petrol, strong)).toEqual(['Advance 2.5 Turbo 200 л. с.', 'Advance 2.5 Turbo 300 л. с.'])
})

test('in a list no name stands twice, and a part of a family says which part', () => {
  const trims = [trim(1, 'Advance', petrol), trim(2, 'Advance', diesel), trim(3, 'Premier', petrol)]
  expect(trimNames(trims, trims)).toEqual(['Advance', 'Premier'])
  expect(trimNames([trims[1]!, trims[2]!], trims)).toEqual(['Advance 2.2 дизель', 'Premier'])
})
