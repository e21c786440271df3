import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { facts } from '#src/content/models/facts.ts'
import type { ModelPhotos, Photo } from '#src/content/pictures/list.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import { windowOf } from '#src/content/pictures/drawings.ts'
import { stillName, type StillId } from '#src/content/pictures/stills.ts'
import { paintOf } from '#src/drawing/paints.ts'
import { drawSide } from '#src/drawing/side.ts'
import { projectFile } from '#src/project-file.ts'
import type { CropName } from '#src/domain/car-details.ts'

/**
 * Photographs of a model for the proof: our own rendered pictures and drawings, converted to camera JPEGs, on
 * a background no page of the site has.
 */

const GROUND = '#9fb0bd'
/** A camera's metadata: none of it may be served. */
export const SECRET = 'SECRET-CAMERA-OWNER'
const EXIF = {
  IFD0: { Make: 'Camera', Artist: SECRET },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '37/1 37/1 0/1' },
}

const DETAILS = ['lamp', 'wheel', 'tail', 'nose'] as const satisfies readonly CropName[]

/** Writes the originals into a media folder; returns the list that names them. */
export async function takePhotographs(
  media: string,
  code: DrawnModel,
  paints: readonly string[],
): Promise<ModelPhotos> {
  const still = (view: StillId['view'], register: StillId['register']) =>
    sharp(projectFile(`scripts/pictures/stills/${stillName({ code, view, register })}.webp`))
  const take = async (name: string, alt: string, picture: Sharp, width: number, height: number): Promise<Photo> => {
    const file = `${code}/${name}.jpg`
    await mkdir(dirname(join(media, file)), { recursive: true })
    const taken = await picture
      .resize({ width, height, fit: 'contain', background: GROUND })
      .flatten({ background: GROUND })
      .jpeg({ quality: 92 })
      .withExif(EXIF)
      .toBuffer()
    await writeFile(join(media, file), taken)
    return { file, alt, focus: [50, 50], rights: { owner: 'ООО «Пример»', until: null }, taken: '2026-05-01' }
  }
  const side = (paint?: string) =>
    drawn(drawSide({ code, register: 'studio', ...(paint && { paint: paintOf(paint) }) }))
  const painted = await Promise.all(
    paints.map(async (paint) => {
      const photo = await take(`paint-${paint.toLowerCase()}`, 'Автомобиль сбоку', side(paint), 1400, 520)
      return [paint, photo] as const
    }),
  )
  return {
    hero: await take('hero', 'Автомобиль на открытой площадке', still('front34', 'studio'), 2200, 1300),
    'hero-upright': await take('upright', 'Автомобиль на площадке', still('front34', 'studio'), 1300, 1700),
    front34: await take('front34', 'Автомобиль спереди сбоку', still('front34', 'light'), 2000, 960),
    rear34: await take('rear34', 'Автомобиль сзади сбоку', still('rear34', 'studio'), 2000, 960),
    side: await take('side', 'Автомобиль сбоку', side(), 2200, 800),
    cabin: await take('cabin', 'Отделка салона', sharp(projectFile('public/images/interior/brw.webp')), 1800, 1200),
    details: await Promise.all(
      DETAILS.map(async (name) => {
        const photo = await take(`detail-${name}`, `Деталь: ${name}`, closeUp(code, name), 1500, 1000)
        return { ...photo, shows: name }
      }),
    ),
    gallery: [
      await take('gallery-1', 'Ночью, спереди сбоку', still('front34', 'light'), 2000, 1400),
      await take('gallery-2', 'Ночью, сзади сбоку', still('rear34', 'light'), 2000, 1400),
      await take('gallery-3', 'В студии, сзади', still('rear34', 'studio'), 2000, 1400),
    ],
    paints: Object.fromEntries(painted),
  }
}

const drawn = (svg: string): Sharp => sharp(Buffer.from(svg), { density: 160 })

function closeUp(code: DrawnModel, name: CropName): Sharp {
  const [x, y, width, height] = windowOf(name, facts[code].length)
  return sharp(Buffer.from(drawSide({ code, register: 'studio', crop: [x, y, width, height] })), { density: 500 })
}
