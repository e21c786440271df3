import { consentPurposes, type ConsentFacts } from '#src/content/legal/consents.ts'
import { legalDocument, legalFacts, type LegalDocument } from '#src/content/legal/document.ts'
import { purposeOfKey, type LegalKey } from '#src/content/legal/keys.ts'
import { DEALER, recipientOf } from '#src/content/legal/recipient.ts'
import { legalText } from '#src/content/legal/shipped.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import { editions } from '#src/brand/brand.ts'

/** Facts of the site in a text edited in the office: each is a placeholder in braces, filled in when it is shown. */

export const SIGNS = {
  operator: '{оператор}',
  email: '{почта}',
  phone: '{телефон}',
  address: '{адрес}',
  leadTerm: '{срок}',
  waitingTerm: '{срок цены}',
  proofTerm: '{срок доказательств}',
  recipient: '{дилер}',
  aim: '{цель}',
} as const satisfies Required<ConsentFacts>

/** The value of each placeholder of a document: purpose and recipient only in a consent that has them. */
function factsOf(key: LegalKey): Partial<ConsentFacts> {
  const purpose = purposeOfKey(key)
  if (!purpose) return legalFacts
  const { aim, toDealer } = consentPurposes[purpose]
  return { ...legalFacts, aim, ...(toDealer && { recipient: recipientOf(DEALER) }) }
}

/** Allowed placeholders of a document, with their values. */
export function placeholdersOf(key: LegalKey): ReadonlyMap<string, string> {
  const signs = new Map(Object.entries<string>(SIGNS))
  return new Map(Object.entries<string>(factsOf(key)).map(([fact, value]) => [signs.get(fact) ?? '', value]))
}

/** Matches a placeholder, whatever space its words are joined by. */
const SIGN = /\{[^{}]*\}/g
const plain = (sign: string): string => sign.replaceAll(/\s/g, ' ')
/** Every text of a document that is read. */
export const linesOf = ({ title, sections }: Pick<LegalBody, 'title' | 'sections'>): string[] => [
  title,
  ...sections.flatMap(({ heading = '', paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items]),
]
/** All placeholders of a text. */
export const placeholdersIn = (text: Pick<LegalBody, 'title' | 'sections'>): string[] =>
  linesOf(text).flatMap((line) => (line.match(SIGN) ?? []).map(plain))

/** A document as stored by the office. */
type LegalBody = ContentBody<'legal'>

/** A document of the code as the starting point for an editor. */
export const shippedBody = (key: LegalKey): LegalBody => ({ ...legalText(key, SIGNS), day: editions.legal })

/** A stored document as it is kept and shown: with the facts filled in, the dealer's name left open. */
export function filled(key: LegalKey, { title, day, sections }: LegalBody): LegalDocument {
  const values = placeholdersOf(key)
  const fill = (text: string) => text.replaceAll(SIGN, (sign) => values.get(plain(sign)) ?? sign)
  const fillSection = ({ heading, paragraphs, items }: LegalBody['sections'][number]) => ({
    ...(heading && { heading: fill(heading) }),
    ...(paragraphs?.length && { paragraphs: paragraphs.map(fill) }),
    ...(items?.length && { items: items.map(fill) }),
  })
  return legalDocument({ title: fill(title), sections: sections.map(fillSection) }, day)
}

/** Placeholders in the document of the code, with their explanation for editors. */
export function placeholderMeanings(key: LegalKey): ReadonlyMap<string, string> {
  const used = new Set(placeholdersIn(shippedBody(key)))
  const meanings = new Map([...placeholdersOf(key)].filter(([sign]) => used.has(sign)))
  if (used.has(SIGNS.recipient))
    meanings.set(SIGNS.recipient, `«${recipientOf('Название')}», пока дилер не выбран — «${recipientOf()}»`)
  return meanings
}
