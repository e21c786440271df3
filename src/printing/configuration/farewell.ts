import sharp from 'sharp'
import { company, editions } from '#src/brand/brand.ts'
import { ASH, BONE, INK, LIT } from '#src/brand/palette.ts'
import { mixed } from '#src/domain/colour.ts'
import { formatDate } from '#src/domain/format.ts'
import { isDrawn, type DrawnModel } from '#src/content/models/drawn.ts'
import { drawFront } from '#src/drawing/front.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { photoFor, type PrintedPhoto } from '#src/printing/photos.ts'
import { COLUMN, MARGIN, MM, PAGE, TYPE, type Sheet } from '#src/printing/sheet.ts'

/** Where a short disclaimer and the addresses above it begin; both rise where it is longer, so that it ends on the page. */
const DISCLAIMER_TOP = 243 * MM
const DISCLAIMER_END = PAGE.height - 14 * MM
const ADDRESSES_TOP = 208 * MM
const PICTURE = { top: 40 * MM, height: 150 * MM, pixels: 800 } as const
const NIGHT_PIXELS = 1080

/** The last page: whom to call, and the legally required texts. */
export async function writeFarewell(
  sheet: Sheet,
  {
    model,
    dealer,
    pricesEdition,
    disclaimer,
  }: Pick<ConfigurationDocument, 'model' | 'dealer' | 'pricesEdition' | 'disclaimer'>,
): Promise<void> {
  const x = MARGIN.side
  sheet.page(INK)
  const night = await photoFor(model.code, 'hero-upright', NIGHT_PIXELS)
  if (night) writeNight(sheet, night)
  else await writeFront(sheet, model)
  sheet.tag('H1', () => sheet.write('Дальше — за рулём', TYPE.h1, { x, y: MARGIN.top, color: BONE }))
  const small = `${disclaimer} Цены на ${formatDate(pricesEdition)} Редакция условий от ${formatDate(editions.legal)}`
  const smallTop = Math.min(DISCLAIMER_TOP, DISCLAIMER_END - sheet.heightOf(small, TYPE.small, COLUMN))
  const right = x + COLUMN / 2
  const [name, address, phone, hours] = dealer
    ? [dealer.name, dealer.address, dealer.phone, dealer.hours]
    : [
        'Служба клиентской поддержки',
        'Подскажет ближайшего дилера и свободное время',
        company.supportPhone,
        company.supportHours,
      ]
  const width = COLUMN / 2 - 6 * MM
  // A name of two lines needs a second one above the address.
  const more = sheet.heightOf(name, TYPE.h2, width) - sheet.heightOf('0', TYPE.h2, width)
  const y = ADDRESSES_TOP - (DISCLAIMER_TOP - smallTop) - more
  sheet.tag('P', () => {
    sheet.write(name, TYPE.h2, { x, y, width, color: BONE })
    sheet.write(address, TYPE.text, { x, y: y + more + 7 * MM, width, color: ASH })
  })
  sheet.tag('P', () => {
    sheet.write(phone, TYPE.h2, { x: right, y, color: BONE })
    sheet.write(hours, TYPE.text, { x: right, y: y + 7 * MM, width: COLUMN / 2, color: ASH })
  })
  sheet.rule(smallTop - 5 * MM, x, COLUMN, mixed(INK, LIT, 0.5))
  sheet.tag('P', () => sheet.write(small, TYPE.small, { x, y: smallTop, width: COLUMN, color: ASH }))
}

/** Down the whole page; where it ends and where there are words it goes over into the page's ground. */
function writeNight(sheet: Sheet, { jpeg, width, height, alt }: PrintedPhoto): void {
  const { pdf } = sheet
  const tall = (PAGE.width * height) / width
  sheet.tag('Figure', () => pdf.image(jpeg, 0, 0, { width: PAGE.width }), alt)
  sheet.decorate(() => {
    const [begin, end] = [ADDRESSES_TOP - 70 * MM, Math.min(tall, ADDRESSES_TOP + 30 * MM)]
    const fall = pdf.linearGradient(0, begin, 0, end)
    fall.stop(0, INK, 0).stop(0.6, INK, 0.85).stop(1, INK, 1)
    pdf.rect(0, begin, PAGE.width, PAGE.height - begin).fill(fall)
    const head = pdf.linearGradient(0, 0, 0, 60 * MM)
    head.stop(0, INK, 0.9).stop(1, INK, 0)
    pdf.rect(0, 0, PAGE.width, 60 * MM).fill(head)
  })
}

async function writeFront(sheet: Sheet, model: ConfigurationDocument['model']): Promise<void> {
  const photo = await photoFor(model.code, 'front-light', PICTURE.pixels)
  const picture = photo?.jpeg ?? (isDrawn(model.code) ? await frontPicture(model.code) : null)
  if (!picture) return
  const { top, height } = PICTURE
  sheet.tag(
    'Figure',
    () => sheet.pdf.image(picture, 0, top, { fit: [PAGE.width, height], align: 'center', valign: 'center' }),
    photo?.alt ?? `${model.name} спереди, в темноте`,
  )
}

/** Light on dark is all blur, which a PDF cannot draw: the only bitmap. */
const pictures = new Map<DrawnModel, Promise<Buffer>>()
function frontPicture(code: DrawnModel): Promise<Buffer> {
  const picture =
    pictures.get(code) ??
    sharp(Buffer.from(drawFront({ code, register: 'light', label: '' })), { density: 200 })
      .resize(PICTURE.pixels)
      .flatten({ background: INK })
      .jpeg({ quality: 60, mozjpeg: true })
      .toBuffer()
  pictures.set(code, picture)
  return picture
}
