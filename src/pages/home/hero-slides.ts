import { targetOfItem } from '#src/components/links.ts'
import { modelKind, models as allModels } from '#src/content/models/summary.ts'
import { photoName, photoSources, photoSrc, sizeOfPlace } from '#src/content/pictures/photo-files.ts'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { formatMm, formatPriceFrom } from '#src/domain/format.ts'
import type { ModelCode, ModelRecord } from '#src/domain/model.ts'
import type { AdMark } from '#src/domain/shapes/ad-mark.ts'
import type { HomeData, HomeSlide } from '#src/domain/shapes/home.ts'
import { acrossScreen, besideUpright } from '#src/pages/shared/cars/across-screen.ts'
import { hrefTo } from '#src/routes.ts'

/** The flagship is the first slide unless another is set. */
const FIRST: ModelCode = 'g90'

/** A slide of the first screen as displayed. */
export type HeroSlide = {
  id: number
  opens: boolean
  name: string
  /** Next to the name. */
  note: string
  model: ModelRecord | undefined
  title: string
  text: string
  href: string
  label: string
  picture: Picture | null
  /** The advertiser, where it is an advertisement. */
  mark: AdMark
}

/** For slides without names, as from an outside service, and without any: the models with their texts. */
export function heroSlidesOf(home: HomeData | null): HeroSlide[] {
  const models = home?.models ?? allModels
  const slides = home?.slides ?? []
  const named = slides.flatMap((slide) => (slide.name === undefined ? [] : slideOf(slide, slide.name, models)))
  return named.length > 0 ? named : models.map((model) => slideOfModel(model, slides))
}

function slideOf(slide: HomeSlide, name: string, models: readonly ModelRecord[]): HeroSlide {
  const { id, title, text, button, opens = false } = slide
  const model = models.find(({ code }) => code === slide.model)
  const target = targetOfItem(button)
  return {
    id,
    opens,
    name,
    note: model ? priceOf(model) : '',
    model,
    title,
    text,
    href: target && 'href' in target ? target.href : hrefTo('home'),
    label: button.name,
    mark: slide,
    picture: slide.alt === undefined ? (model ? pictureOfModel(model) : null) : ownPicture(slide, slide.alt),
  }
}

function slideOfModel(model: ModelRecord, slides: readonly HomeSlide[]): HeroSlide {
  const kind = modelKind(model.code)
  return {
    id: model.id,
    opens: model.code === FIRST,
    name: model.name,
    note: priceOf(model),
    model,
    title: `${model.name}\u00a0— ${kind.charAt(0).toLowerCase() + kind.slice(1)}, ${formatMm(model.width)}`,
    text: slides.find(({ id }) => id === model.id)?.text ?? '',
    href: model.href,
    label: `Узнать больше о\u00a0${model.name}`,
    mark: {},
    picture: pictureOfModel(model),
  }
}

const priceOf = (model: ModelRecord): string => (model.priceComingSoon ? 'Цена позже' : formatPriceFrom(model))

/** Over the whole stage, its edges fading into the dark. A drawing in the dark where there is no picture. */
const pictureOfModel = ({ code }: ModelRecord): Picture | null => acrossScreen(code, 'hero') ?? pictureOf(code, 'light')

/** A picture of the office: wide, and upright on phones. */
function ownPicture({ image, image_mobile }: HomeSlide, alt: string): Picture | null {
  const [wide, upright] = [photoName(image), photoName(image_mobile)]
  if (wide === null) return null
  const picture = {
    source: 'photograph',
    src: photoSrc(wide, 'hero'),
    sources: photoSources(wide, 'hero'),
    alt,
    ...sizeOfPlace('hero'),
    place: 'hero',
  } as const
  return upright === null ? picture : besideUpright(picture, photoSources(upright, 'hero-upright'))
}
