import type { Engine, Unsure } from '#src/content/cars/engines.ts'
import type { PackageCode } from '#src/content/cars/package-offers.ts'
import type { ModelCopy } from '#src/content/models/model-copy.ts'
import type { ModelMeta } from '#src/content/models/model-meta.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

/** Seconds from 0 to 100 km/h, km/h, litres per 100 km. */
type Pace = readonly [accel: number, maxSpeed: number, consumption: number]

/** An engine with its drive in one model. Its number is unique across models; trims refer to it. */
export type EngineRow = {
  readonly id: number
  readonly engine: Engine
  readonly drive: Modification['drive']
  readonly pace: Pace
  /** Figures that await the owner's confirmation. */
  readonly unsure: readonly Unsure[]
}

/** A model's data for pages about cars, beyond those that every page has (define-model.ts). */
export type ModelDetails = {
  /** Target group: a sentence on the page of all models. */
  readonly inShort: string
  /** Weakest first. */
  readonly engines: readonly EngineRow[]
  /** Codes of content/cars/package-offers.ts; packages are shown in the order of that list. */
  readonly packages: readonly PackageCode[]
  readonly frontSuspension: string
  /** Whether its boot volume awaits the owner's confirmation. */
  readonly isBootUnsure: boolean
  /** Airbags in addition to the eight of every model: at the knees, and one between the front seats. */
  readonly airbags: { readonly knees: 1 | 2; readonly center: boolean }
}

/**
 * The other files of a model's folder: they are loaded by its code; naming them here makes the compiler require them.
 */
type ModelFiles<C extends ModelCode> = { copy: { copy: ModelCopy<C> }; meta: { meta: ModelMeta<C> } }

/** Details of one model. `_Files` names the files in the same folder. */
export const defineDetails = <C extends ModelCode, _Files extends ModelFiles<C>>(details: ModelDetails): ModelDetails =>
  details
