import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { pictureFile } from './finish.ts'
import type { Picture } from './list.ts'

const CELL = { width: 480, height: 300 }
const COLUMNS = 4

/** Pictures side by side, finished ones or else previews; those that do not exist yet leave their cell empty. */
export async function contactSheet(wanted: readonly Picture[], previewOf: (name: string) => string, out: string) {
  const cells = wanted.flatMap((picture) => {
    const finished = pictureFile(picture.name)
    const file = existsSync(finished) ? finished : previewOf(picture.name)
    return existsSync(file) ? [file] : []
  })
  const images = await Promise.all(
    cells.map(async (file, i) => ({
      input: await sharp(file)
        .resize({ ...CELL, fit: 'contain', background: '#101113' })
        .png()
        .toBuffer(),
      left: (i % COLUMNS) * CELL.width,
      top: Math.floor(i / COLUMNS) * CELL.height,
    })),
  )
  const rows = Math.max(1, Math.ceil(cells.length / COLUMNS))
  const size = { width: COLUMNS * CELL.width, height: rows * CELL.height }
  await sharp({ create: { ...size, channels: 3, background: '#101113' } })
    .composite(images)
    .png()
    .toFile(out)
  return cells.length
}
