import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'

/** Rendered pictures of the G80. */
export const renders: ModelPhotos = {
  hero: rendered('new-g80/hero', 'Тёмно-зелёный G80 ночью: длинный капот и линия света от фары до кормы'),
  'hero-upright': rendered('new-g80/hero-upright', 'Тёмно-зелёный G80 ночью, под ним отражается полоса света'),
}
