import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import { formatMoney } from '#src/domain/format.ts'

const quoted = (names: readonly string[]): string =>
  names
    .map((name) => `«${name}»`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' и $1')

/** What another car has in the place of this one's, a phrase for each part that differs. */
export function differencesOf(from: Build, to: Build): string[] {
  const names = (build: Build) => build.packages.map(({ name }) => name)
  const gained = names(to).filter((name) => !names(from).includes(name))
  const lost = names(from).filter((name) => !names(to).includes(name))
  const packages = (list: readonly string[]) => `${list.length > 1 ? 'пакеты' : 'пакет'} ${quoted(list)}`
  const isOtherModel = from.model.code !== to.model.code
  return [
    isOtherModel && `${to.model.name} вместо ${from.model.name}`,
    from.trim.name !== to.trim.name && `комплектация «${to.trim.name}» вместо «${from.trim.name}»`,
    from.trim.modification.name !== to.trim.modification.name &&
      `двигатель ${to.trim.modification.name} вместо ${from.trim.modification.name}`,
    from.exterior.code !== to.exterior.code && `цвет «${to.exterior.name}» вместо «${from.exterior.name}»`,
    from.interior.code !== to.interior.code && `салон «${to.interior.name}» вместо «${from.interior.name}»`,
    gained.length > 0 && packages(gained),
    lost.length > 0 && `без ${lost.length > 1 ? 'пакетов' : 'пакета'} ${quoted(lost)}`,
  ].filter((part) => part !== false)
}

/** Two builds in one sentence: «За 215 000 ₽ больше: …» (issue 6). Read from the first to the second. */
export function differenceSentence(from: Build, to: Build): string {
  const parts = differencesOf(from, to)
  if (parts.length === 0) return 'Это один и тот же автомобиль.'
  const [before, after] = [totalOf(from), totalOf(to)]
  const list = `${parts.join('; ')}.`
  if (before === null || after === null) return `Отличия: ${list}`
  const more = after - before
  if (more === 0) return `За те же деньги: ${list}`
  return more > 0 ? `За ${formatMoney(more)} больше: ${list}` : `За ${formatMoney(-more)} меньше: ${list}`
}
