import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { FINISHED } from './folders.ts'
import type { Picture } from './list.ts'
import { stampFile, type Stamp } from './stamp.ts'

/** This quality preserves the film grain: without it dark skies and studio walls would band. */
const AVIF = { quality: 74, effort: 6, chromaSubsampling: '4:4:4' } as const

export const pictureFile = (name: string, folder = FINISHED): string => `${folder}${name}.avif`

/**
 * Makes the committed picture, which scripts/media crops and scales for its places. It is written under a temporary
 * name
 * and renamed, the stamp last: a picture with a stamp is complete, whenever the tool was stopped.
 */
export async function finish(
  { name }: Picture,
  png: string,
  stamp: Omit<Stamp, 'bytes'>,
  folder = FINISHED,
): Promise<void> {
  mkdirSync(dirname(stampFile(name, folder)), { recursive: true })
  const file = pictureFile(name, folder)
  const part = `${file}.part`
  const { size: bytes } = await sharp(png).avif(AVIF).toFile(part)
  renameSync(part, file)
  writeStamp(name, { ...stamp, bytes }, folder)
}

export function writeStamp(name: string, stamp: Stamp, folder = FINISHED): void {
  const file = stampFile(name, folder)
  writeFileSync(`${file}.part`, `${JSON.stringify(stamp, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}
