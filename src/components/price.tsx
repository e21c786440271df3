import { formatPriceFrom } from '#src/domain/format.ts'
import { cx } from '#src/components/class-names.ts'

type PriceFromProps = { model: { price: string; priceComingSoon: boolean }; className?: string | undefined }

/** «от 2 249 000 ₽», or that the price is announced later. */
export function PriceFrom({ model, className }: PriceFromProps) {
  return <span className={cx('num', className)}>{formatPriceFrom(model)}</span>
}
