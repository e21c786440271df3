import type { Choice } from '#src/domain/configurator/choice.ts'
import { nearestExterior, nearestInterior } from '#src/domain/configurator/nearest.ts'
import { possibleSelection } from '#src/domain/configurator/packages.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData, ConfModel, ExteriorColor, InteriorColor, Package } from '#src/domain/shapes/configurator.ts'

/** A car that can be ordered: all its parts exist and are compatible. */
export type Build = {
  model: ConfModel
  trim: Complectation
  exterior: ExteriorColor
  interior: InteriorColor
  packages: readonly Package[]
}

/** Everything a trim can be ordered with. */
export type Offer = {
  exteriors: readonly ExteriorColor[]
  interiors: readonly InteriorColor[]
  packages: readonly Package[]
}

export type Resolved = {
  build: Build
  /** What was replaced and why, a sentence each; empty when the choice is unchanged. */
  notes: readonly string[]
  /** The fate of packages is not known yet: the equipment of the trim is still loading (`isIncluded`). */
  isUnsure: boolean
}

/**
 * Nobody pays for something they did not choose: the first of the cheapest, so that a build starts at its list price.
 */
export function cheapest<T extends { price: number | null }>(list: readonly T[]): T | undefined {
  const least = Math.min(...list.map(({ price }) => price ?? Infinity))
  return list.find(({ price }) => (price ?? Infinity) === least)
}

export function offerOf(data: ConfData, trim: Complectation): Offer {
  const of = <T extends { id: number }>(list: readonly T[], ids: readonly number[]): T[] =>
    list.filter(({ id }) => ids.includes(id))
  return {
    exteriors: of(data.colorExterior, trim.exterior_ids),
    interiors: of(data.colorInterior, trim.interior_ids),
    packages: of(data.package, trim.package_ids),
  }
}

export const goesTogether = (exterior: ExteriorColor, interior: InteriorColor): boolean =>
  !exterior.exclude_interior_ids?.includes(interior.id)

const BY_TRIM = `он недоступен для${NBSP}выбранной комплектации`
const replaced = (what: string, from: string, to: string, why: string): string =>
  `Мы заменили ${what} «${from}» на «${to}»: ${why}`

type Sources = {
  data: ConfData
  /** The trims of the chosen model. */
  trims: readonly Complectation[]
  /** Known trims of other models, to describe replacements after a change of model. */
  otherTrims?: readonly Complectation[]
  /**
   * Whether the trim has everything in the package: then the package is not lost but included. Undefined: not known
   * yet.
   */
  isIncluded?: (item: Package, trim: Complectation) => boolean | undefined
}

/**
 * Turns a choice into a car. Parts never chosen get the model's defaults; impossible ones are replaced by the nearest
 * possible, with a sentence for each. Null while the model is not chosen or its trims are not loaded.
 */
export function resolveBuild(choice: Choice, { data, trims, otherTrims = [], isIncluded }: Sources): Resolved | null {
  const model = data.model.find(({ code }) => code === choice.model)
  const found = model && resolveTrim(choice, model, trims, otherTrims)
  if (!model || !found) return null
  const { trim } = found
  const offer = offerOf(data, trim)
  const body = resolveExterior(choice, data, offer)
  const cabin = body && resolveInterior(choice, data, offer, body.item)
  if (!body || !cabin) return null
  const packs = resolvePackages(choice, data, offer, trim, isIncluded)
  return {
    build: { model, trim, exterior: body.item, interior: cabin.item, packages: packs.items },
    notes: [...found.notes, ...body.notes, ...cabin.notes, ...packs.notes],
    isUnsure: packs.isUnsure,
  }
}

function resolveTrim(
  { comp }: Choice,
  model: ConfModel,
  trims: readonly Complectation[],
  otherTrims: readonly Complectation[],
): { trim: Complectation; notes: string[] } | null {
  const own = trims.filter(({ conf_code }) => conf_code === model.code).sort((a, b) => a.sort - b.sort)
  const [first] = own
  if (!first) return null
  const exact = own.find(({ id }) => id === comp)
  if (exact) return { trim: exact, notes: [] }
  const before = otherTrims.find(({ id }) => id === comp)
  if (!before) return { trim: first, notes: [] }
  const same = own.find(({ packet }) => packet === before.packet)
  if (same) return { trim: same, notes: [] }
  return {
    trim: first,
    notes: [replaced('комплектацию', before.name, first.name, `у ${model.name} её нет`)],
  }
}

type Found<T> = { item: T; notes: string[] }

function resolveExterior({ ext }: Choice, { colorExterior }: ConfData, offer: Offer): Found<ExteriorColor> | null {
  const first = cheapest(offer.exteriors)
  if (!first) return null
  const wanted = colorExterior.find(({ code }) => code === ext)
  const exact = wanted && offer.exteriors.find(({ id }) => id === wanted.id)
  if (exact) return { item: exact, notes: [] }
  if (!wanted) return { item: first, notes: [] }
  const item = nearestExterior(wanted, offer.exteriors) ?? first
  return { item, notes: [replaced('цвет', wanted.name, item.name, BY_TRIM)] }
}

