import type { CarFacts, ModelDefinition } from '#src/content/models/define-model.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { perModel, type ModelCode } from '#src/domain/model.ts'

export type { CarFacts } from '#src/content/models/define-model.ts'

/** Sizes of every model. Lengths are the specification's (its field is named `width`); G80 is 4990 by its letter (decisions.md). */
export const facts: Readonly<Record<ModelCode, CarFacts>> = perModel((model) => model.facts)

type LongVersion = NonNullable<ModelDefinition['long']>
/** The longer version of a model, if it has one. */
export const longVersionOf = (code: ModelCode): LongVersion | undefined => {
  const { long }: ModelDefinition = lineUp[code]
  return long
}

/** Sizes of a model or of its longer version, which differs only in wheelbase. */
export function sizesOf(code: ModelCode, isLong: boolean): CarFacts {
  const added = isLong ? (longVersionOf(code)?.addedMm ?? 0) : 0
  const own = facts[code]
  return { ...own, length: own.length + added, wheelbase: own.wheelbase + added }
}

export const g90L = sizesOf('g90', true)
export const G90L_EXTRA_MM = lineUp.g90.long.addedMm

/** Length of a car in millimetres: a trim of the longer version is longer. */
export const lengthOf = (code: ModelCode, trimId: number): number =>
  sizesOf(code, longVersionOf(code)?.trims.includes(trimId) ?? false).length
