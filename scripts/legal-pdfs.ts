import { resolve } from 'node:path'
import { legalFiles } from '#src/content/legal/files.ts'
import { writeTextPdf } from './documents/text-pdf.ts'

/** Makes the legal PDFs from the same texts the site shows. Part of `npm run build`. */

for (const { path, document } of legalFiles) await writeTextPdf(resolve('public', `.${path}`), document)
