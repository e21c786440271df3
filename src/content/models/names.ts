import { lineUp } from '#src/content/models/line-up.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

export const modelName = (code: ModelCode): string => lineUp[code].name
/** Kind of car in two words, for cards. */
export const modelKind = (code: ModelCode): string => lineUp[code].kind
export const bodyOf = (code: ModelCode): 'sedan' | 'suv' => lineUp[code].body
/** Names of the models of a body type, in the order of the line-up. */
export const namesOf = (body: 'sedan' | 'suv'): string[] =>
  MODEL_CODES.filter((code) => bodyOf(code) === body).map(modelName)
