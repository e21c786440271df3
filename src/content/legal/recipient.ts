import type { LegalDocument } from '#src/content/legal/document.ts'
import { typograf } from '#src/domain/typography.ts'

/** Stands in a kept text for the name of the dealer, who differs from request to request. */
export const DEALER = '{dealer}'

/** Whom a consent lets the data be passed to. */
export const recipientOf = (dealer?: string): string =>
  dealer ? `дилеру «${dealer}»` : 'дилеру, которого я выберу в этой форме'

/** A kept text with the dealer's name, or as it reads while none is chosen. */
export const inWords = (text: string, dealer: string | undefined): string =>
  dealer === undefined
    ? text.replaceAll(recipientOf(DEALER), typograf(recipientOf()))
    : text.replaceAll(DEALER, () => dealer)

/** A kept document with the dealer's name, or as it reads while none is chosen. */
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
