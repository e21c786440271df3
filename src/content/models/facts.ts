import type { CarFacts } from '#src/content/models/define-model.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { perModel, type ModelCode } from '#src/domain/model.ts'

export type { CarFacts } from '#src/content/models/define-model.ts'

/** Sizes of every model. Lengths are the specification's (its field is named `width`); G80 is 4990 by its letter (decisions.md). */
export const facts: Record<ModelCode, CarFacts> = perModel((model) => model.facts)

/** The long version of the G90: everything it adds is wheelbase. */
export const G90L_EXTRA_MM = lineUp.g90.long.addedMm
export const g90L: CarFacts = {
  ...facts.g90,
  length: facts.g90.length + G90L_EXTRA_MM,
  wheelbase: facts.g90.wheelbase + G90L_EXTRA_MM,
}
