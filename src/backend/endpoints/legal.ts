import { currentEditions, formerEditions } from '#src/backend/content/legal-editions.ts'
import type { Endpoint } from '#src/backend/endpoint.ts'
import { editionPath, fullTitle, legalPath, PRINTED_LEGAL_KEYS } from '#src/content/legal/keys.ts'
import { addressedTo } from '#src/content/legal/recipient.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'

/** The documents in the editions in force, and addresses of the former ones. */
export const getLegal: Endpoint<'GET /v1/legal'> = async ({ db }) => {
  const [current, former] = await Promise.all([currentEditions(db), formerEditions(db)])
  return PRINTED_LEGAL_KEYS.map((key) => {
    const document = current.get(key)?.document ?? shippedDocument(key)
    const { title, edition, editionText, sections } = addressedTo(undefined, document)
    return {
      key,
      title: fullTitle(key, title),
      path: legalPath(key) ?? '',
      edition,
      editionText,
      sections,
      former: (former.get(key) ?? []).map((name) => ({ day: name.slice(0, 10), path: editionPath(key, name) ?? '' })),
    }
  })
}
