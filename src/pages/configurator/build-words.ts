import { totalOf } from '#src/domain/configurator/build.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import { formatDayAndMonth, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import type { BuildWords } from '#src/stores/saved-builds.ts'

/** A description of a build with the date of its price, so that it stays true when the price changes. */
export function wordsOf({ build, trims }: Car): BuildWords {
  const total = totalOf(build)
  const price =
    total === null ? PRICE_SOON : `${formatMoney(total)} на ${formatDayAndMonth(dayIn(DEFAULT_ZONE, new Date()))}`
  return { name: `${build.model.name} ${trimName(build.trim, trims)}`, note: `${build.exterior.name}, ${price}` }
}
