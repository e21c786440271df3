import { addGalleryPhotos, hasGalleryPhotos } from '#src/content/pictures/galleries.ts'
import type { MadeGallery } from '#src/content/pictures/made-shape.ts'
import { routeOf, type RouteName } from '#src/routes.ts'

/** What was made of the models' lists of photographs, a lazy chunk each: scripts/media/bundled.ts answers for `?made`. */
const files = import.meta.glob<{ default: MadeGallery }>('/src/content/models/*/pictures.ts', { query: '?made' })

/** Fetches the photographs that only the gallery of a model shows; nothing for other pages, and where there are none. */
export async function loadGalleryPhotos(name: RouteName): Promise<void> {
  const { page, model } = routeOf(name)
  if (page !== 'model-gallery' || !model || !hasGalleryPhotos(model)) return
  const file = await files[`/src/content/models/${model}/pictures.ts`]?.()
  if (file) addGalleryPhotos(model, file.default)
}
