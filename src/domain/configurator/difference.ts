import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import { formatMoney } from '#src/domain/format.ts'
import type { Complectation, FeatureAnswer } from '#src/domain/shapes/complectation.ts'

/** The equipment of a trim; undefined while it is not known. */
export type EquipmentOf = (trim: Complectation) => FeatureAnswer | undefined
type Item = FeatureAnswer['items'][number]

const quoted = (names: readonly string[]): string =>
  names
    .map((name) => `«${name}»`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' и $1')

/** What another car has instead, a phrase for each part that differs. */
function differencesOf(from: Build, to: Build, equipmentOf: EquipmentOf = () => undefined): string[] {
  const names = (build: Build) => build.packages.map(({ name }) => name)
  const gained = names(to).filter((name) => !names(from).includes(name))
  const lost = names(from).filter((name) => !names(to).includes(name))
  const packages = (list: readonly string[]) => `${list.length > 1 ? 'пакеты' : 'пакет'} ${quoted(list)}`
  const equipment = equipmentDifference(from, to, equipmentOf)
  const isOtherTrim = from.trim.name !== to.trim.name
  const isOtherModel = from.model.code !== to.model.code
  return [
    isOtherModel && `${to.model.name} вместо ${from.model.name}`,
    isOtherTrim &&
      `комплектация «${to.trim.name}» вместо «${from.trim.name}»${equipment === '' ? '' : `: ${equipment}`}`,
    !isOtherTrim && equipment !== '' && equipment,
    from.trim.modification.name !== to.trim.modification.name &&
      `двигатель ${to.trim.modification.name} вместо ${from.trim.modification.name}`,
    from.exterior.code !== to.exterior.code && `цвет «${to.exterior.name}» вместо «${from.exterior.name}»`,
    from.interior.code !== to.interior.code && `салон «${to.interior.name}» вместо «${from.interior.name}»`,
    gained.length > 0 && packages(gained),
    lost.length > 0 && `без ${lost.length > 1 ? 'пакетов' : 'пакета'} ${quoted(lost)}`,
  ].filter((part) => part !== false)
}

/** More names than this are counted instead, to keep the sentence readable. */
const NAMED = 4

const listed = (names: readonly string[]): string => {
  const shown = names.length === NAMED + 1 ? names : names.slice(0, NAMED)
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} и ещё ${rest}` : shown.join(', ').replace(/, ([^,]*)$/, ' и $1')
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Standard equipment that the other trim adds and lacks: "плюс панорамная крыша, но без …". Equipment that a package of
 * the other build provides is neither; packages are listed separately.
 */
function equipmentDifference(from: Build, to: Build, equipmentOf: EquipmentOf): string {
  if (from.trim.id === to.trim.id) return ''
  const [before, after] = [equipmentOf(from.trim)?.items, equipmentOf(to.trim)?.items]
  if (!before || !after) return ''
  const onlyIn = (own: readonly Item[], others: readonly Item[], { packages }: Build): Item[] => {
    const had = new Set(
      others
        .filter(
          ({ value, package_id }) =>
            value === 'standard' || (value === 'option' && packages.some(({ id }) => id === package_id)),
        )
        .map(({ id }) => id),
    )
    return own.filter(({ id, value }) => value === 'standard' && !had.has(id))
  }
  const gained = onlyIn(after, before, from).map(({ name }) => lowerFirst(name))
  const lost = onlyIn(before, after, to).map(({ name, name_genitive }) => name_genitive ?? `«${name}»`)
  return [
    gained.length > 0 && `плюс ${listed(gained)}`,
    lost.length > 0 && `${gained.length > 0 ? 'но ' : ''}без ${listed(lost)}`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** Two builds in one sentence: "За 215 000 ₽ больше: …" (issue 6). Read from the first to the second. */
export function differenceSentence(from: Build, to: Build, equipmentOf?: EquipmentOf): string {
  const parts = differencesOf(from, to, equipmentOf)
  if (parts.length === 0) return 'Это один и тот же автомобиль.'
  const [before, after] = [totalOf(from), totalOf(to)]
  const list = `${parts.join('; ')}.`
  if (before === null || after === null) return `Отличия: ${list}`
  const more = after - before
  if (more === 0) return `За те же деньги: ${list}`
  return more > 0 ? `За ${formatMoney(more)} больше: ${list}` : `За ${formatMoney(-more)} меньше: ${list}`
}
