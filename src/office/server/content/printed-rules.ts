import { unprintableCharacters } from '#src/backend/content/unprintable-characters.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { Body } from '#src/office/server/content/words.ts'

/** Fields of a kind that stand in printed documents as well (src/printing). */
const PRINTED: Partial<Record<ContentKind, readonly string[]>> = {
  'credit-program': ['name', 'bank', 'bank_license', 'legal'],
  dealer: ['name', 'address'],
  footer: ['disclaimer'],
}

/** In a document a character that its typeface lacks would be an empty box. Messages by field. */
export const printedFaults = (kind: ContentKind, body: Body): Record<string, string> =>
  Object.fromEntries(
    (PRINTED[kind] ?? []).flatMap((field) => {
      const fault = unprintableFault(String(body[field] ?? ''))
      return fault === null ? [] : [[field, fault]]
    }),
  )

/** What is told of a text with such characters; null: it has none. */
export function unprintableFault(text: string): string | null {
  const signs = unprintableCharacters(text)
  return signs.length > 0 ? `В шрифте документов нет знаков: ${signs.join(' ')}` : null
}
