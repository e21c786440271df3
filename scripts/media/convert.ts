import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { STAGE_MIDDLE } from '#src/brand/palette.ts'
import { cutAround, type Focus, type Size } from '#src/content/pictures/cutting.ts'
import { filesInCut, type PhotoFormat } from '#src/content/pictures/slots.ts'
import { cutFor, type MediaPlace } from './cuts.ts'

/** Quality settings: photographs have grain that hides coarser steps. */
const AVIF = { quality: 52, effort: 3 } as const
const JPEG = { quality: 80, mozjpeg: true } as const
/** Increment to make all files again. */
const RECIPE = 1

const MIDDLE: Focus = [50, 50]

/** The crop of an original, pixels, and the focus in it, percent in steps of ten. */
export type Cutting = { left: number; top: number; width: number; height: number; focus?: Focus }

/** The part of an original that a place shows. */
export function cuttingOf(size: Size, place: MediaPlace, [across, down]: Focus = MIDDLE): Cutting {
  const cut = cutAround(size, cutFor(place).ratio, [across, down])
  const inside = (whole: number, from: number, part: number, percent: number) =>
    Math.round((((whole * percent) / 100 - from) / part) * 10) * 10
  const focus: Focus = [inside(size.width, cut.left, cut.width, across), inside(size.height, cut.top, cut.height, down)]
  return { ...cut, ...(focus.some((percent) => percent !== 50) && { focus }) }
}

/** Names the files of one photograph: the same original, place and focus give the same names. */
export const nameOf = (stem: string, original: string, place: MediaPlace, focus: Focus = MIDDLE): string => {
  const key = JSON.stringify([original, cutFor(place), focus, RECIPE, AVIF, JPEG])
  return `${stem}-${createHash('sha256').update(key).digest('hex').slice(0, 10)}`
}

const formats: Readonly<Record<PhotoFormat, (picture: Sharp, effort: number) => Sharp>> = {
  avif: (picture, effort) => picture.avif({ ...AVIF, effort }),
  // A cut-out picture is placed on the stage's colour.
  jpg: (picture) => picture.flatten({ background: STAGE_MIDDLE }).jpeg(JPEG),
}

/** The files of a photograph in a place. */
export const filesOf = (name: string, place: MediaPlace): { file: string; width: number; format: PhotoFormat }[] =>
  filesInCut(cutFor(place)).map(({ width, format }) => ({ file: `${name}-${width}.${format}`, width, format }))

type Order = {
  file: string
  name: string
  place: MediaPlace
  cutting: Cutting
  folder: string
  /** Where existing files may be: committed ones of rendered pictures. */
  kept: string
  /** AVIF effort, 0 to 9; the site's by default. */
  effort?: number
}

/**
 * Makes the missing files of a photograph, rotated upright, in sRGB, without metadata (place, time, number, preview).
 * Returns how many were made.
 */
export async function convert(order: Order): Promise<number> {
  const { file, name, place, cutting, folder, kept, effort = AVIF.effort } = order
  const absent = filesOf(name, place).filter((one) => !existsSync(join(folder, one.file)))
  if (absent.length === 0) return 0
  await mkdir(folder, { recursive: true })
  const isKept = ({ file: one }: { file: string }) => existsSync(join(kept, one))
  await Promise.all(absent.filter(isKept).map(({ file: one }) => copyFile(join(kept, one), join(folder, one))))
  const missing = absent.filter((one) => !isKept(one))
  if (missing.length === 0) return 0
  const { left, top, width, height } = cutting
  // Rotated first, cropped after: the camera may have been held upright.
  const upright = await sharp(file, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .toBuffer({ resolveWithObject: true })
  for (const one of missing) {
    const picture = sharp(upright.data).extract({ left, top, width, height }).resize(one.width)
    // Sequential, because each uses every core.
    // oxlint-disable-next-line no-await-in-loop
    await saveWhole(join(folder, one.file), await formats[one.format](picture, effort).toBuffer())
  }
  return missing.length
}

/** Renamed into place only when complete. */
async function saveWhole(file: string, content: Buffer): Promise<void> {
  const half = `${file}.half`
  await writeFile(half, content)
  await rename(half, file)
}
