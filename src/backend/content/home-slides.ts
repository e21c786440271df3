import { allContent } from '#src/backend/content/documents.ts'
import { ownHref } from '#src/backend/content/own-href.ts'
import type { Database } from '#src/backend/database.ts'
import { fellowOf } from '#src/backend/pictures/names.ts'
import { pictureSrc } from '#src/content/pictures/picture-of.ts'
import { homeSlides } from '#src/content/seed/home-slides.ts'
import type { HomeSlideBody } from '#src/domain/content/home-slide.ts'
import type { HomeSlide } from '#src/domain/shapes/home.ts'

/** The slides in effect, in order; the shipped ones where all others have ended. */
export async function slidesNow(db: Database): Promise<HomeSlide[]> {
  // The picture of a slide without a model may be gone because its rights have ended.
  const held = (await allContent(db, 'home-slide')).filter(({ model, image }) => model !== 'none' || image !== '')
  return slidesOf(held.length > 0 ? held : homeSlides)
}

export function slidesOf(bodies: readonly HomeSlideBody[]): HomeSlide[] {
  // If several want to be first, the newest is.
  const first = Math.max(...bodies.filter(({ opens }) => opens).map(({ id }) => id))
  return bodies
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    .map((body) => ({ ...slideOf(body), ...(body.id === first && { opens: true }) }))
}

function slideOf({ id, name, title, text, button, model, image, alt, ...body }: HomeSlideBody): HomeSlide {
  const { ad_label, advertiser, erid } = body
  return {
    id,
    name,
    title,
    text,
    button: { name: button.name, href: ownHref(button.href) ?? { name: 'home' } },
    ...(model !== 'none' && { model }),
    ...(ad_label && { ad_label }),
    ...(advertiser && { advertiser }),
    ...(erid && { erid }),
    ...(image === '' ? pictureOfModel(model) : { image, image_mobile: fellowOf(image, 'hero') ?? image, alt }),
  }
}

const pictureOfModel = (model: HomeSlideBody['model']) =>
  model === 'none'
    ? { image: '', image_mobile: '' }
    : {
        image: pictureSrc(model, 'hero') || pictureSrc(model, 'studio'),
        image_mobile: pictureSrc(model, 'hero-upright') || pictureSrc(model, 'light'),
      }
