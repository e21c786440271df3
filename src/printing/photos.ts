import { existsSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { fileOf } from '#src/content/pictures/hashed.ts'
import { isInPaint, pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { projectFile } from '#src/project-file.ts'

/** A photograph for a document or a card. */
export type PrintedPhoto = {
  jpeg: Buffer
  /** Size of the JPEG, pixels. */
  width: number
  height: number
  alt: string
  /** False for a car in another paint than requested. */
  isInPaint: boolean
  /** With its surroundings, from edge to edge; a car without them stands on the stage of the page. */
  isInHall: boolean
}

/** The folder that is served: of the build, or of the sources. */
const FOLDERS = ['dist/client', 'public']

const made = new LRUCache<string, Promise<Buffer>>({ max: 32 })

/**
 * The photograph that replaces a drawing, of this width in pixels; null where the car is drawn by the printer
 * itself. Rejects when the file is missing or cannot be read.
 */
export async function photoFor(code: ModelCode, shot: Shot, width: number): Promise<PrintedPhoto | null> {
  const picture = pictureOf(code, shot)
  if (!picture || picture.source === 'drawing') return null
  const height = Math.round((width * picture.height) / picture.width)
  const key = `${picture.src} ${width}`
  const jpeg = made.get(key) ?? sized(picture.src, width)
  made.set(key, jpeg)
  jpeg.catch(() => made.delete(key))
  return {
    jpeg: await jpeg,
    width,
    height,
    alt: picture.alt,
    isInPaint: isInPaint(picture),
    isInHall: picture.place === 'showroom',
  }
}

const sized = async (src: string, width: number): Promise<Buffer> =>
  sharp(builtFile(src)).resize(width).jpeg({ quality: 72, mozjpeg: true }).toBuffer()

/** The path of a photograph's file. Throws when it is missing. */
export function builtFile(src: string): string {
  const path = fileOf(src)?.path ?? src
  const file = FOLDERS.map((folder) => projectFile(folder + path)).find((one) => existsSync(one))
  if (!file) throw new Error(`The photograph ${src} is not among the built files`)
  return file
}