function resolveInterior(
  { int }: Choice,
  { colorInterior }: ConfData,
  offer: Offer,
  exterior: ExteriorColor,
): Found<InteriorColor> | null {
  const fitting = offer.interiors.filter((interior) => goesTogether(exterior, interior))
  const first = cheapest(fitting)
  if (!first) return null
  const wanted = colorInterior.find(({ code }) => code === int)
  const exact = wanted && fitting.find(({ id }) => id === wanted.id)
  if (exact) return { item: exact, notes: [] }
  if (!wanted) return { item: first, notes: [] }
  const item = nearestInterior(wanted, fitting) ?? first
  const isOffered = offer.interiors.some(({ id }) => id === wanted.id)
  const why = isOffered ? `он не сочетается с цветом «${exterior.name}»` : BY_TRIM
  return { item, notes: [replaced('салон', wanted.name, item.name, why)] }
}

function resolvePackages(
  { pkg }: Choice,
  data: ConfData,
  offer: Offer,
  trim: Complectation,
  isIncluded: Sources['isIncluded'],
): { items: Package[]; notes: string[]; isUnsure: boolean } {
  const { ids, added, dropped } = possibleSelection(offer.packages, pkg)
  const missing = data.package.filter(({ id }) => pkg.includes(id) && !trim.package_ids.includes(id))
  const fate = (one: Package) => (isIncluded ? isIncluded(one, trim) : false)
  const included = missing.filter((one) => fate(one) === true)
  const unsure = missing.filter((one) => fate(one) === undefined)
  const lost = [
    ...missing.filter((one) => fate(one) === false),
    ...dropped.filter(({ because }) => because.length === 0).map(({ one }) => one),
  ]
  return {
    items: offer.packages.filter(({ id }) => ids.includes(id)),
    notes: [
      ...saidOf(included, (names, isOne) =>
        isOne
          ? `Пакет ${names} уже входит в${NBSP}комплектацию «${trim.name}»${notPaid(included)}`
          : `Пакеты ${names} уже входят в${NBSP}комплектацию «${trim.name}»${notPaid(included)}`,
      ),
      ...saidOf(unsure, (names, isOne) =>
        isOne
          ? `Пакет ${names} к${NBSP}комплектации «${trim.name}» отдельно не${NBSP}заказывают`
          : `Пакеты ${names} к${NBSP}комплектации «${trim.name}» отдельно не${NBSP}заказывают`,
      ),
      ...saidOf(lost, (names, isOne) =>
        isOne
          ? `Мы убрали пакет ${names}: ${BY_TRIM}`
          : `Мы убрали пакеты ${names}: они недоступны для${NBSP}выбранной комплектации`,
      ),
      ...dropped
        .filter(({ because }) => because.length > 0)
        .map(
          ({ one, because }) =>
            `Мы убрали пакет «${one.name}»: его нельзя сочетать с пакетом ${because.map(({ name }) => `«${name}»`).join(' и ')}`,
        ),
      ...saidOf(added, (names, isOne) =>
        isOne
          ? `Мы добавили пакет ${names}: без него не бывает других выбранных пакетов`
          : `Мы добавили пакеты ${names}: без них не бывает других выбранных пакетов`,
      ),
    ],
    isUnsure: unsure.length > 0,
  }
}

/** What the visitor saves on packages that the trim includes. */
function notPaid(packages: readonly Package[]): string {
  const sum = packages.reduce<number | null>(
    (all, { price }) => (all === null || price === null ? null : all + price),
    0,
  )
  return sum ? `: доплата ${formatMoney(sum)} не${NBSP}нужна` : `: доплата не${NBSP}нужна`
}

/** One sentence for all packages with the same fate: a phone has no room for one each. */
function saidOf(packages: readonly Package[], sentence: (names: string, isOne: boolean) => string): string[] {
  const names = packages.map(({ name }) => `«${name}»`)
  if (names.length === 0) return []
  return [sentence([names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' и '), names.length === 1)]
}

/** The choice that yields exactly this car; slide, dealer and credit stay the same. */
export const choiceOf = ({ model, trim, exterior, interior, packages }: Build, choice: Choice): Choice => ({
  ...choice,
  model: model.code,
  comp: trim.id,
  ext: exterior.code,
  int: interior.code,
  pkg: packages.map(({ id }) => id).sort((a, b) => a - b),
})

/**
 * The nearest choice with the given interior: an incompatible body colour is replaced, because the latest choice
 * counts.
 */
export function choiceWithInterior(
  choice: Choice,
  build: Build,
  interior: InteriorColor,
  { exteriors }: Offer,
): { choice: Choice; note: string | null } {
  const next = { ...choice, int: interior.code }
  if (goesTogether(build.exterior, interior)) return { choice: next, note: null }
  const fitting = exteriors.filter((exterior) => goesTogether(exterior, interior))
  const exterior = nearestExterior(build.exterior, fitting)
  if (!exterior) return { choice, note: null }
  return {
    choice: { ...next, ext: exterior.code },
    note: replaced('цвет', build.exterior.name, exterior.name, `он не сочетается с салоном «${interior.name}»`),
  }
}

/** Price of a build in roubles; null while any part of it has none (gaps.md 6). */
export function totalOf({ trim, exterior, interior, packages }: Build): number | null {
  return [trim, exterior, interior, ...packages].reduce<number | null>(
    (sum, { price }) => (sum === null || price === null ? null : sum + price),
    0,
  )
}
