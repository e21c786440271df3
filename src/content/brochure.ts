import { lineUp } from '#src/content/models/line-up.ts'
import { pageCopies } from '#src/content/all-pages.ts'
import { exteriorColors, interiorColors } from '#src/content/cars/colors.ts'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { specificationCategories } from '#src/content/cars/categories.ts'
import { featuresOf } from '#src/content/cars/features.ts'
import { specificationsOf } from '#src/content/cars/specifications.ts'
import { trims, type Trim } from '#src/content/cars/trims.ts'
import { disclaimerNow } from '#src/content/footer.ts'
import type { PageCopy } from '#src/content/copy.ts'
import { longVersionOf } from '#src/content/models/facts.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { BRAND } from '#src/brand/brand.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { byCategory } from '#src/domain/by-category.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { formatMoney, formatPriceFrom, PRICE_SOON } from '#src/domain/format.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { modelRouteName, routeOf, staticRouteNames } from '#src/routes.ts'

/** The content of a model's brochure, from the texts and tables of the site. */
export type Brochure = {
  model: { code: ModelCode; name: string; isLong: boolean }
  title: string
  lead: string
  price: string
  pricesEdition: string
  disclaimer: string
  chapters: readonly {
    isLong: boolean
    title: string
    lead: string
    sections: readonly { heading: string; text: string }[]
  }[]
  trims: readonly { name: string; engine: string; price: string }[]
  /** What each trim adds to the previous one. */
  steps: readonly { name: string; adds: string }[]
  paints: readonly Swatch[]
  /** Of the paint it is shown in. */
  shownPaint: string
  cabins: readonly Swatch[]
  specifications: ReturnType<typeof specificationsIn>
}
export type Swatch = { code: string; name: string; note: string; hex: string; dark: string }

/** Print fonts have no non-breaking characters. */
const plain = (text: string): string => text.replaceAll('\u2060', '')

/** `prices` of trims by number, where they differ from the code's: roubles, null while not announced. */
export function brochureOf(code: ModelCode, prices: ReadonlyMap<number, number | null> = new Map()): Brochure {
  const { name, ...model } = modelByCode(code)
  const ownTrims = trims.filter((trim) => trim.model === code)
  const long = longVersionOf(code)
  const longRoute = long && modelRouteName(code, long.page)
  const home = pageCopies.get(`model-${code}`)
  const sections = staticRouteNames.filter((route) => {
    const { model: of, page } = routeOf(route)
    return of === code && page === 'model-section'
  })
  return {
    model: { code, name, isLong: false },
    title: plain(home?.h1 ?? '').replace(`${BRAND} ${name}. `, ''),
    lead: plain(home?.lead ?? ''),
    price: formatPriceFrom(model),
    pricesEdition: pricesSince(code),
    shownPaint: lineUp[code].shownPaint,
    disclaimer: disclaimerNow(),
    chapters: ([`model-${code}`, ...sections] as const).flatMap((route, index) => {
      const copy = pageCopies.get(route)
      if (!copy) return []
      const chapter = chapterOf(copy, index === 0 ? 'Об автомобиле' : copy.h1)
      // The cover has the lead of the first one.
      return [{ ...chapter, isLong: route === longRoute, lead: index === 0 ? '' : chapter.lead }]
    }),
    trims: ownTrims.map((trim) => {
      const { name: trimName, modification, price: shipped } = complectationOf(trim)
      const listed = prices.get(trim.id)
      const price = listed === undefined ? shipped : listed
      return { name: trimName, engine: modification.name, price: price === null ? PRICE_SOON : formatMoney(price) }
    }),
    steps: stepsOf(ownTrims),
    paints: exteriorColors
      .filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))
      .map((one) => ({
        code: one.code,
        name: one.name,
        note: surcharge(one.price),
        hex: one.hex,
        dark: one.hex_dark,
      })),
    cabins: interiorColors
      .filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))
      .map((one) => ({
        code: one.code,
        name: one.name,
        note: `${one.trim}, ${surcharge(one.price)}`,
        hex: one.hex,
        dark: one.hex_accent,
      })),
    specifications: specificationsIn(ownTrims[0]!),
  }
}

const chapterOf = ({ lead, sections }: PageCopy, title: string): Omit<Brochure['chapters'][number], 'isLong'> => ({
  title: plain(title),
  lead: plain(lead ?? ''),
  sections: sections
    .map(({ heading, text, list = [] }) => ({ heading: plain(heading), text: plain([...text, ...list].join(' ')) }))
    .filter(({ heading, text }) => heading !== '' && text !== ''),
})

const surcharge = (price: number | null): string =>
  price === null ? PRICE_SOON.toLowerCase() : price === 0 ? 'входит в стоимость' : `+${formatMoney(price)}`

function stepsOf(own: readonly Trim[]): Brochure['steps'] {
  const ladder = [...Map.groupBy(own, ({ level }) => level)].toSorted(([a], [b]) => a - b)
  const seen = new Set<number>()
  return ladder.map(([, [trim, ...others]]) => {
    const standard = featuresOf(trim!).items.filter(({ value }) => value === 'standard')
    const adds = standard.filter(({ id }) => !seen.has(id)).map(({ name }) => name)
    for (const { id } of standard) seen.add(id)
    return { name: [...new Set([trim!, ...others].map(({ family }) => family))].join(', '), adds: sentence(adds) }
  })
}

/** «Подогрев руля, камеры кругового обзора»: feature names are in lower case within a sentence. */
const sentence = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : lowerFirst(name))).join(', ')

/** Of the first trim; a figure the owner has not confirmed is not printed at all. */
const specificationsIn = (trim: Trim) =>
  byCategory(
    specificationCategories,
    specificationsOf(trim, modificationOf(trim)).items.filter(({ unsure }) => !unsure),
    ({ name, value, unit }) => [name, unit ? `${value}${NBSP}${unit}` : value] as const,
  )
