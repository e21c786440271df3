import { fellowOf } from '#src/backend/pictures/names.ts'
import { dealerRow } from '#src/backend/seed.ts'
import type { ContentBlock, ContentBody } from '#src/domain/content/bodies.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { COVER_WITHOUT_PICTURE } from '#src/domain/content/picture-rights.ts'
import type { CreditProgramWire } from '#src/domain/credit.ts'
import { priceText } from '#src/domain/format.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'

/** Rows of the tables that visitors' calls read, built from stored bodies. */

const WORDS_A_MINUTE = 180

export const newsRow = (body: ContentBody<'news'>) => ({
  id: body.id,
  code: body.code,
  date: body.date,
  category: body.category,
  name: body.name,
  document: JSON.stringify({
    ...body,
    ...coverOf(body),
    body: withWidePictures(body.body),
    read_minutes: Math.max(1, Math.round(JSON.stringify(body.body).split(/\s+/).length / WORDS_A_MINUTE)),
  }),
})

/** An uploaded cover has a variant for wide screens; one whose rights have ended is replaced by a drawn cover. */
const coverOf = ({ image }: ContentBody<'news'>) => {
  if (image === '') return COVER_WITHOUT_PICTURE
  const wide = fellowOf(image, 'cover')
  return wide === null ? {} : { image_wide: wide }
}

/**
 * An uploaded picture is shown full width where it ends a part of the article, right before a heading, so that an
 * editor need not set anything.
 */
const withWidePictures = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.map((block, index) => {
    if (block.type !== 'image') return block
    const fellow = fellowOf(block.src, 'cover')
    if (fellow === null) return block
    const { wide: _, ...rest } = block
    const isLast = blocks[index + 1]?.type === 'h2' && blocks[index - 1]?.type !== 'image'
    return isLast ? { ...rest, wide: fellow } : rest
  })

/** The services of a dealer decide where the dealer is shown. */
export const managedDealerRow = ({ photo, ...body }: ContentBody<'dealer'>) =>
  dealerRow({
    ...body,
    // The form leaves an empty value where there is none, and so do ended rights.
    ...(photo && photo.src !== '' && { photo }),
    certified: body.services.includes('certified'),
    testDrive: body.services.includes('testDrive'),
  })

export const creditRow = (body: CreditProgramWire) => ({ id: Number(body.id), document: JSON.stringify(body) })

/** A trim with its price from the list. */
export const pricedTrim = (trim: Complectation, price: number | null): Complectation => ({
  ...trim,
  price,
  price_text: price === null ? '' : priceText(price),
})

/** Kinds without a table of their own: visitors' calls read content_document. */
export const isDocument = (kind: ContentKind): boolean =>
  kind !== 'news' && kind !== 'city' && kind !== 'dealer' && kind !== 'credit-program'
