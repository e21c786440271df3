import { formatMoney } from '#src/domain/format.ts'
import { priceBefore } from '#src/content/price-changes.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { FormerPrice, useFormerPrices } from '#src/pages/shared/cars/former-price.tsx'
import styles from '#src/pages/configurator/change-notice.module.css'

/** What of the prices in view was something else at the last visit: a file of its own, which a first visit has no use for. */

type Trim = Pick<Complectation, 'id' | 'name' | 'price'>

/** Over the bar. */
export function PriceBefore({ trim }: { trim: Trim }) {
  const before = useFormerPrices([trim])(trim)
  if (before === null || trim.price === null) return null
  return <p className={styles.before}>{priceBefore(trim.name, formatMoney(before), formatMoney(trim.price))}</p>
}

/** Beside the total of a saved build; surcharges are those of today. */
export function TotalBefore({ trim, total }: { trim: Trim; total: number }) {
  const before = useFormerPrices([trim])(trim)
  return <FormerPrice price={before === null ? null : total - (trim.price ?? 0) + before} inline />
}
