import sharp from 'sharp'
import type { Brochure, Swatch } from '#src/content/brochure.ts'
import { PAPER, STEEL } from '#src/brand/palette.ts'
import { FRAME } from '#src/domain/frames.ts'
import { paintOf } from '#src/drawing/paints.ts'
import { drawnCodeOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { drawSide } from '#src/drawing/side.ts'
import { photoFor } from '#src/printing/photos.ts'
import { MARGIN, MM, PAGE, Sheet, TYPE } from '#src/printing/sheet.ts'
import { BOTTOM } from '#src/printing/brochure/page-layout.ts'

/** A bitmap is a tenth the size of the lines and gradients of one more car. */
const PICTURE = { pixels: 860, quality: 60 } as const

/**
 * The car in one of its paints at the bottom of the page, where there is space for it; a photograph only in that paint.
 */
export async function writeCar(
  sheet: Sheet,
  model: Brochure['model'],
  { code, name }: Swatch,
  below: number,
): Promise<void> {
  const width = PAGE.width - 12 * MM
  const height = (width * FRAME.height) / FRAME.width
  const y = BOTTOM - height - 4 * MM
  if (y < below + 6 * MM) return
  const photo = await photoFor(model.code, { paint: code }, PICTURE.pixels)
  if (photo && !photo.isInPaint) return
  const drawn = drawnCodeOf(model)
  const picture = photo?.jpeg ?? (drawn && (await drawnPicture(drawn, code)))
  if (!picture) return
  sheet.tag(
    'Figure',
    () => sheet.pdf.image(picture, 6 * MM, y, { width }),
    `${model.name} сбоку, ${name.toLowerCase()}`,
  )
  sheet.tag('P', () => sheet.write(name, TYPE.note, { x: MARGIN.side, y: BOTTOM - 2 * MM, color: STEEL }))
}

const drawnPicture = (code: DrawnCode, paint: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      drawSide({
        code,
        register: 'studio',
        paint: paintOf(paint),
        label: '',
      }),
    ),
  )
    .resize(PICTURE.pixels)
    .flatten({ background: PAPER })
    .jpeg({ quality: PICTURE.quality, mozjpeg: true })
    .toBuffer()
