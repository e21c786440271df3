import { newsPlaces } from '#src/content/news-places.ts'
import { addGalleryPhotos, hasGalleryPhotos } from '#src/content/pictures/galleries.ts'
import type { MadeGallery } from '#src/content/pictures/made-shape.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { routeOf, type PageName, type RouteName } from '#src/routes.ts'

/** What was made of the models' lists of photographs, a lazy chunk each: scripts/media/bundled.ts answers for `?made`. */
const files = import.meta.glob<{ default: MadeGallery }>('/src/content/models/*/pictures.ts', { query: '?made' })

/** Page kinds about no single model that show models' own pictures all the same. */
const SHOWN: Partial<Record<PageName, readonly ModelCode[]>> = {
  home: MODEL_CODES,
  'news-detail': [...newsPlaces.values()],
}

/** Models whose own pictures a page shows. */
function modelsOf(name: RouteName): readonly ModelCode[] {
  const { model, about, page } = routeOf(name)
  return SHOWN[page] ?? [model, about].filter((code) => code !== undefined)
}

const fileOf = (model: ModelCode): string => `src/content/models/${model}/pictures.ts`

/** Source modules of the lists that a page needs, keys of Vite's manifest; a model without pictures has none. */
export const galleryFilesOf = (name: RouteName): string[] => modelsOf(name).map((model) => `${fileOf(model)}?made`)

/** Fetches the pictures that only pages about a model show. Nothing for other pages, and where there are none. */
export async function loadGalleryPhotos(name: RouteName): Promise<void> {
  const models = modelsOf(name).filter(hasGalleryPhotos)
  await Promise.all(
    models.map(async (model) => {
      const file = await files[`/${fileOf(model)}`]?.()
      if (file) addGalleryPhotos(model, file.default)
    }),
  )
}
