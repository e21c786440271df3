import type { Context } from '#src/backend/endpoint.ts'
import { findDealerByCode } from '#src/backend/dealers.ts'
import { cutAtWord, fitDescription, TITLE_MAX } from '#src/backend/meta/meta-texts.ts'
import { shareCardOf } from '#src/content/share-cards.ts'
import { BRAND } from '#src/brand/brand.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { openHoursOf } from '#src/domain/opening-hours.ts'
import { formatHours } from '#src/domain/hours-text.ts'
import type { Texts } from '#src/backend/meta/meta-tags.ts'

/** The part of the dealers' page address that names a dealer. */
const DEALER_QUERY = /(?<=^\/dealers\.html)\?dealer=[^&#]*$/

/** Undefined for any other page, and for an unknown dealer, whose page shows the list. */
export async function dealerTexts({ db }: Context, route: string): Promise<Texts | undefined> {
  const found = DEALER_QUERY.test(route)
    ? await findDealerByCode(db, new URLSearchParams(route.slice(route.indexOf('?'))).get('dealer') ?? '')
    : undefined
  if (!found) return undefined
  const { dealer, city } = found
  const name = withPlainSpaces(dealer.name)
  const place = withPlainSpaces(city.name_in)
  const full = `${name} — официальный дилер ${BRAND} ${place}`
  const hours = openHoursOf(dealer).map(formatHours).join(', ')
  return {
    title: full.length <= TITLE_MAX ? full : cutAtWord(`${name} — дилер ${BRAND} ${place}`, TITLE_MAX),
    description: fitDescription(
      `${name}: ${dealer.address}. Телефон ${dealer.phone}, ${hours}. Официальный дилер ${BRAND}: адрес, маршрут, услуги, тест-драйв.`,
    ),
    crumb: name,
    dealer: found,
    card: { image: shareCardOf('dealers').image, alt: `${name}, официальный дилер ${BRAND} ${place}` },
  }
}
