import type { Place } from '#src/domain/geo.ts'

type CityPlan = {
  /** Centre of the drawing, which stays where it is if the office moves that of the city. */
  centre: Place
  /** Words on it, centred on a place. */
  marks: readonly { text: string; place: Place }[]
}

/** Cities with a plan of their ring road, rivers and roads, by code; drawn from scripts/map/plans by that code. */
export const CITY_PLANS: ReadonlyMap<string, CityPlan> = new Map([
  ['moskva', { centre: { lat: 55.7558, lng: 37.6176 }, marks: [{ text: 'МКАД', place: { lat: 55.6, lng: 37.3 } }] }],
  [
    'sankt-peterburg',
    {
      centre: { lat: 59.9386, lng: 30.3141 },
      marks: [
        { text: 'КАД', place: { lat: 59.905, lng: 30.66 } },
        { text: 'Финский залив', place: { lat: 59.965, lng: 29.98 } },
      ],
    },
  ],
])
