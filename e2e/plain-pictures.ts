import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import sharp from 'sharp'

/**
 * For the process that makes the office's example (`--import`): its pictures are of one colour each, because to convert
 * real ones is three quarters of its time. tests/office/demo.test.ts has the real ones read.
 */
const { readFile } = fs
const PICTURE = /scripts\/renders\/pictures\/.*\.avif$/
let colour = 0x30

async function readPlain(...[file, ...rest]: Parameters<typeof readFile>): ReturnType<typeof readFile> {
  if (typeof file !== 'string' || !PICTURE.test(file)) return readFile(file, ...rest)
  // Pictures of one colour would be one picture.
  colour += 0x10
  return sharp({ create: { width: 2000, height: 1200, channels: 3, background: { r: colour, g: colour, b: 0x50 } } })
    .png()
    .toBuffer()
}

fs.readFile = readPlain as typeof readFile
syncBuiltinESMExports()
