import { existsSync, readFileSync } from 'node:fs'
import { hashOfText, textOf } from '#src/backend/leads/consent.ts'
import {
  CONSENT_PURPOSES,
  consentToAdvertising,
  consentToProcessing,
  type ConsentPurpose,
} from '#src/content/legal/consents.ts'
import { purposeOf } from '#src/content/legal/consent-purpose.ts'
import { editions } from '#src/brand/brand.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { projectFile } from '#src/project-file.ts'
import type { ConsentKind, LeadType } from '#src/domain/lead.ts'

/**
 * The texts of the consents as visitors have read them, one file per edition and purpose. A published edition never
 * changes: its files are the other half of the evidence, whose hash is stored with every request.
 */

const FOLDER = 'src/brand/consents'
/** Placeholder of the dealer's name in a text. */
const DEALER = '{dealer}'

export const consentFile = (edition: string, name: string): string => `${edition}/${name}.txt`
export const consentPath = (file: string): string => projectFile(`${FOLDER}/${file}`)

/** The texts of the current edition, by file. */
export const currentTexts = (): Record<string, string> =>
  Object.fromEntries([
    ...CONSENT_PURPOSES.map((purpose) => [
      consentFile(editions.legal, purpose),
      textOf(consentToProcessing(purpose, DEALER)),
    ]),
    [consentFile(editions.legal, 'advertising'), textOf(consentToAdvertising)],
  ]) as Record<string, string>

type Evidence = { kind: ConsentKind; edition: string; text_hash: string }

/** How a text refers to a chosen dealer, and to one not chosen yet. */
const NAMED = `дилеру «${DEALER}»`
const UNNAMED = `дилеру, которого я${NBSP}выберу в${NBSP}этой форме`
const EDITION = /^\d{4}-\d{2}-\d{2}$/

type Shown = { kind: ConsentKind; edition: string; purpose: ConsentPurpose; dealer: string | null }

/** A text as a page of that edition shows it, with or without the name of `dealer`; null for an unknown edition. */
export function shownText({ kind, edition, purpose, dealer }: Shown): string | null {
  const name = kind === 'advertising' ? 'advertising' : purpose
  const text = EDITION.test(edition) ? keptText(consentFile(edition, name)) : null
  return text && inWords(text, dealer)
}

const inWords = (text: string, dealer: string | null): string =>
  dealer === null ? text.replaceAll(NAMED, UNNAMED) : text.replaceAll(DEALER, dealer)

/** Editions never change, so each file is read once. */
const known = new Map<string, string>()
let current: Map<string, string> | undefined

/** The current edition is part of the code: it is available even where the folder is not. */
function keptText(file: string): string | null {
  current ??= new Map(Object.entries(currentTexts()))
  const found = current.get(file) ?? known.get(file)
  if (found !== undefined) return found
  const path = consentPath(file)
  if (!existsSync(path)) return null
  const text = readFileSync(path, 'utf8')
  known.set(file, text)
  return text
}

/** File of a consent text, and whether its hash, computed again, matches. `dealer` is the name. */
export function proveConsent({ kind, edition, text_hash }: Evidence, type: LeadType, dealer: string | null) {
  const file = consentFile(edition, kind === 'advertising' ? 'advertising' : purposeOf[type])
  const text = EDITION.test(edition) ? keptText(file) : null
  // The page may have named the dealer or not.
  const variants = text === null ? [] : [inWords(text, null), ...(dealer === null ? [] : [inWords(text, dealer)])]
  return { text: `${FOLDER}/${file}`, proved: variants.some((variant) => hashOfText(variant) === text_hash) }
}
