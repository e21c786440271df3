import { company } from '#src/brand/brand.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { formatDate } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/**
 * The legally required note near every price, with the date of the price list: of the model concerned, or of the newest
 * list.
 */
export function PriceNote({ code, className }: { code?: ModelCode | undefined; className?: string }) {
  const since = pricesSince(code)
  return (
    <p className={className ?? 'small muted'}>
      Максимальная рекомендованная розничная цена {company.distributor.name} на{NBSP}
      <time dateTime={since}>{formatDate(since)}</time> Не{NBSP}является публичной офертой. Действительную цену
      уточняйте у{NBSP}официальных дилеров.
    </p>
  )
}
