import { htmlFaults } from '../scripts/validate/html-rules.ts'
import { createSeenParts } from '../scripts/validate/seen-parts.ts'
import { siteDocuments } from '../scripts/validate/site-documents.ts'
import { expect, test } from './test.ts'

// The Nu checker, which needs Java, and the style sheets: `npm run validate`.
test('html-validate finds no errors on any page or state of a page', async ({ baseURL }) => {
  const documents = await siteDocuments(baseURL ?? '')
  const withoutSeen = createSeenParts()
  const faults: string[] = []
  for (const { path, html } of documents)
    for (const fault of await htmlFaults(withoutSeen(html))) faults.push(`${path} ${fault}`)
  expect(faults).toEqual([])
  expect(documents.length).toBeGreaterThan(100)
})
