import { newsPlaces } from '#src/content/news-places.ts'
import { addGalleryPhotos, hasGalleryPhotos } from '#src/content/pictures/galleries.ts'
import type { MadeGallery } from '#src/content/pictures/made-shape.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { routeOf, type RouteName } from '#src/routes.ts'

/** What was made of the models' lists of photographs, a lazy chunk each: scripts/media/bundled.ts answers for `?made`. */
const files = import.meta.glob<{ default: MadeGallery }>('/src/content/models/*/pictures.ts', { query: '?made' })

/** Models whose own pictures a page shows. */
function modelsOf(name: RouteName): readonly ModelCode[] {
  if (name === 'news-detail') return [...newsPlaces.values()]
  const { model, about } = routeOf(name)
  return [model, about].filter((code) => code !== undefined)
}

/** Fetches the pictures that only pages about a model show. Nothing for other pages, and where there are none. */
export async function loadGalleryPhotos(name: RouteName): Promise<void> {
  const models = modelsOf(name).filter(hasGalleryPhotos)
  await Promise.all(
    models.map(async (model) => {
      const file = await files[`/src/content/models/${model}/pictures.ts`]?.()
      if (file) addGalleryPhotos(model, file.default)
    }),
  )
}
