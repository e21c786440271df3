import { configurator as texts } from '#src/content/configurator-texts.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'

/** «+ 85 000 ₽», «Входит в стоимость», or that the price is announced later (gaps.md 6). */
export const surcharge = (price: number | null): string =>
  price === null ? PRICE_SOON : price === 0 ? texts.included : `+\u00a0${formatMoney(price)}`
