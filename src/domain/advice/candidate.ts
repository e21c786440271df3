import type { ModelCode } from '#src/domain/model.ts'

/** A trim as the five questions see it: only figures that the site shows elsewhere too. */
export type Candidate = {
  id: number
  model: ModelCode
  /** "GV70 Advance" */
  name: string
  body: 'sedan' | 'suv'
  /** Roubles, null while not announced. */
  price: number | null
  /** "2.5 Turbo" */
  engine: string
  fuel: 'petrol' | 'diesel'
  powerHp: number
  drive: 'rwd' | 'awd'
  /** Seconds to 100 km/h; litres per 100 km. */
  accel: number
  consumption: number
  /** Millimetres, litres. */
  length: number
  height: number
  wheelbase: number
  boot: number
  /** How many safety features are standard, and of how many; the same for media, assistance and visibility. */
  safety: number
  safetyOf: number
  technology: number
  technologyOf: number
  /** Names of standard features that serve the answer. */
  quietFeatures: readonly string[]
  rearFeatures: readonly string[]
  /** Standard features of all kinds. */
  equipment: number
  equipmentOf: number
  /** Figures the distributor has not confirmed yet. */
  unsure: readonly ('powerHp' | 'drive' | 'accel' | 'consumption')[]
}

/** Figures that can be scaled. */
export type Figure = {
  [K in keyof Candidate]: Candidate[K] extends number ? K : never
}[Exclude<keyof Candidate, 'id'>]
