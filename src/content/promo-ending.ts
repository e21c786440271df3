import { NBSP } from '#src/domain/nbsp.ts'
import type { NamesOfKind } from '#src/routes.ts'

/** Above the last button of a campaign's page. */
export const promoEnding: Record<NamesOfKind<'promo'>, string> = {
  'promo-new-g80': 'Приезжайте послушать',
  'promo-gv80': `Берите всех и${NBSP}приезжайте`,
}
