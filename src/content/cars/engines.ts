import type { Modification } from '#src/domain/shapes/configurator.ts'
import { typograf } from '#src/domain/typography.ts'

/** Engines, which models share. One of a single model may be defined in its own details.ts with the same functions. */

/** Figures that can await the owner's confirmation; they are then shown with «уточняется». */
export type Unsure = 'power_hp' | 'torque_nm' | 'drive' | 'accel_0_100' | 'max_speed' | 'consumption'

/** Revolutions of an engine's rated points. The shape between them is calculated (drawing/diagrams/engine.ts). */
export type Revolutions = {
  /** Where the full torque begins and ends. */
  shelf: readonly [from: number, to: number]
  /** Where the full power is. */
  peak: number
  limit: number
  /** Share of the torque at idle. */
  low: number
}

/** All revolutions await the owner's confirmation: a page that shows them says «уточняется». */
export type Engine = Pick<Modification, 'engine' | 'fuel' | 'volume_l' | 'power_hp' | 'torque_nm'> & {
  revolutions: Revolutions
}

/** Revolutions of an engine with a turbine: from where to where its torque is whole, where its power is, and its limit. */
export const turbine = (from: number, to: number, peak: number, limit = 6500): Revolutions => ({
  shelf: [from, to],
  peak,
  limit,
  low: 0.5,
})

/** By its name, which begins with its volume in litres, its power in hp and torque in N·m. */
export const petrol = (engine: string, power_hp: number, torque_nm: number, revolutions: Revolutions): Engine => ({
  // One name everywhere: «2.0 Turbo» is never split.
  engine: typograf(engine),
  fuel: 'petrol',
  volume_l: Number.parseFloat(engine),
  power_hp,
  torque_nm,
  revolutions,
})
export const diesel = (...given: Parameters<typeof petrol>): Engine => ({ ...petrol(...given), fuel: 'diesel' })

export const turbo20 = petrol('2.0 Turbo', 197, 353, turbine(1400, 3500, 6200))
export const turbo20Strong = petrol('2.0 Turbo', 247, 353, turbine(1400, 4000, 6200))
export const turbo25 = petrol('2.5 Turbo', 249, 422, turbine(1650, 4000, 5800))
export const turbo33 = petrol('3.3 Turbo V6', 370, 510, turbine(1300, 4500, 6000))
export const turbo35 = petrol('3.5 Turbo V6', 379, 530, turbine(1300, 4500, 5800))
export const diesel22 = diesel('2.2 дизель', 199, 440, turbine(1750, 2750, 3800, 4800))
export const diesel30 = diesel('3.0 дизель', 249, 588, turbine(1500, 2750, 3800, 4800))
export const v6 = petrol('3.8 V6', 309, 397, { shelf: [4800, 5200], peak: 6000, limit: 6500, low: 0.7 })
export const v8 = petrol('5.0 V8', 413, 505, { shelf: [4800, 5200], peak: 6000, limit: 6500, low: 0.72 })

/** Speed and consumption: together they are confirmed or not. */
export const PACE: readonly Unsure[] = ['accel_0_100', 'max_speed', 'consumption']
