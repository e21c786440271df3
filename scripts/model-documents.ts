import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brochureOf } from '#src/content/brochure.ts'
import { modelDocuments } from '#src/content/model-documents.ts'
import { ownerGuide } from '#src/content/owner-guide.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'
import { makeBrochure } from '#src/printing/brochure/brochure.ts'
import { makeTextPdf } from '#src/printing/text/text-pdf.ts'
import { carData } from './pictures/car-data.ts'

/**
 * Writes the brochure and the owner's guide of every model into public/documents, unless they are there already. Part of
 * `npm run build`; `node scripts/model-documents.ts`
 */
const root = fileURLToPath(new URL('../', import.meta.url))
const publicFolder = `${root}public`
const folder = `${publicFolder}/documents`
const stamp = `${folder}/.stamp`

/** The content of the documents is compared, so that only changes of it write them again. */
const INPUTS = [
  'scripts/model-documents.ts',
  'src/printing/*.ts',
  'src/printing/brochure/*.ts',
  'src/printing/text/*.ts',
  'src/printing/configuration/*.ts',
  'src/printing/fonts/*.ttf',
  'src/brand/*.{ts,svg}',
  'src/drawing/**/*.ts',
  'node_modules/pdfkit/package.json',
]

const contents = modelDocuments.map(({ code, kind, path }) =>
  kind === 'brochure'
    ? ({ kind, path, brochure: brochureOf(code) } as const)
    : ({ kind, path, guide: ownerGuide(code) } as const),
)

function inputHash(): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([contents, generatedPictures]))
    .update(carData)
  for (const file of globSync(INPUTS, { cwd: root }).toSorted()) hash.update(file).update(readFileSync(root + file))
  return hash.digest('hex')
}

const isFresh = (hash: string): boolean =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash &&
  modelDocuments.every(({ path }) => existsSync(publicFolder + path))

/** A size that a visitor opens on a phone without hesitation. */
const MAX_BYTES = 400 * 1024

const started = performance.now()
const hash = inputHash()
if (!isFresh(hash)) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let total = 0
  for (const content of contents) {
    const file = publicFolder + content.path
    // Sequential: drawings and text are much work for one thread, and the others are busy with pictures.
    // oxlint-disable-next-line no-await-in-loop
    writeFileSync(
      file,
      await (content.kind === 'brochure' ? makeBrochure(content.brochure) : makeTextPdf(content.guide)),
    )
    const { length } = readFileSync(file)
    if (length > MAX_BYTES) throw new Error(`${content.path} is ${length} bytes, more than ${MAX_BYTES}`)
    total += length
  }
  writeFileSync(stamp, hash)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${contents.length} documents of models, ${(total / 1024).toFixed(0)} KB, in ${seconds} s\n`)
}
