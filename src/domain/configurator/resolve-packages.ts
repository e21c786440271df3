import type { Choice } from '#src/domain/configurator/choice.ts'
import { possibleSelection } from '#src/domain/configurator/packages.ts'
import { formatMoney, listed } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData, Package } from '#src/domain/shapes/configurator.ts'
import { BY_TRIM } from '#src/domain/configurator/replacement.ts'
import type { Offer } from '#src/domain/configurator/offer.ts'

/**
 * Whether the trim has everything in the package: then the package is not lost but included. Undefined: not known yet.
 */
export type IsIncluded = (item: Package, trim: Complectation) => boolean | undefined

/** The packages of a choice that the trim can have, with a sentence for each that is added, included or lost. */
export function resolvePackages(
  { pkg }: Choice,
  data: ConfData,
  offer: Offer,
  trim: Complectation,
  isIncluded: IsIncluded | undefined,
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
            `Мы убрали пакет «${one.name}»: его нельзя сочетать с пакетом ${listed(because.map(({ name }) => `«${name}»`))}`,
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
  return [sentence(listed(names), names.length === 1)]
}
