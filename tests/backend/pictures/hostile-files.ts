import { gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** Files that somebody could send in a picture's place. */

const bytes = (...parts: (string | readonly number[] | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const box = (type: string, size = 32) => bytes([0, 0, 0, size], type, new Uint8Array(size - 8))

export const photo = (width = 1400, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#445566' } })

/** With so much in it that half of its file is half of the picture. */
const noisy = () =>
  sharp({
    create: {
      width: 1400,
      height: 300,
      channels: 3,
      background: '#445566',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })

/** Width and height stand in the bytes after this one of a PNG. */
const PNG_SIZE_AT = 16
const JPEG_FRAME = Buffer.from([0xff, 0xc0])

export async function hostileFiles(): Promise<Record<string, Buffer>> {
  const [jpeg, png, webp, avif] = await Promise.all([
    noisy().jpeg().toBuffer(),
    noisy().png().toBuffer(),
    noisy().webp().toBuffer(),
    noisy().avif({ effort: 0 }).toBuffer(),
  ])
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="900"><script>alert(1)</script></svg>'
  return {
    nothing: bytes(''),
    'one byte': bytes([0xff]),
    text: bytes('not a picture'),
    'a page': bytes('<!doctype html><script>alert(1)</script>'),
    SVG: bytes(svg),
    'SVG behind a byte order mark': bytes([0xef, 0xbb, 0xbf], svg),
    'SVG with a file of this machine': bytes(
      svg.replace('<script>alert(1)</script>', '<image href="file:///etc/passwd" width="9" height="9"/>'),
    ),
    'compressed SVG': gzipSync(svg),
    XML: bytes('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    PDF: bytes('%PDF-1.7\n1 0 obj <<>> endobj'),
    'PostScript for ImageMagick': bytes('%!PS-Adobe-3.0\n(%pipe%id) (w) file'),
    'commands for ImageMagick': bytes("push graphic-context\nfill 'url(https://evil.example/x.png)'"),
    GIF: await photo(1200, 20).gif().toBuffer(),
    TIFF: await photo(1200, 20).tiff().toBuffer(),
    BMP: bytes('BM', new Uint8Array(200)),
    icon: bytes([0, 0, 1, 0, 1, 0], new Uint8Array(60)),
    Photoshop: bytes('8BPS', [0, 1], new Uint8Array(60)),
    HEIC: bytes(box('ftypheic'), box('mdat')),
    'a film': bytes(box('ftypisom'), box('mdat')),
    archive: bytes('PK\x03\x04', new Uint8Array(60)),
    program: bytes('\x7fELF', new Uint8Array(60)),
    'Windows program': bytes('MZ', new Uint8Array(60)),
    'the head of a JPEG alone': jpeg.subarray(0, 20),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'a JPEG that claims 65,500 by 65,500': claimJpeg(jpeg, 65_500),
    'a JPEG without size': claimJpeg(jpeg, 0),
    'half a PNG': png.subarray(0, png.length / 2),
    'a PNG that claims 60,000 by 60,000': claimPng(png, 60_000),
    'a PNG with a wrong checksum': bytes(png.subarray(0, PNG_SIZE_AT + 14), [1, 2, 3], png.subarray(PNG_SIZE_AT + 17)),
    'a PNG that claims 10,001 by 10,001': claimPng(png, 10_001),
    'half a WebP': webp.subarray(0, webp.length / 2),
    'the head of a WebP, then text': bytes(webp.subarray(0, 16), 'alert(1)'.repeat(40)),
    'half an AVIF': avif.subarray(0, avif.length / 2),
    'the head of an AVIF, then zeros': bytes(avif.subarray(0, 24), new Uint8Array(400)),
    'a PNG head before a page': bytes(png.subarray(0, 8), '<script>alert(1)</script>'),
    'a JPEG head before PHP': bytes([0xff, 0xd8, 0xff, 0xe0], '<?php system($_GET[1]); ?>'),
    'a picture of 1079 points': await photo(1079, 900).jpeg().toBuffer(),
    'a picture of one point': await photo(1, 1).png().toBuffer(),
  }
}

function claimPng(png: Buffer, size: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(size, PNG_SIZE_AT)
  changed.writeUInt32BE(size, PNG_SIZE_AT + 4)
  return changed
}

function claimJpeg(jpeg: Buffer, size: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(JPEG_FRAME)
  changed.writeUInt16BE(size, frame + 5)
  changed.writeUInt16BE(size, frame + 7)
  return changed
}
