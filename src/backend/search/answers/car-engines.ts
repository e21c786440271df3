import type { EngineMeasure } from '#src/backend/search/answers/measures.ts'
import type { Question } from '#src/backend/search/answers/question.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { driveName, formatDecimal, listed } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { ALL_WHEELS, REAR_WHEELS, hasAny, enginesOf } from '#src/backend/search/answers/qualifiers.ts'
import { performanceOf, brandNameOf, nameWith } from '#src/backend/search/answers/car-names.ts'

/** One measure of a car's engines: the range, then each. */
export function engineAnswer(
  code: ModelCode,
  question: Question,
  { title, unit, of, unsure, write = formatDecimal }: EngineMeasure,
): SearchAnswer {
  const { family, list } = enginesOf(code, question)
  const rows = list.flatMap((engine) => {
    const value = of(engine)
    return value === null ? [] : [{ engine, value }]
  })
  const values = rows.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)].map(write)
  const range = least === most ? least : `${least}–${most}`
  const isUnsure = list.some((engine) => engine.unsure?.includes(unsure))
  return {
    url: performanceOf(code),
    title: `${title} ${nameWith(code, family)}: ${range}${NBSP}${unit}`,
    text: [
      ...rows.map(({ engine, value }) => `${engine.name} — ${write(value)}${NBSP}${unit}`),
      ...(isUnsure ? ['данные уточняются'] : []),
    ].join('; '),
  }
}

export function driveAnswer(code: ModelCode, question: Question): SearchAnswer {
  const all = modificationsOf(code)
  const kinds = [...new Set(all.map(({ drive }) => drive))].map((drive) => driveName[drive])
  const wanted = hasAny(question, ALL_WHEELS) ? 'awd' : hasAny(question, REAR_WHEELS) ? 'rwd' : null
  const own = wanted ? all.filter(({ drive }) => drive === wanted) : all
  return {
    url: performanceOf(code),
    title: `Привод ${brandNameOf(code)}: ${listed(kinds, 'или')}`,
    text: (own.length > 0 ? own : all).map(({ name }) => name).join('; '),
  }
}

export const enginesAnswer = (code: ModelCode, question: Question): SearchAnswer => ({
  url: performanceOf(code),
  title: `Двигатели ${brandNameOf(code)}`,
  text: enginesOf(code, question)
    .list.map(({ name, fuel }) => `${name}, ${fuel === 'diesel' ? 'дизельное топливо' : 'бензин АИ-95'}`)
    .join('; '),
})
