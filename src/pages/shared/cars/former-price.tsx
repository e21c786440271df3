import { useEffect, useSyncExternalStore } from 'react'
import { cx } from '#src/components/class-names.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { notePrices, pricesBefore, serverPrices } from '#src/stores/seen-prices.ts'
import styles from '#src/pages/shared/cars/former-price.module.css'

type Trim = { id: number; price: number | null }
const never = () => () => {}

/** The price of a trim when this browser last showed it, if it has changed. Records the displayed prices. */
export function useFormerPrices(trims: readonly Trim[]): (trim: Trim) => number | null {
  const before = useSyncExternalStore(never, pricesBefore, serverPrices)
  const shown = trims.map(({ id, price }) => `${id} ${price}`).join()
  // The text identifies the list.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => notePrices(trims), [shown])
  return ({ id, price }) => {
    const known = before.get(id)
    return known === undefined || price === null || known === price ? null : known
  }
}

/** Under a price, without taking space, so that nothing moves when it appears. */
export const FormerPrice = ({ price, inline = false }: { price: number | null; inline?: boolean }) =>
  price !== null && (
    <span className={cx('small muted', !inline && styles.under)} data-screen>
      {inline ? `${NBSP}· ` : <span className="vh">, </span>}в&nbsp;прошлый визит{' '}
      <span className="num nw">{formatMoney(price)}</span>
    </span>
  )
