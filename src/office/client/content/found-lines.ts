import { plain } from '#src/domain/nbsp.ts'
import type { ContentLine } from '#src/office/shapes/content.ts'

/** The items whose name or address has these words. Names are stored with spaces that nobody types. */
export function foundLines(lines: readonly ContentLine[], words: string): ContentLine[] {
  const wanted = asTyped(words)
  return lines.filter(({ title, key }) => asTyped(`${title} ${key}`).includes(wanted))
}

const asTyped = (text: string): string => plain(text).trim().toLowerCase().replaceAll('ё', 'е')
