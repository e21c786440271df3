import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ICON, LARGE_ICON, MARK_ICO, MARK_SVG, MASKABLE_ICON, TOUCH_ICON } from '#src/domain/icon-files.ts'
import { elementOf, readSvg } from '#src/printing/svg-markup.ts'

/** Makes the icons in public/ from the brand's mark. Part of `npm run build`; `node scripts/icons.ts` */
const FILE = 'src/brand/mark.svg'
const root = fileURLToPath(new URL('../', import.meta.url))
const SVG_DPI = 72

/** The mark stays within the inner 80 %, because masks cut the corners off. */
const MASKABLE_SCALE = 0.8

const svg = readFileSync(root + FILE)
const drawnAt = sideOf(svg.toString())

/** Side of the drawing, px; icons are rendered from it at their own size. */
function sideOf(text: string): number {
  const { attributes } = readSvg(elementOf(text))
  const [, , width = 0, height = 0] = (attributes['viewBox'] ?? '').split(' ').map(Number)
  if (!(width > 0) || width !== height) throw new Error(`${FILE} must have a square viewBox, such as "0 0 32 32".`)
  return Number(attributes['width'] ?? width)
}

const draw = (size: number): Promise<Buffer> =>
  sharp(svg, { density: (SVG_DPI * size) / drawnAt })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

async function drawMaskable(size: number): Promise<Buffer> {
  const inner = Math.round(size * MASKABLE_SCALE)
  const mark = await draw(inner)
  // The surroundings have the colour of its corner.
  const corner = sharp(mark).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 })
  const [r = 0, g = 0, b = 0, opacity] = await corner.raw().toBuffer()
  if (opacity !== 255) throw new Error(`${FILE} must fill its square: home screens have no ground of their own.`)
  return sharp({ create: { width: size, height: size, channels: 3, background: { r, g, b } } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An .ico with one PNG: its header has the size and the offset of the picture. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function write(path: string, bytes: Buffer): void {
  const file = `${root}public${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

// They take half a second, so existing files are not checked.
write(MARK_SVG, svg)
write(MARK_ICO.path, toIco(await draw(MARK_ICO.size), MARK_ICO.size))
for (const { path, size } of [TOUCH_ICON, ICON, LARGE_ICON])
  // oxlint-disable-next-line no-await-in-loop
  write(path, await draw(size))
write(MASKABLE_ICON.path, await drawMaskable(MASKABLE_ICON.size))
