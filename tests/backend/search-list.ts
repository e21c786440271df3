import { readFileSync } from 'node:fs'
import { exteriorColors } from '#src/content/cars/colors.ts'
import { features } from '#src/content/cars/features.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { BRAND_IN_RUSSIAN, BRAND_SLUG, company } from '#src/brand/brand.ts'
import { faq } from '#src/content/faq.ts'
import { facts, g90L } from '#src/content/models/facts.ts'
import { models } from '#src/content/models/summary.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { serviceInterval, warrantyTerms } from '#src/content/warranty-and-service.ts'
import { formatDecimal, formatMoney, formatNumber } from '#src/domain/format.ts'
import { isModelCode, toModelCode, type ModelCode } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { matchRoute } from '#src/routes.ts'
import { creditPrograms } from '../fixtures/credit-programs.ts'

/**
 * A list of questions with the page that must come first. Where the answer must say a figure or a name, the list names
 * it, `{length gv80}`, and the content says what it is. A row about something the content no longer has is left out.
 */
export type SearchRow = { q: string; url: string; says: string | null }

export function readSearchList(file: string): SearchRow[] {
  const [head = '', ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .replaceAll('{slug}', BRAND_SLUG)
    .replaceAll('{name}', BRAND_IN_RUSSIAN.nominative.toLowerCase())
    .trim()
    .split('\n')
  const columns = head.split('\t')
  return lines.flatMap((line) => {
    const cells = new Map(line.split('\t').map((cell, index) => [columns[index], cell]))
    const says = cells.get('says') ?? '-'
    const url = cells.get('first') ?? ''
    const said = says === '-' ? null : resolveNames(says, url)
    return said === undefined || !isThere(url) ? [] : [{ q: cells.get('query') ?? '', url, says: said }]
  })
}

/** A page of the routes table; a question and a colour only as long as the content has them. */
function isThere(url: string): boolean {
  const { pathname, searchParams, hash } = new URL(url, 'https://site.example')
  const model = toModelCode(searchParams.get('model') ?? '')
  const paint = searchParams.get('ext')
  return (
    matchRoute(pathname) !== null &&
    (!hash.startsWith('#faq-') || faq.some(({ slug }) => `#${slug}` === hash)) &&
    (!paint ||
      exteriorColors.some(
        ({ code, model_codes }) => code === paint && model_codes.some((of) => toModelCode(of) === model),
      ))
  )
}

/** Undefined where the content has no such thing. */
function resolveNames(says: string, url: string): string | undefined {
  let isWhole = true
  const said = says.replaceAll(/\{(\w+)(?: ([^}]+))?\}/g, (_, name: string, of = '') => {
    const value = named.get(name)?.(of, url)
    if (!named.has(name)) throw new Error(`No {${name}} is known to the lists of questions`)
    isWhole &&= value !== undefined
    return value ?? ''
  })
  return isWhole ? withPlainSpaces(said).replaceAll('\u00a0', ' ') : undefined
}

const priceOf = (code: string): string | undefined => models.find((model) => model.code === code)?.price || undefined
const digits = (price: string): number => Number(price.replace(/\D/g, ''))
const factsOf = (code: string) => (isModelCode(code) ? facts[code] : undefined)

const figures: Record<string, (modification: Modification) => number | null> = {
  speed: ({ max_speed }) => max_speed,
  accel: ({ accel_0_100 }) => accel_0_100,
  power: ({ power_hp }) => power_hp,
}
const engineFigure = (figure: string, code: string, choose: (...values: number[]) => number): string | undefined => {
  const of = figures[figure]
  const values = of && isModelCode(code) ? modificationsOf(code).flatMap((one) => of(one) ?? []) : []
  return values.length > 0 ? formatDecimal(choose(...values)) : undefined
}
const ofDiesel = (code: ModelCode): number | null | undefined =>
  modificationsOf(code).find(({ fuel }) => fuel === 'diesel')?.consumption

const optional = (value: number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : formatDecimal(value)

const activePrograms = creditPrograms.filter(({ active }) => active === '1')

const named = new Map<string, (of: string, url: string) => string | undefined>([
  ['price', priceOf],
  [
    'cheapest',
    () => {
      const prices = models.flatMap(({ price }) => price || [])
      return prices.toSorted((a, b) => digits(a) - digits(b))[0]
    },
  ],
  // Models that cost at most so many millions.
  [
    'within',
    (millions) =>
      models
        .filter(({ price }) => price && digits(price) <= Number(millions) * 1e6)
        .map(({ name }) => name)
        .join(', ') || undefined,
  ],
  ['firstPayment', () => String(Math.min(...activePrograms.map(({ min_prepay }) => Number(min_prepay))))],
  ['length', (code) => optional(factsOf(code)?.length)],
  ['longBase', (code) => (code === 'g90' ? optional(g90L.wheelbase) : undefined)],
  ['boot', (code) => optional(factsOf(code)?.boot)],
  ['wheels', (code) => factsOf(code)?.wheels],
  ['speed', (code) => engineFigure('speed', code, Math.max)],
  ['accel', (code) => engineFigure('accel', code, Math.min)],
  ['quickest', () => engineFigureOfAll('accel', Math.min)],
  ['power', (code) => engineFigure('power', code, Math.min)],
  ['diesel', (code) => (isModelCode(code) ? optional(ofDiesel(code)) : undefined)],
  ['paint', (code) => exteriorColors.find((paint) => paint.code === code)?.name.toLowerCase()],
  ['feature', (id) => features.find((feature) => feature.id === Number(id))?.name],
  ['phone', () => company.supportPhone],
  ['warrantyKm', () => `${formatNumber(warrantyTerms.car.km)} км`],
  ['warrantyYears', () => String(warrantyTerms.car.years)],
  ['paintYears', () => String(warrantyTerms.paintYears)],
  ['serviceKm', () => `${formatNumber(serviceInterval.km)} км`],
  ['serviceCost', () => formatMoney(costExamples.service)],
  // What the question of the support page answers.
  ['answer', (_, url) => faq.find(({ slug }) => url.endsWith(`#${slug}`))?.answer],
])

function engineFigureOfAll(figure: string, choose: (...values: number[]) => number): string | undefined {
  const of = figures[figure]
  const values = of ? models.flatMap(({ code }) => modificationsOf(code).flatMap((one) => of(one) ?? [])) : []
  return values.length > 0 ? formatDecimal(choose(...values)) : undefined
}
