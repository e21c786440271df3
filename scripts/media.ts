import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isDrawn } from '#src/content/models/drawn.ts'
import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import { dayIn } from '#src/domain/day.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { MADE_FILE } from './media/bundled.ts'
import { makeMedia, type Remark } from './media/make.ts'
import { FINISHED } from './renders/folders.ts'
import { notesIn, openOriginals } from './media/originals.ts'
import { misplaced, wantedPhotos } from './media/wanted.ts'

/**
 * Converts the photographs in the media folder (`media/`, or MEDIA_DIR): AVIF and JPEG in the widths of
 * their places, in public/assets. Reports mistakes in Russian with the file. Part of `npm run assets`, before the
 * others; `node scripts/media.ts`. `--keep` commits the derivatives of rendered pictures. Exit code 1 for a mistake.
 */
const root = fileURLToPath(new URL('../', import.meta.url))
const media = resolve(root, process.env['MEDIA_DIR'] || 'media')
const assets = join(root, 'public/assets')
const kept = join(root, 'scripts/media/kept')
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })

const started = performance.now()
const originals = openOriginals(media, notesIn(root, 'media'))
const renders = openOriginals(FINISHED, notesIn(root, 'renders'))
const list = await wantedPhotos()
let count = 0
const { generated, remarks, filesOfRenders } = await makeMedia(list, {
  root,
  originals,
  renders,
  folder: assets,
  kept,
  today: dayIn('Europe/Moscow', new Date()),
  onMade: ({ photo }, done, total) => {
    count++
    process.stdout.write(`Снимок ${done} из ${total}: ${photo.file}\n`)
  },
})
originals.close()
renders.close()
if (values.keep) copyToRepository(filesOfRenders)
const file = join(root, MADE_FILE)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(generated))

const lost = await misplaced()
for (const { list: where, name } of lost)
  console.error(`Ошибка: ${where}: нет места «${name}». Места перечислены в docs/editor-guide.md, «Снимки».`)
// A picture may be in two places.
for (const text of new Set(remarks.map(sentence))) console.error(text)
for (const name of originals.unused(new Set(list.map(({ photo }) => photo.file))))
  console.error(`Снимок ${join(media, name)} не назван ни в одном списке и нигде не показан.`)
for (const code of withoutPicture(generated))
  console.error(
    `У модели ${code} нет рисунка (src/content/models/drawn.ts), поэтому ей нужен снимок сбоку: место side в src/content/models/${code}/pictures.ts.`,
  )
if (count > 0) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`Снимков обработано: ${count}, за ${seconds} с\n`)
}
if (lost.length > 0 || remarks.some(({ kind }) => kind === 'mistake') || withoutPicture(generated).length > 0)
  process.exitCode = 1

/**
 * Rendered pictures change only with the code, so their derivatives are committed, and no first start has to make them.
 */
function copyToRepository(files: readonly string[]): void {
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  for (const name of files) copyFileSync(join(assets, name), join(kept, name))
}

function sentence({ kind, list: where, line, file: name, text }: Remark): string {
  const place = line === null ? where : `${where}:${line}`
  return `${kind === 'mistake' ? 'Ошибка' : 'Внимание'}: ${place}, снимок ${name}: ${text}.`
}

/** Models without any picture. */
function withoutPicture({ models = {} }: GeneratedPictures): string[] {
  const undrawn: readonly ModelCode[] = MODEL_CODES.filter((code) => !isDrawn(code))
  return undrawn.filter((code) => !models[code]?.slots?.side)
}
