import type { LegalDocument } from '#src/content/legal/document.ts'
import { inQuotes, quoted } from '#src/domain/quoted.ts'
import { typograf } from '#src/domain/typography.ts'

/** In a stored text this stands for the name of the dealer, which differs from request to request. */
export const DEALER = '{dealer}'

/** The recipients that a consent allows. */
export const recipientOf = (dealer?: string): string =>
  dealer ? `дилеру ${quoted(dealer)}` : 'дилеру, которого я выберу в этой форме'

/** A stored text with the dealer's name, or its wording while none is chosen. */
export const inWords = (text: string, dealer: string | undefined): string =>
  dealer === undefined
    ? text.replaceAll(recipientOf(DEALER), typograf(recipientOf()))
    : text.replaceAll(DEALER, () => inQuotes(dealer))

/** The same with a name that keeps its own «ёлочки»: consents were given to such a text. */
export const withBareName = (text: string, dealer: string | undefined): string =>
  dealer === undefined ? inWords(text, dealer) : text.replaceAll(DEALER, () => dealer)

/** A stored document with the dealer's name, or its wording while none is chosen. */
export function addressedTo(dealer: string | undefined, document: LegalDocument): LegalDocument {
  const named = (line: string) => inWords(line, dealer)
  return {
    ...document,
    sections: document.sections.map(({ paragraphs, items, ...section }) => ({
      ...section,
      paragraphs: paragraphs?.map(named),
      items: items?.map(named),
    })),
  }
}
