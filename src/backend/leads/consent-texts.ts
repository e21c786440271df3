import { existsSync, readFileSync } from 'node:fs'
import { hashOfText, textOf } from '#src/backend/leads/consent.ts'
import { findEdition } from '#src/backend/content/legal-editions.ts'
import type { Database } from '#src/backend/database.ts'
import { CONSENT_PURPOSES, type ConsentPurpose } from '#src/content/legal/consents.ts'
import { purposeOf } from '#src/content/legal/consent-purpose.ts'
import { consentKey, editionPath } from '#src/content/legal/keys.ts'
import { inWords, withBareName } from '#src/content/legal/recipient.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'
import { editions } from '#src/brand/brand.ts'
import { projectFile } from '#src/project-file.ts'
import type { ConsentKind, LeadType } from '#src/domain/lead.ts'

/**
 * The texts of the consents as visitors have read them, one file per edition and purpose. A published edition never
 * changes: its files are the other half of the evidence, whose hash is stored with every request.
 */

const FOLDER = 'src/brand/consents'
const ADVERTISING = 'consent-advertising'
type ConsentTextKey = typeof ADVERTISING | `consent-${ConsentPurpose}`
/** Hash of its file. */
const nameOf = (key: ConsentTextKey): string => key.replace(/^consent-/, '')

const consentFile = (edition: string, name: string): string => `${edition}/${name}.txt`
export const consentPath = (file: string): string => projectFile(`${FOLDER}/${file}`)

/** The texts of the current edition, by file. */
export const currentTexts = (): Record<string, string> =>
  Object.fromEntries([
    ...CONSENT_PURPOSES.map((purpose) => [
      consentFile(editions.legal, purpose),
      textOf(shippedDocument(consentKey(purpose))),
    ]),
    [consentFile(editions.legal, 'advertising'), textOf(shippedDocument(ADVERTISING))],
  ]) as Record<string, string>

type Evidence = { kind: ConsentKind; edition: string; text_hash: string }

type Shown = { kind: ConsentKind; edition: string; purpose: ConsentPurpose; dealer: string | undefined }

/** A text as a page of that edition shows it, with or without the name of `dealer`; null for an unknown edition. */
export async function shownText(db: Database, { kind, edition, purpose, dealer }: Shown): Promise<string | null> {
  const [text] = await textsOf(db, kind === 'advertising' ? ADVERTISING : consentKey(purpose), edition)
  return text ? inWords(text.text, dealer) : null
}

/** A text of an edition, and where it is kept. */
type StoredText = { text: string; at: string }

/** Texts published in the office, then the shipped ones: the shipped current edition is in both. */
async function textsOf(db: Database, key: ConsentTextKey, edition: string): Promise<StoredText[]> {
  const own = await findEdition(db, key, edition)
  const file = consentFile(edition, nameOf(key))
  const shipped = DAY.test(edition) ? shippedText(file) : null
  return [
    ...(own ? [{ text: textOf(own.document), at: editionPath(key, edition) ?? '' }] : []),
    ...(shipped === null ? [] : [{ text: shipped, at: `${FOLDER}/${file}` }]),
  ]
}
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Editions never change, so each file is read once. */
const known = new Map<string, string>()
let current: Map<string, string> | undefined

/** The current edition is part of the code: it is available even where the folder is not. */
function shippedText(file: string): string | null {
  current ??= new Map(Object.entries(currentTexts()))
  const found = current.get(file) ?? known.get(file)
  if (found !== undefined) return found
  const path = consentPath(file)
  if (!existsSync(path)) return null
  const text = readFileSync(path, 'utf8')
  known.set(file, text)
  return text
}

/**
 * Where a consent's text is kept, and whether its hash, computed again, matches. `dealers`: the names that the dealer
 * has had.
 */
export async function proveConsent(
  db: Database,
  { kind, edition, text_hash }: Evidence,
  type: LeadType,
  dealers: readonly string[],
): Promise<{ text: string; proved: boolean }> {
  const key = kind === 'advertising' ? ADVERTISING : consentKey(purposeOf[type])
  const texts = (await textsOf(db, key, edition)).toReversed()
  // The page may have named the dealer or not.
  const isOf = ({ text }: StoredText) =>
    [undefined, ...dealers].some((dealer) =>
      [inWords(text, dealer), withBareName(text, dealer)].some((shown) => hashOfText(shown) === text_hash),
    )
  const proved = texts.find(isOf)
  return { text: (proved ?? texts[0])?.at ?? '', proved: proved !== undefined }
}
