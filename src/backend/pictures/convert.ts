import type { Metadata, OutputInfo, Sharp } from 'sharp'
import { badRequest } from '#src/backend/call-error.ts'
import { PICTURE_PLACES, type Focus, type PicturePlace } from '#src/backend/pictures/names.ts'
import { STAGE_MIDDLE, WHITE } from '#src/brand/palette.ts'
import { cutAround, type Size } from '#src/content/pictures/cutting.ts'
import { leastWidthOf } from '#src/content/pictures/least-width.ts'
import { CUTS, widestIn, type PhotoFormat } from '#src/content/pictures/slots.ts'

/** Decodes and re-encodes an uploaded picture, which removes all metadata and embedded content. */

/** Cameras have fifty megapixels; a small file that claims more is an attack. */
const MAX_PIXELS = 100_000_000
/**
 * Bytes of a picture that has to be unpacked whole before its first line can be made smaller; others go by in lines. The
 * service has a gigabyte for everything (deploy/systemd).
 */
const MAX_HELD = 400_000_000
/** Below this a cover would be blurred. */
const MIN_WIDTH = 1080
const MAX_ORIGINAL = 4_000
/** The tallest crop of any place: a panorama reduced below this height would be too small for places that it has enough for. */
const KEPT_HEIGHT = Math.max(
  ...PICTURE_PLACES.map((place) => {
    const [across, down] = CUTS[place].ratio
    return (widestIn(CUTS[place]) * down) / across
  }),
)
const AVIF = { quality: 52, effort: 3 } as const
const JPEG = { quality: 80, mozjpeg: true } as const
const ORIGINAL = { quality: 92, mozjpeg: true } as const
/** An original with a cut-out car; JPEG has no transparency. Its effort keeps the upload within seconds. */
const CUT_OUT = { quality: 92, alphaQuality: 100, effort: 2 } as const
/** Of a WebP. */
const CUT_OUT_MAX_WIDTH = 16_383
/** Places where a cut-out car stands on the ground of the page; elsewhere the ground may be dark, and it gets a white one. */
const CUT_OUT_PLACES: ReadonlySet<PicturePlace> = new Set(['side', 'paints'])
const THUMBNAIL_WIDTH = 360

/** Loaded with the first picture: the library takes six megabytes that a site without uploads does not need. */
const loadSharp = async () => (await import('sharp')).default

const open = async (content: Uint8Array) =>
  (await loadSharp())(content, { failOn: 'error', limitInputPixels: MAX_PIXELS })

export type ReadPicture = { original: Buffer; thumbnail: Buffer; width: number; height: number }

let before: Promise<unknown> = Promise.resolve()

/** One after another: two large ones at once would need the memory of both. Throws CallError in words for the editor. */
export function readPicture(content: Uint8Array): Promise<ReadPicture> {
  const read = before.then(() => readOne(content))
  before = read.catch(() => {})
  return read
}

async function readOne(content: Uint8Array): Promise<ReadPicture> {
  requireFormat(content)
  const { hasAlpha, ...size } = await requirePixels(content)
  try {
    const upright = (await open(content))
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: widthLimitOf(size), height: MAX_ORIGINAL, fit: 'inside', withoutEnlargement: true })
    const cutOut = hasAlpha && size.width <= CUT_OUT_MAX_WIDTH ? await cutOutOf(upright.clone()) : null
    const { data: original, info } =
      cutOut ?? (await upright.flatten({ background: WHITE }).jpeg(ORIGINAL).toBuffer({ resolveWithObject: true }))
    const thumbnail = await (
      await loadSharp()
    )(original)
      .resize(THUMBNAIL_WIDTH)
      .flatten({ background: WHITE })
      .jpeg(JPEG)
      .toBuffer()
    return { original, thumbnail, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Error && error.name === 'CallError') throw error
    throw badRequest(DAMAGED)
  }
}

/** With its transparency; null where nothing of it is transparent, as in most PNG files with an alpha channel. */
async function cutOutOf(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo } | null> {
  const made = await picture.webp(CUT_OUT).toBuffer({ resolveWithObject: true })
  const { isOpaque } = await (await loadSharp())(made.data).stats()
  return isOpaque ? null : made
}

/** That of a panorama is larger: it keeps its height, in as many pixels as a square picture may have. */
function widthLimitOf({ width, height }: Size): number {
  const scale = Math.min(KEPT_HEIGHT / height, MAX_ORIGINAL / Math.sqrt(width * height))
  return Math.max(MAX_ORIGINAL, Math.floor(width * scale))
}

const DAMAGED = 'Файл не открывается как снимок: он повреждён'

