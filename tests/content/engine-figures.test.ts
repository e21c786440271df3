import { describe, expect, test } from 'vitest'
import { petrol, turbine } from '#src/content/cars/engines.ts'
import type { EngineRow } from '#src/content/models/define-details.ts'
import { engineFigures } from '#src/content/models/shared.ts'

const small = petrol('1.8 Turbo', 180, 300, turbine(1500, 4000, 5800))
const large = petrol('3.2 V6', 340, 480, turbine(1500, 4000, 5800))
const row = (id: number, engine: EngineRow['engine'], unsure: EngineRow['unsure']): EngineRow => ({
  id,
  engine,
  drive: 'awd',
  pace: [7, 230, 9],
  unsure,
})
const seen = (rows: readonly EngineRow[]) =>
  engineFigures(rows).map(({ label, value, unit, unsure }) => [label, value, unit, unsure ?? false].join(' · '))

describe('figures of engines', () => {
  test('are torques where power and torque are known alike, once an engine whatever its drive', () => {
    expect(seen([row(1, small, []), row(2, small, []), row(3, large, ['power_hp', 'torque_nm'])])).toEqual([
      `${small.engine}, 180 л. с. · 300 · Н·м · false`,
      `${large.engine}, 340 л. с. · 480 · Н·м · true`,
    ])
  })

  test('say which of the two they are, for all engines, where of one only one awaits confirmation', () => {
    expect(seen([row(1, small, ['power_hp', 'torque_nm']), row(2, large, ['power_hp'])])).toEqual([
      `Мощность, ${small.engine} · 180 · л. с. · true`,
      `Мощность, ${large.engine} · 340 · л. с. · true`,
      `Крутящий момент, ${small.engine} · 300 · Н·м · true`,
      `Крутящий момент, ${large.engine} · 480 · Н·м · false`,
    ])
  })
})
