import { liveContent } from '#src/content/live-content.ts'
import { regionOfRates, transportTaxes, type TransportTax } from '#src/content/seed/owning-costs.ts'

/** Rates by region: those of the code, with the cities and regions that the office has added. */
export function taxesNow(): readonly TransportTax[] {
  const own = liveContent().taxes
  if (!own) return transportTaxes
  const codes = new Set(transportTaxes.map(({ region }) => region.code))
  const named = new Set(own.flatMap(({ cities }) => cities))
  return [
    ...transportTaxes.map((tax) => ({
      ...tax,
      cities: [
        ...tax.cities.filter((id) => !named.has(id)),
        ...own.flatMap(({ code, cities }) => (code === tax.region.code ? cities : [])),
      ],
    })),
    ...own.flatMap(({ code, name, cities, rates }) =>
      codes.has(code) || !rates ? [] : [regionOfRates(code, name, cities, rates)],
    ),
  ]
}
