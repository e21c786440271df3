import type { AggregateOffer, Car, ItemList, Offer } from 'schema-dts'
import { carId, organizationId } from '#src/backend/structured-data/ids.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { trimCaption } from '#src/content/cars/trim-names.ts'
import { trims } from '#src/content/cars/trims.ts'
import { facts } from '#src/content/models/facts.ts'
import { pricesSince, trimPrice } from '#src/content/models/prices.ts'
import { modelByCode, modelKind } from '#src/content/models/summary.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { shareCardOf } from '#src/content/share-cards.ts'
import { BRAND } from '#src/brand/brand.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { hrefTo, routeOf, type RouteName } from '#src/routes.ts'

const CURRENCY = 'RUB'
/** The announced price is the one the distributor recommends, not an offer of a seller. */
const PRICE_TYPE = 'https://schema.org/MSRP'

const millimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' }) as const
const litres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'LTR' }) as const

type Priced = { id: number; name: string; price: number }

/** Trims of a model whose price is announced, cheapest first. */
const pricedTrims = (code: ModelCode): Priced[] =>
  trims
    .filter(({ model }) => model === code)
    .flatMap((trim) => {
      const price = trimPrice(trim)
      return price === null ? [] : [{ id: trim.id, name: trimCaption(trim), price }]
    })
    .sort((a, b) => a.price - b.price)

/** Photographs for search engines, before the share card. */
const PHOTO_SLOTS = ['hero', 'front34', 'side'] as const

/** A model as a product. Without an announced price there is no offer. `offers` differ by page. */
function car(origin: string, code: ModelCode, offers?: Car['offers']): Car {
  const { length, width, height, wheelbase, boot, tank } = facts[code]
  const { modelName, href, body } = modelByCode(code)
  const home: RouteName = `model-${code}`
  const card = origin + shareCardOf(home).image
  const photos = PHOTO_SLOTS.flatMap((slot) => pictureOf(code, slot) ?? [])
  return {
    // Search engines read offers of products only; schema.org's Car is one.
    '@type': 'Car',
    '@id': carId(origin, code),
    name: modelName,
    model: modelName.replace(`${BRAND} `, ''),
    description: modelKind(code),
    url: origin + href,
    image: photos.length > 0 ? [...photos.map(({ src }) => origin + src), card] : card,
    brand: { '@type': 'Brand', name: BRAND },
    bodyType: body === 'suv' ? 'SUV' : 'Sedan',
    itemCondition: 'https://schema.org/NewCondition',
    depth: millimetres(length),
    width: millimetres(width),
    height: millimetres(height),
    wheelbase: millimetres(wheelbase),
    cargoVolume: litres(boot),
    fuelCapacity: litres(tank),
    vehicleEngine: [...new Set(modificationsOf(code).map(({ engine }) => withPlainSpaces(engine)))].map((name) => ({
      '@type': 'EngineSpecification',
      name,
    })),
    ...(offers && { offers }),
  }
}

/** For the page of a model: the range of its prices. */
export function carWithRange(origin: string, code: ModelCode): Car {
  const priced = pricedTrims(code)
  const [cheapest] = priced
  const dearest = priced.at(-1)
  if (!cheapest || !dearest) return car(origin, code)
  const range: AggregateOffer = {
    '@type': 'AggregateOffer',
    lowPrice: cheapest.price,
    highPrice: dearest.price,
    priceCurrency: CURRENCY,
    offerCount: priced.length,
    validFrom: pricesSince(code),
    seller: { '@id': organizationId(origin) },
  }
  return car(origin, code, range)
}

/** For the page of prices: every trim with its price. */
export function carWithTrims(origin: string, code: ModelCode, page: RouteName): Car {
  const url = origin + routeOf(page).path
  const validFrom = pricesSince(code)
  const offers = pricedTrims(code).map(({ id, name, price }): Offer => ({
    '@type': 'Offer',
    '@id': `${url}#offer-${id}`,
    name: `${BRAND} ${name}`,
    sku: `${code}-${id}`,
    url,
    price,
    priceCurrency: CURRENCY,
    validFrom,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: CURRENCY,
      priceType: PRICE_TYPE,
      validFrom,
      valueAddedTaxIncluded: true,
    },
    seller: { '@id': organizationId(origin) },
  }))
  return car(origin, code, offers.length > 0 ? offers : undefined)
}

/** The line-up, in its order. */
export const modelsList = (origin: string, codes: readonly ModelCode[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: codes.map((code, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: modelByCode(code).modelName,
    url: origin + hrefTo(`model-${code}`),
  })),
})
