import type { Access } from '#src/domain/dealer.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** What a dealer's card says to people with disabilities, row by row. */
export const ACCESS_ROWS: readonly { key: keyof Access; name: string }[] = typografDeep([
  { key: 'entrance', name: 'Вход' },
  { key: 'parking', name: 'Парковка для людей с инвалидностью' },
  { key: 'toilet', name: 'Туалет' },
  { key: 'escort', name: 'Сопровождение' },
] as const)
