import { conflict, wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import { formatDate } from '#src/domain/format.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'
import { readBody } from '#src/office/server/content/rules.ts'
import { holding } from '#src/office/server/content/stored.ts'

/**
 * The effective date of a price list is shown next to the prices, so it must follow that of the previous list; the same
 * date corrects the list in force. A restored older version may keep its own date.
 */

type Prices = ContentBody<'price'>

/** Prices are shown with their effective date and so never before it. Throws CallError 409. */
export function requirePriceDay({ since }: Prices, start: string): void {
  if (start >= instantIn(DEFAULT_ZONE, since, '00:00').toISOString()) return
  throw conflict(`Цены действуют с ${formatDate(since)}: назначьте час не раньше этого дня или поправьте «Действуют с»`)
}

/** Throws CallError 422. `moment`: when the list is to take effect. */
export async function requireDayInOrder(db: Database, model: string, { since }: Prices, at: Date): Promise<void> {
  const body = (await holding(db, 'price', at)).get(model)
  const held = body && readBody('price', body).since
  if (held === undefined || since >= held) return
  throw wrongFields({
    since: `Раньше действующего прайс-листа: его цены — с ${formatDate(held)} Укажите этот день или более поздний`,
  })
}
