import { termsOf, type Question } from '#src/backend/search/answers/question.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { trims, type Family, type Trim } from '#src/content/cars/trims.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

/** The engine, drive or trim that a query names beside a car. */

/** Families of trims, as written and as pronounced. */
const families: readonly (readonly [Family, readonly string[]])[] = [
  ['Elegance', termsOf('elegance элеганс')],
  ['Advance', termsOf('advance адванс')],
  ['Premier', termsOf('premier премьер')],
  ['Sport', termsOf('sport спорт')],
  ['Elite', termsOf('elite элит')],
  ['Royal', termsOf('royal роял')],
]
const DIESEL = termsOf('дизель дизельный солярка')
const PETROL = termsOf('бензин бензиновый')
export const ALL_WHEELS = termsOf('полный')
export const REAR_WHEELS = termsOf('задний')
const VOLUME = /(?<![\d.,])(\d)[.,](\d)(?!\d)/
export const QUALIFIERS = new Set([
  ...families.flatMap(([, names]) => names),
  ...DIESEL,
  ...PETROL,
  ...termsOf('полный задний'),
])

export const hasAny = ({ terms }: Question, words: readonly string[]): boolean => words.some((word) => terms.has(word))
const familyOf = (question: Question): Family | undefined => families.find(([, names]) => hasAny(question, names))?.[0]

/** The trims a query is about: those of the family it names, if the car has it. */
export function trimsOf(code: ModelCode, question: Question): { family: Family | undefined; list: readonly Trim[] } {
  const family = familyOf(question)
  const own = trims.filter(({ model }) => model === code)
  const list = own.filter((trim) => trim.family === family)
  return list.length > 0 ? { family, list } : { family: undefined, list: own }
}

/** The engines it is about; all of them when none matches. */
export function enginesOf(
  code: ModelCode,
  question: Question,
): { family: Family | undefined; list: readonly Modification[] } {
  const { family, list: own } = trimsOf(code, question)
  const ids = new Set(own.map(({ modificationId }) => modificationId))
  const [, whole, tenth] = VOLUME.exec(question.text) ?? []
  const tests: ((engine: Modification) => boolean)[] = [
    ...(family ? [({ id }: Modification) => ids.has(id)] : []),
    ...(hasAny(question, DIESEL) ? [({ fuel }: Modification) => fuel === 'diesel'] : []),
    ...(hasAny(question, PETROL) ? [({ fuel }: Modification) => fuel === 'petrol'] : []),
    ...(hasAny(question, ALL_WHEELS) ? [({ drive }: Modification) => drive === 'awd'] : []),
    ...(hasAny(question, REAR_WHEELS) ? [({ drive }: Modification) => drive === 'rwd'] : []),
    ...(whole ? [({ volume_l }: Modification) => volume_l.toFixed(1) === `${whole}.${tenth}`] : []),
  ]
  const all = modificationsOf(code)
  const list = all.filter((engine) => tests.every((test) => test(engine)))
  return { family, list: list.length > 0 ? list : all }
}
