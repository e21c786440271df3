import { typografDeep } from '#src/domain/typography.ts'

/** Colours of the ambient light: of its lines in the rendered night pictures, and as swatches. */
export const cabinLights = typografDeep([
  { id: 'amber', name: 'Янтарь', hex: '#ffab60' },
  { id: 'rose', name: 'Роза', hex: '#ff9d8c' },
  { id: 'ice', name: 'Лёд', hex: '#8cc4fa' },
  { id: 'pine', name: 'Хвоя', hex: '#9fd8bd' },
  { id: 'plum', name: 'Слива', hex: '#c5aaf0' },
  { id: 'sand', name: 'Песок', hex: '#ffd0a0' },
  { id: 'moon', name: 'Луна', hex: '#eceeff' },
] as const)
export type CabinLight = (typeof cabinLights)[number]
