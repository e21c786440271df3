import { existsSync, readFileSync } from 'node:fs'
import { hashOfText, purposeOf, textOf } from '#src/backend/leads/consent.ts'
import { CONSENT_PURPOSES, consentToAdvertising, consentToProcessing } from '#src/content/legal.ts'
import { editions } from '#src/domain/brand.ts'
import { projectFile } from '#src/project-file.ts'
import type { ConsentKind, LeadType } from '#src/domain/lead.ts'

/**
 * The texts of the consents as visitors have read them, one file per edition and aim. An edition that has been given to
 * visitors is never changed: its files are the other half of the evidence, whose hash stands with every request.
 */

const FOLDER = 'docs/consents'
/** Stands where the text names the dealer. */
const DEALER = '{dealer}'

export const consentFile = (edition: string, name: string): string => `${edition}/${name}.txt`
export const consentPath = (file: string): string => projectFile(`${FOLDER}/${file}`)

/** The texts of the edition that visitors read now, by file. */
export const currentTexts = (): Record<string, string> =>
  Object.fromEntries([
    ...CONSENT_PURPOSES.map((purpose) => [
      consentFile(editions.legal, purpose),
      textOf(consentToProcessing(purpose, DEALER)),
    ]),
    [consentFile(editions.legal, 'advertising'), textOf(consentToAdvertising)],
  ]) as Record<string, string>

type Evidence = { kind: ConsentKind; edition: string; text_hash: string }

/** Where the text of a consent is kept, and whether it is the very one: its hash is made again. `dealer` is the name. */
export function proveConsent({ kind, edition, text_hash }: Evidence, type: LeadType, dealer: string | null) {
  const file = consentFile(edition, kind === 'advertising' ? 'advertising' : purposeOf[type])
  const path = consentPath(file)
  const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll(DEALER, dealer ?? DEALER) : null
  return { text: `${FOLDER}/${file}`, proved: text !== null && hashOfText(text) === text_hash }
}
