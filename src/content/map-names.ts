import type { Place } from '#src/domain/geo.ts'

/** Labels on the dealers' map besides its cities, for orientation. Lines of text, centred on a place. */
export const MAP_NAMES: readonly { lines: readonly string[]; place: Place }[] = [
  { lines: ['Каспийское', 'море'], place: { lat: 43.7, lng: 50.3 } },
  { lines: ['Белое', 'море'], place: { lat: 65.75, lng: 38.3 } },
  { lines: ['Казахстан'], place: { lat: 48.7, lng: 66.5 } },
]
