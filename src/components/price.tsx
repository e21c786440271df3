import { company, editions } from '#src/brand/brand.ts'
import { formatDate, formatPriceFrom } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { cx } from '#src/components/class-names.ts'

type PriceFromProps = { model: { price: string; priceComingSoon: boolean }; className?: string }

/** «от 2 249 000 ₽», or that the price is announced later. */
export function PriceFrom({ model, className }: PriceFromProps) {
  return <span className={cx('num', className)}>{formatPriceFrom(model)}</span>
}

/** The legal wording that stands near every price, with the date of the price list. */
export function PriceNote({ className }: { className?: string }) {
  return (
    <p className={className ?? 'small muted'}>
      Максимальная рекомендованная розничная цена {company.distributor.name} на{NBSP}
      <time dateTime={editions.prices}>{formatDate(editions.prices)}</time> Не{NBSP}является публичной офертой.
      Действительную цену уточняйте у{NBSP}официальных дилеров.
    </p>
  )
}
