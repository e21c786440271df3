import { typografDeep } from '#src/domain/typography.ts'

/** Shades of the light in a cabin: as its lines shine in the rendered pictures of the night, and as swatches. */
export const cabinLights = typografDeep([
  { id: 'amber', name: 'Янтарь', hex: '#ff9a45' },
  { id: 'rose', name: 'Роза', hex: '#ff6a5a' },
  { id: 'ice', name: 'Лёд', hex: '#4aa8ff' },
  { id: 'pine', name: 'Хвоя', hex: '#35c58a' },
  { id: 'plum', name: 'Слива', hex: '#a05cff' },
  { id: 'sand', name: 'Песок', hex: '#ffc488' },
  { id: 'moon', name: 'Луна', hex: '#e8ecff' },
] as const)
export type CabinLight = (typeof cabinLights)[number]
