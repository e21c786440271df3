import type { MadeGallery } from '#src/content/pictures/made-shape.ts'
import { made } from '#src/content/pictures/made.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Details, gallery, close-ups and own places of the models' photographs. The browser fetches them with what shows them (app/gallery-photos.ts). */

/** What was made of the models' lists of photographs, a lazy chunk each: scripts/media/bundled.ts answers for `?made`. */
const files = import.meta.glob<{ default: MadeGallery }>('/src/content/models/*/pictures.ts', { query: '?made' })
/** A model's list of pictures, from the project's folder. */
export const pictureListOf = (code: ModelCode): string => `src/content/models/${code}/pictures.ts`

const NONE: MadeGallery = { details: [], gallery: [] }

const galleries = new Map<string, MadeGallery>(Object.entries(made.galleries ?? {}))

export const galleryPhotosOf = (code: ModelCode): MadeGallery => galleries.get(code) ?? NONE

/** Fetches a model's own pictures; nothing where there are none, or where they are here already. */
export async function loadOwnPictures(code: ModelCode): Promise<void> {
  if (galleries.has(code)) return
  const file = await files[`/${pictureListOf(code)}`]?.()
  if (file) add(code, file.default)
}

function add(code: ModelCode, photos: MadeGallery): void {
  galleries.set(code, photos)
  const known = made.models?.[code]
  const { slots, parts, interiors } = photos
  made.models = {
    ...made.models,
    [code]: {
      ...known,
      slots: { ...known?.slots, ...slots },
      ...(parts && { parts }),
      ...(interiors && { interiors }),
    },
  }
}
