import type { Brochure } from '#src/content/brochure.ts'
import { BRAND } from '#src/brand/brand.ts'
import { BONE, STEEL } from '#src/brand/palette.ts'
import { formatDate } from '#src/domain/format.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { drawSide } from '#src/drawing/side.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import {
  COVER_PHOTO_PIXELS,
  GROUND,
  photoInPaint,
  UNDER_GROUND,
  writePhoto,
  writeStage,
  writeLogo,
} from '#src/printing/configuration/cover.ts'
import { photoFor } from '#src/printing/photos.ts'
import { heightOfDrawing, printDrawing } from '#src/printing/print-drawing.ts'
import { COLUMN, MARGIN, MM, PAGE, Sheet, TYPE } from '#src/printing/sheet.ts'

/** The first page: name, picture, lowest price. */
export async function writeCover(
  sheet: Sheet,
  { model, title, lead, price, pricesEdition, shownPaint }: Brochure,
): Promise<void> {
  const { pdf } = sheet
  const side = pictureOf(model.code, 'studio')
  // Its own photograph goes before a rendered picture.
  const photo =
    side?.source === 'photograph'
      ? await photoFor(model.code, 'studio', COVER_PHOTO_PIXELS)
      : await photoInPaint(model, shownPaint)
  sheet.page(BONE)
  if (!photo?.isInHall) sheet.decorate(() => writeStage(pdf))
  sheet.tag('Figure', () => writeLogo(pdf), BRAND)
  sheet.tag('H1', () => sheet.write(model.name, TYPE.giant, { x: MARGIN.side - 4, y: 46 * MM }))
  const x = MARGIN.side
  const width = COLUMN * 0.62
  sheet.tag('P', () => sheet.write(title, TYPE.h1, { x, y: 88 * MM, width: COLUMN * 0.85 }))
  const below = 88 * MM + sheet.heightOf(title, TYPE.h1, COLUMN * 0.85) + 5 * MM
  sheet.tag('P', () => sheet.write(lead, TYPE.lead, { x, y: below, width, color: STEEL }))
  if (photo) writePhoto(sheet, photo, photo.alt, below + sheet.heightOf(lead, TYPE.lead, width))
  else writeDrawing(sheet, model)
  sheet.tag('P', () => {
    sheet.write(`Максимальная рекомендованная розничная цена на ${formatDate(pricesEdition)}`, TYPE.small, {
      x,
      y: 251 * MM,
      color: STEEL,
    })
    sheet.write(price, TYPE.price, { x, y: 255.5 * MM })
  })
}

function writeDrawing(sheet: Sheet, { code, name }: Brochure['model']): void {
  if (!isDrawn(code)) return
  const svg = drawSide({ code, register: 'studio' })
  const width = PAGE.width - 12 * MM
  const y = GROUND - heightOfDrawing(svg, width) * (1 - UNDER_GROUND)
  sheet.tag('Figure', () => printDrawing(sheet.pdf, svg, { x: 6 * MM, y, width }), `${BRAND} ${name} сбоку`)
}
