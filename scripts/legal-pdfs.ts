import { resolve } from 'node:path'
import { legalPath, PRINTED_LEGAL_KEYS } from '#src/content/legal/keys.ts'
import { addressedTo } from '#src/content/legal/recipient.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'
import { writeTextPdf } from './documents/text-pdf.ts'

/** Makes the legal PDFs from the same texts the site shows. Part of `npm run build`. */

for (const key of PRINTED_LEGAL_KEYS)
  await writeTextPdf(resolve('public', `.${legalPath(key)}`), addressedTo(undefined, shippedDocument(key)))
