import { isDrawn } from '#src/content/models/drawn.ts'
import { addGalleryPhotos, hasGalleryPhotos } from '#src/content/pictures/galleries.ts'
import type { MadeGallery } from '#src/content/pictures/made-shape.ts'
import { routeOf, type RouteName } from '#src/routes.ts'

/** What was made of the models' lists of photographs, a lazy chunk each: scripts/media/bundled.ts answers for `?made`. */
const files = import.meta.glob<{ default: MadeGallery }>('/src/content/models/*/pictures.ts', { query: '?made' })

/**
 * Fetches the details and the gallery of a model's photographs for its gallery, and for all pages of a model that is
 * shown by photographs alone. Nothing for other pages, and where there are none.
 */
export async function loadGalleryPhotos(name: RouteName): Promise<void> {
  const { page, model } = routeOf(name)
  if (!model || !hasGalleryPhotos(model) || (page !== 'model-gallery' && isDrawn(model))) return
  const file = await files[`/src/content/models/${model}/pictures.ts`]?.()
  if (file) addGalleryPhotos(model, file.default)
}
