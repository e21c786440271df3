import { createHash } from 'node:crypto'
import { brochureOf } from '#src/content/brochure.ts'
import { addressedTo } from '#src/content/legal/recipient.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'
import { models } from '#src/content/models/summary.ts'
import print from '#src/printing/print-worker.ts'
import { createPrintedFiles } from '#src/server/files/printed-files.ts'

/**
 * One process of the site after a publication: prints a brochure at new prices and an edition of a legal text, and says
 * their validators and hashes, one a line.
 */
const NEW_PRICE = 12_345_000
const printFile = createPrintedFiles({ print: async (job) => Buffer.from(await print(job)) })
const code = models[0]?.code
if (code === undefined) throw new Error('the line-up is empty')
const trims = new Map(Array.from({ length: 1000 }, (_, id) => [id, NEW_PRICE]))
const text = addressedTo(undefined, shippedDocument('consent-lounge'))
for (const file of [
  await printFile({ kind: 'brochure', brochure: brochureOf(code, trims) }),
  await printFile({ kind: 'text', text: { ...text, edition: '2026-12-01' } }),
])
  process.stdout.write(`${file.etag} ${createHash('sha256').update(file.bytes).digest('hex')}\n`)
