import type { EngineMeasure } from '#src/backend/search/answers/measures.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/names.ts'
import { models } from '#src/content/models/summary.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { formatDecimal, formatPriceFrom } from '#src/domain/format.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { hrefTo } from '#src/routes.ts'
import { ALL_WHEELS } from '#src/backend/search/answers/qualifiers.ts'
import { priceNote } from '#src/backend/search/answers/price-words.ts'

/** Facts of all cars side by side, the best first. */

export const MODELS = `${BRAND_SLUG}-models` as const

type Row = { code: ModelCode; value: number }
export const sorted = (rows: readonly Row[], first: 'high' | 'low'): Row[] =>
  rows.toSorted((a, b) => (first === 'high' ? b.value - a.value : a.value - b.value))

export const answer = (title: string, lines: readonly string[]): SearchAnswer => ({
  url: hrefTo(MODELS, { hash: 'compare' }),
  title,
  text: lines.join('; '),
})

/** Each car by its best engine: that is what "самая быстрая" asks for. */
export function engineLine({ title, unit, of, first, unsure, write = formatDecimal }: EngineMeasure): SearchAnswer {
  const engines = MODEL_CODES.map((code) => ({ code, list: modificationsOf(code) }))
  const rows = engines.flatMap(({ code, list }) => {
    const values = list.flatMap((engine) => of(engine) ?? [])
    return values.length > 0 ? [{ code, value: first === 'high' ? Math.max(...values) : Math.min(...values) }] : []
  })
  const isUnsure = engines.some(({ list }) => list.some((engine) => engine.unsure?.includes(unsure)))
  const word = first === 'high' ? 'до' : 'от'
  return answer(`${title}: все модели`, [
    ...sorted(rows, first).map(
      ({ code, value }) => `${modelName(code)}${NBSP}— ${word}${NBSP}${write(value)}${NBSP}${unit}`,
    ),
    ...(isUnsure ? ['данные уточняются'] : []),
  ])
}

/** Inches of the wheels; tyre sizes are on the car's own page. */
export const wheels = (): SearchAnswer => ({
  url: hrefTo(MODELS, { hash: 'compare' }),
  title: 'Размер колёс: все модели',
  text: `${MODEL_CODES.map((code) => `${modelName(code)}${NBSP}— ${facts[code].wheels}${NBSP}дюймов`).join('; ')}. Размер шин для${NBSP}вашего автомобиля — на${NBSP}табличке в${NBSP}проёме двери водителя и${NBSP}в${NBSP}руководстве.`,
})

export function drives(terms: ReadonlySet<string>): SearchAnswer {
  const wanted = ALL_WHEELS.some((term) => terms.has(term)) ? 'awd' : 'rwd'
  const lines = MODEL_CODES.flatMap((code) => {
    const all = modificationsOf(code)
    const own = all.filter(({ drive }) => drive === wanted)
    if (own.length === 0) return []
    return [`${modelName(code)}${NBSP}— ${own.length === all.length ? 'все версии' : own.map(engineOf).join(', ')}`]
  })
  return answer(wanted === 'awd' ? 'Полный привод' : 'Задний привод', lines)
}

export function diesels(): SearchAnswer {
  const lines = MODEL_CODES.flatMap((code) => {
    const own = modificationsOf(code).filter(({ fuel }) => fuel === 'diesel')
    return own.length > 0 ? [`${modelName(code)}${NBSP}— ${own.map(({ name }) => name).join('; ')}`] : []
  })
  return lines.length > 0
    ? answer('Дизельные двигатели', lines)
    : answer('Дизельных двигателей нет', ['Все модели — с бензиновыми двигателями.'])
}

/** "2.0 Turbo (197 л. с.)": the drive is part of the query. */
const engineOf = ({ name }: Modification): string => name.replace(/, (.*?), .*$/, ' ($1)')

export function prices(): SearchAnswer {
  const line = models.map((model) => `${model.name}${NBSP}— ${lowerFirst(formatPriceFrom(model))}`).join('; ')
  return {
    url: hrefTo(MODELS),
    title: 'Цены моделей',
    text: `${line}. ${priceNote()}`,
  }
}
