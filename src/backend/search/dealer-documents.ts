import type { Database } from '#src/backend/database.ts'
import { dealersInCities, type DealerInCity } from '#src/backend/dealers.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { openHoursOf } from '#src/domain/opening-hours.ts'
import { formatHours } from '#src/domain/hours-text.ts'
import { hrefTo } from '#src/routes.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'

/** One result per city, for visitors who ask for a dealer in it, and one per dealer, for those who know the name. */
export async function dealerDocuments(db: Database): Promise<SearchDocument[]> {
  const all = await dealersInCities(db)
  const cities = [...new Map(all.map(({ city }) => [city.id, city])).values()]
  return [
    ...cities.map((city) =>
      toCityDocument(
        city,
        all.filter((found) => found.city.id === city.id).map(({ dealer }) => dealer),
      ),
    ),
    ...all.map(toDealerDocument),
  ]
}

const toDealerDocument = ({ dealer, city }: DealerInCity): SearchDocument => ({
  id: `dealer-${dealer.id}`,
  type: 'dealer',
  name: dealer.name,
  labels: [dealer.name],
  url: hrefTo('dealers', { query: { dealer: dealer.code } }),
  title: dealer.name,
  headings: '',
  keywords: '',
  text: `Официальный дилер ${city.name_in}: ${dealer.address}, ${dealer.phone}. ${openHoursOf(dealer).map(formatHours).join(', ')}.`,
})

function toCityDocument({ id, code, name, name_in, name_of = '' }: City, dealers: readonly Dealer[]): SearchDocument {
  return {
    id: `dealers-${id}`,
    type: 'dealer',
    name: `${dealers.length > 1 ? 'Дилеры' : 'Дилер'} ${name_in}`,
    labels: [`дилер ${name}`, name],
    url: hrefTo('dealers', { query: { city: code } }),
    title: `${name} дилер`,
    headings: dealers.map((dealer) => dealer.name).join('. '),
    keywords: `телефон адрес часы работы ${name_in} ${name_of}`,
    text: dealers.map((dealer) => `${dealer.name}: ${dealer.address}, ${dealer.phone}.`).join(' '),
  }
}
