import { BRAND_SLUG } from '#src/brand/brand.ts'
import { modelName } from '#src/content/models/names.ts'
import { downloadOf, type ImageSource } from '#src/content/pictures/sources.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'

type Given = Pick<Frame, 'id' | 'shape' | 'tone'> &
  Partial<Pick<Frame, 'caption' | 'note' | 'upright' | 'instead' | 'centered' | 'swatch'>>
type Shown = Pick<Picture, 'source' | 'src' | 'alt' | 'width' | 'height'> & {
  sources: readonly ImageSource[] | undefined
}

/**
 * A picture in the gallery of a model. Its short caption defaults to the beginning of its description, without the
 * model's name: the page is about no other.
 */
export function frameOf(code: ModelCode, picture: Shown, given: Given): Frame {
  const { source, src, sources, alt, width, height } = picture
  const href = downloadOf(src)
  return {
    caption: (alt.split(/[:,]/)[0] ?? alt).replace(new RegExp(`\\s${modelName(code)}(?!\\S)`), ''),
    note: null,
    alt,
    width,
    height,
    src,
    sources,
    isDrawing: source === 'drawing',
    file: {
      href,
      name: `${BRAND_SLUG}-${modelName(code).toLowerCase()}-${given.id}${href.slice(href.lastIndexOf('.'))}`,
    },
    ...given,
  }
}
