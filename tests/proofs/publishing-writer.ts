import { applyContent } from '#src/backend/content/apply.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import { openDatabase } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { content } from '../fixtures/content.ts'
import { createTestOffice } from '../office/test-office.ts'
import { article } from './published-article.ts'

/**
 * An editor who publishes without a rest until somebody kills the process: `node publishing-writer.ts <database> <first
 * number>`. Says each number once the office has said that it is published.
 */
const [file = '', first = '0'] = process.argv.slice(2)
const office = await createTestOffice(openDatabase({ file }))
await inWrite(office.backend.db, async (write) => {
  await ship(write, shippedItems({ ...content, since: () => '2021-06-01' }))
  await applyContent(write, office.backend.now())
})
// The addresses of those who were here before are taken.
for (let number = 0; number < Number(first) * 2; number++) office.browser()
const editor = await office.enter('editor')
let key: string | null =
  (await editor.call('content.list', { kind: 'news' })).lines.find(({ title }) => title.startsWith('Выпуск'))?.key ??
  null
// Who was killed between saving and publishing has left a draft.
let revision: number | null =
  key === null ? null : ((await editor.call('content.get', { kind: 'news', key })).draft?.revision ?? null)
for (let number = Number(first); ; number++) {
  // One after another: each is acknowledged before the next begins.
  // oxlint-disable no-await-in-loop
  const saved = await editor.call('content.save', { kind: 'news', key, body: article(number), revision })
  await editor.call('content.publish', { ...saved, from: null, until: null })
  key = saved.key
  revision = null
  process.stdout.write(`${number}\n`)
}
