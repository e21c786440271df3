import type { Access } from '#src/domain/dealer.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** Accessibility information on a dealer's card, row by row. */
export const ACCESS_ROWS: readonly { key: keyof Access; name: string }[] = typografDeep([
  { key: 'entrance', name: 'Вход' },
  { key: 'parking', name: 'Парковка для людей с инвалидностью' },
  { key: 'toilet', name: 'Туалет' },
  { key: 'escort', name: 'Сопровождение' },
] as const)
