import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { FINISHED } from './folders.ts'
import type { Picture } from './list.ts'
import { stampFile, type Stamp } from './stamp.ts'

/** The film of noise is kept by this quality: without it dark skies and studio walls would band. */
const AVIF = { quality: 62, effort: 6, chromaSubsampling: '4:4:4' } as const

export const sizeFile = (name: string, width: number, folder = FINISHED): string => `${folder}${name}-${width}.avif`

/**
 * Makes the committed sizes of a picture. All are written beside their place first and then renamed, the stamp last: a
 * picture whose stamp is there is whole, whenever the tool was stopped.
 */
export async function finish(
  { name, widths }: Picture,
  png: string,
  stamp: Omit<Stamp, 'bytes'>,
  folder = FINISHED,
): Promise<void> {
  mkdirSync(dirname(stampFile(name, folder)), { recursive: true })
  const made: [part: string, file: string][] = []
  let bytes = 0
  for (const width of widths) {
    const file = sizeFile(name, width, folder)
    const part = `${file}.part`
    const { size } = await sharp(png).resize({ width, kernel: 'lanczos3' }).avif(AVIF).toFile(part)
    bytes += size
    made.push([part, file])
  }
  for (const [part, file] of made) renameSync(part, file)
  writeStamp(name, { ...stamp, bytes }, folder)
}

export function writeStamp(name: string, stamp: Stamp, folder = FINISHED): void {
  const file = stampFile(name, folder)
  writeFileSync(`${file}.part`, `${JSON.stringify(stamp, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}
