import { company } from '#src/brand/brand.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { formatDate } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** Visitors' words for a low price; phrases. */
export const CHEAP_WORDS = 'дешевый, дешевле, подешевле, недорогой, недорого, доступный, бюджетный'

/** The legally required note next to a price, with its effective date: of one model, or of all. */
export const priceNote = (code?: ModelCode): string =>
  `Максимальная рекомендованная розничная цена ${company.distributor.name} на${NBSP}${formatDate(pricesSince(code))} Не${NBSP}является публичной офертой.`
