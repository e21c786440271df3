import { formatMoney } from '#src/domain/format.ts'
import { priceBefore } from '#src/content/price-changes.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { FormerPrice, useFormerPrices } from '#src/pages/shared/cars/former-price.tsx'
import styles from '#src/pages/configurator/change-notice.module.css'

/** Displayed prices that have changed since the last visit: a separate file, which a first visit does not need. */

type Trim = Pick<Complectation, 'id' | 'name' | 'price'>

/** Above the bar. */
export function PriceBefore({ trim }: { trim: Trim }) {
  const before = useFormerPrices([trim])(trim)
  if (before === null || trim.price === null) return null
  return <p className={styles.before}>{priceBefore(trim.name, formatMoney(before), formatMoney(trim.price))}</p>
}

/** Next to the total of a saved build; surcharges are current ones. */
export function TotalBefore({ trim, total }: { trim: Trim; total: number }) {
  const before = useFormerPrices([trim])(trim)
  return <FormerPrice price={before === null ? null : total - (trim.price ?? 0) + before} inline />
}
