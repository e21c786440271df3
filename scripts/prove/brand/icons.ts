import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ICON, LARGE_ICON, MARK_ICO, MARK_SVG, MASKABLE_ICON, TOUCH_ICON } from '#src/domain/icon-files.ts'

/**
 * Icons of a build that were not made from this mark: the SVG must be the same file, the others must have its
 * background in a corner.
 */
export async function foreignIcons(client: string, markFile: string): Promise<string[]> {
  const mark = await readFile(markFile)
  const ground = await cornerOf(mark)
  const foreign = (await readFile(join(client, MARK_SVG))).equals(mark) ? [] : [MARK_SVG]
  for (const { path } of [TOUCH_ICON, ICON, LARGE_ICON, MASKABLE_ICON, MARK_ICO]) {
    const bytes = await readFile(join(client, path))
    // An .ico of ours is a header and a PNG.
    const png = bytes.subarray(bytes.indexOf(PNG))
    if ((await cornerOf(png)) !== ground) foreign.push(path)
  }
  return foreign
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

async function cornerOf(picture: Buffer): Promise<string> {
  const corner = sharp(picture).removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 })
  return (await corner.raw().toBuffer()).toString('hex')
}
