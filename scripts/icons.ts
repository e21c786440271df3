import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Makes the raster icons out of public/favicon.svg, unless they are there and newer. `node scripts/icons.ts` */
const root = fileURLToPath(new URL('../public/', import.meta.url))
const SOURCE = `${root}favicon.svg`

/** Side of the drawing, px; icons are rendered from it at their own size. */
const DRAWN_AT = 32
const SVG_DPI = 72

/** The mark keeps to the inner four fifths, as masks cut the corners off. */
const MASKABLE_SCALE = 0.8

const icons: readonly { file: string; size: number; maskable?: true }[] = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'images/icons/icon-192.png', size: 192 },
  { file: 'images/icons/icon-512.png', size: 512 },
  { file: 'images/icons/maskable-512.png', size: 512, maskable: true },
]
const ICO = { file: 'favicon.ico', size: 32 }

const svg = readFileSync(SOURCE)
const draw = (size: number): Promise<Buffer> =>
  sharp(svg, { density: (SVG_DPI * size) / DRAWN_AT })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

async function drawMaskable(size: number): Promise<Buffer> {
  const inner = Math.round(size * MASKABLE_SCALE)
  const mark = await draw(inner)
  const { data } = await sharp(mark)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = { r: data[0]!, g: data[1]!, b: data[2]! }
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An .ico that holds one PNG: its header names the size and where the picture begins. */
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

const source = statSync(SOURCE).mtimeMs
const isNewer = (file: string) => existsSync(root + file) && statSync(root + file).mtimeMs > source
if (![...icons, ICO].every(({ file }) => isNewer(file))) {
  mkdirSync(`${root}images/icons`, { recursive: true })
  for (const { file, size, maskable } of icons)
    // oxlint-disable-next-line no-await-in-loop
    writeFileSync(root + file, await (maskable ? drawMaskable(size) : draw(size)))
  writeFileSync(root + ICO.file, toIco(await draw(ICO.size), ICO.size))
}
