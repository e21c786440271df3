import type { Modification } from '#src/domain/shapes/configurator.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { typograf } from '#src/domain/typography.ts'

/** Figures that can await the owner's confirmation; they are then shown with «уточняется». */
export type Unsure = 'power_hp' | 'torque_nm' | 'drive' | 'accel_0_100' | 'max_speed' | 'consumption'

type Engine = Pick<Modification, 'engine' | 'fuel' | 'volume_l' | 'power_hp' | 'torque_nm'>
type Row = { id: number; engine: Engine; drive: Modification['drive']; pace: Pace; unsure: Unsure[] }
/** Seconds from 0 to 100 km/h, km/h, litres per 100 km. */
type Pace = [accel: number, maxSpeed: number, consumption: number]

const petrol = (engine: string, power_hp: number, torque_nm: number): Engine => ({
  // One name wherever it stands: «2.0 Turbo» is never parted.
  engine: typograf(engine),
  fuel: 'petrol',
  volume_l: Number.parseFloat(engine),
  power_hp,
  torque_nm,
})
const diesel = (engine: string, power_hp: number, torque_nm: number): Engine => ({
  ...petrol(engine, power_hp, torque_nm),
  fuel: 'diesel',
})

const turbo20 = petrol('2.0 Turbo', 197, 353)
const turbo25 = petrol('2.5 Turbo', 249, 422)
const turbo33 = petrol('3.3 Turbo V6', 370, 510)
const turbo35 = petrol('3.5 Turbo V6', 379, 530)

const pace: Unsure[] = ['accel_0_100', 'max_speed', 'consumption']

/** Sixteen engines with their drives. Torque and pace are recollection where `unsure` names them. */
const rows: Record<ModelCode, Row[]> = {
  g70: [
    { id: 1, engine: turbo20, drive: 'rwd', pace: [7.7, 225, 9], unsure: pace },
    { id: 2, engine: turbo20, drive: 'awd', pace: [7.9, 220, 9.4], unsure: pace },
    { id: 3, engine: { ...turbo20, power_hp: 247 }, drive: 'awd', pace: [6.4, 235, 9.6], unsure: pace },
    { id: 4, engine: turbo33, drive: 'awd', pace: [4.9, 250, 11], unsure: pace },
  ],
  gv70: [
    { id: 5, engine: turbo25, drive: 'awd', pace: [6.9, 225, 9.9], unsure: ['torque_nm', ...pace] },
    {
      id: 6,
      engine: diesel('2.2 дизель', 199, 440),
      drive: 'awd',
      pace: [8, 210, 7.6],
      unsure: ['power_hp', 'torque_nm', ...pace],
    },
    { id: 7, engine: turbo35, drive: 'awd', pace: [5.1, 240, 11.3], unsure: ['max_speed', 'consumption'] },
  ],
  'new-g80': [
    {
      id: 8,
      engine: turbo25,
      drive: 'rwd',
      pace: [6.5, 235, 9.2],
      unsure: ['power_hp', 'torque_nm', 'drive', ...pace],
    },
    { id: 9, engine: turbo25, drive: 'awd', pace: [6.8, 230, 9.8], unsure: ['power_hp', 'torque_nm', ...pace] },
    { id: 10, engine: turbo35, drive: 'awd', pace: [5.1, 250, 10.7], unsure: ['power_hp', ...pace] },
  ],
  gv80: [
    { id: 11, engine: turbo25, drive: 'awd', pace: [7.9, 220, 10.7], unsure: ['power_hp', 'torque_nm', ...pace] },
    {
      id: 12,
      engine: diesel('3.0 дизель', 249, 588),
      drive: 'awd',
      pace: [7.5, 225, 8.8],
      unsure: ['power_hp', 'torque_nm', ...pace],
    },
    { id: 13, engine: turbo35, drive: 'awd', pace: [5.5, 240, 11.7], unsure: ['power_hp', ...pace] },
  ],
  g90: [
    {
      id: 14,
      engine: petrol('3.8 V6', 309, 397),
      drive: 'awd',
      pace: [7.3, 230, 11.2],
      unsure: ['torque_nm', ...pace],
    },
    { id: 15, engine: turbo33, drive: 'awd', pace: [6.2, 240, 11.4], unsure: pace },
    {
      id: 16,
      engine: petrol('5.0 V8', 413, 505),
      drive: 'awd',
      pace: [5.9, 240, 12.6],
      unsure: ['torque_nm', ...pace],
    },
  ],
}

export const driveName: Record<Modification['drive'], string> = { rwd: 'задний', awd: 'полный' }

function toModification({ id, engine, drive, pace: [accel, maxSpeed, consumption], unsure }: Row): Modification {
  return {
    id,
    name: typograf(`${engine.engine}, ${engine.power_hp} л. с., ${driveName[drive]} привод`),
    ...engine,
    drive,
    gearbox: '8-ступенчатый автомат',
    accel_0_100: accel,
    max_speed: maxSpeed,
    consumption,
    co2: null,
    unsure,
  }
}

const byModel = Object.fromEntries(
  Object.entries(rows).map(([code, list]) => [code, list.map(toModification)]),
) as Record<ModelCode, Modification[]>

/** The engines of a model, weakest first. */
export const modificationsOf = (code: ModelCode): Modification[] => byModel[code]
