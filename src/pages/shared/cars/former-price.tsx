import { useEffect, useSyncExternalStore } from 'react'
import { cx } from '#src/components/class-names.ts'
import { formatMoney } from '#src/domain/format.ts'
import { notePrices, pricesBefore, serverPrices } from '#src/stores/seen-prices.ts'
import styles from '#src/pages/shared/cars/former-price.module.css'

type Trim = { id: number; price: number | null }
const never = () => () => {}

/** What a trim cost when this browser was last shown its price, where that was something else. Notes those on the screen. */
export function useFormerPrices(trims: readonly Trim[]): (trim: Trim) => number | null {
  const before = useSyncExternalStore(never, pricesBefore, serverPrices)
  const shown = trims.map(({ id, price }) => `${id} ${price}`).join()
  // The text says of a list whether it is another one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => notePrices(trims), [shown])
  return ({ id, price }) => {
    const known = before.get(id)
    return known === undefined || price === null || known === price ? null : known
  }
}

/** Under a price, taking no room: nothing moves when it comes. */
export const FormerPrice = ({ price, inline = false }: { price: number | null; inline?: boolean }) =>
  price !== null && (
    <span className={cx('small muted', !inline && styles.under)} data-screen>
      {inline ? ' · ' : <span className="vh">, </span>}в&nbsp;прошлый визит{' '}
      <span className="num nw">{formatMoney(price)}</span>
    </span>
  )