/** The size according to the file's header, after rotation, before anything is decoded. */
async function requirePixels(content: Uint8Array): Promise<Size & Pick<Claimed, 'hasAlpha'>> {
  const { width, height, heldBytes, hasAlpha } = await sizeOf(content)
  if (width * height > MAX_PIXELS)
    throw badRequest(
      `Снимок слишком велик: ${width} × ${height} точек. Уменьшите его до ${MAX_ORIGINAL} по большей стороне`,
    )
  if (heldBytes > MAX_HELD)
    throw badRequest(
      `Снимок ${width} × ${height} точек в таком виде слишком велик: сохраните его обычным JPEG, не прогрессивным, или уменьшите до ${MAX_ORIGINAL} по большей стороне`,
    )
  if (width < MIN_WIDTH) throw badRequest(`Снимок мал: нужно не меньше ${MIN_WIDTH} точек в ширину`)
  // The height is limited to MAX_ORIGINAL, and the width shrinks accordingly.
  if (width * Math.min(1, MAX_ORIGINAL / height) < MIN_WIDTH)
    throw badRequest(
      `Снимок слишком вытянут: при ширине ${width} точек высота — не больше ${Math.floor((MAX_ORIGINAL * width) / MIN_WIDTH)}`,
    )
  return { width, height, hasAlpha }
}

type Claimed = Size & { heldBytes: number; hasAlpha: boolean }

async function sizeOf(content: Uint8Array): Promise<Claimed> {
  try {
    const sharp = await loadSharp()
    // The size alone is read: no limit is needed, and with one the size would not be told.
    const told = await sharp(content, { limitInputPixels: false }).metadata()
    return { ...told.autoOrient, heldBytes: heldBytesOf(told), hasAlpha: told.hasAlpha }
  } catch {
    throw badRequest(DAMAGED)
  }
}

/** What the decoder holds of it at once, as measured: lines that come in passes or from below are needed together. */
function heldBytesOf({ format, width, height, channels, depth, ...told }: Metadata): number {
  const { isProgressive, orientation = 1, chromaSubsampling } = told
  const samples = width * height * channels * (depth === 'ushort' ? 2 : 1)
  // A progressive JPEG is held in coefficients of two bytes.
  if (format === 'jpeg' && isProgressive) return chromaSubsampling === '4:2:0' ? samples : 2 * samples
  // Of an AVIF the library holds the frame several times over.
  if (format === 'heif') return 6 * samples
  return isProgressive || orientation > 2 || format === 'webp' ? samples : 0
}

/** First bytes of what may be uploaded. Where a format's size stands between them, any byte does (null). */
const SIGNATURES: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, ...codes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  [...codes('RIFF'), null, null, null, null, ...codes('WEBP')],
  [null, null, null, null, ...codes('ftypavif')],
]

function codes(text: string): number[] {
  return [...Buffer.from(text, 'latin1')]
}

/**
 * By the file's content, because its name and type may be wrong. Checked before decoding: the picture library also
 * reads formats that contain scripts, links and other files.
 */
function requireFormat(content: Uint8Array): void {
  const isKnown = SIGNATURES.some((bytes) => bytes.every((byte, index) => byte === null || content[index] === byte))
  const isHeic = /^ftyp(?:hei|hev|mif1|msf1)/.test(Buffer.from(content.subarray(4, 12)).toString('latin1'))
  if (!isKnown && isHeic)
    throw badRequest('Это HEIC, так снимает iPhone: сохраните снимок как JPEG и выберите его снова')
  if (!isKnown) throw badRequest('Нужен снимок JPEG, PNG, WebP или AVIF')
}

type Cut = { width: number; place: PicturePlace; focus: Focus; format: PhotoFormat }

/** The picture in the place's aspect ratio, with the focus as near to the centre as the edges allow. */
export async function cutPicture(original: Uint8Array, { width, place, focus, format }: Cut): Promise<Buffer> {
  const sharp = await loadSharp()
  const size = await sharp(original).metadata()
  const cut = sharp(original)
    .extract(cuttingOf(size, place, focus))
    .resize(width)
  const isCutOut = CUT_OUT_PLACES.has(place)
  // A JPEG is what documents and share cards show: there the car stands on the stage's colour.
  const ground = isCutOut ? STAGE_MIDDLE : WHITE
  if (format === 'jpg') return cut.flatten({ background: ground }).jpeg(JPEG).toBuffer()
  return (isCutOut ? cut : cut.flatten({ background: ground })).avif(AVIF).toBuffer()
}

/** Throws CallError where the crop would be too small for the place. */
export async function requireSize(original: Uint8Array, place: PicturePlace, focus: Focus): Promise<void> {
  const least = leastWidthOf(place)
  const sharp = await loadSharp()
  if (cuttingOf(await sharp(original).metadata(), place, focus).width < least)
    throw badRequest(`Для этого места снимок мал: в ширину остаётся меньше ${least} точек`)
}

export const cuttingOf = (size: Size, place: PicturePlace, focus: Focus) => cutAround(size, CUTS[place].ratio, focus)
