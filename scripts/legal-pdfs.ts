import { mkdirSync, writeFileSync } from 'node:fs'
import { legalPath, PRINTED_LEGAL_KEYS } from '#src/content/legal/keys.ts'
import { addressedTo } from '#src/content/legal/recipient.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'
import { makeTextPdf } from '#src/printing/text/text-pdf.ts'

/** Makes the legal PDFs from the same texts the site shows. Part of `npm run build`. */

mkdirSync('public/legal', { recursive: true })
for (const key of PRINTED_LEGAL_KEYS)
  writeFileSync(`public${legalPath(key)}`, await makeTextPdf(addressedTo(undefined, shippedDocument(key))))
