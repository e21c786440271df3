import type { MadeGallery } from '#src/content/pictures/made-shape.ts'
import { made } from '#src/content/pictures/made.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Details, gallery, close-ups and own places of the models' photographs. The browser fetches them with the pages that show them (app/gallery-photos.ts). */

const NONE: MadeGallery = { details: [], gallery: [] }

const galleries = new Map<string, MadeGallery>(Object.entries(made.galleries ?? {}))

export const galleryPhotosOf = (code: ModelCode): MadeGallery => galleries.get(code) ?? NONE

export function addGalleryPhotos(code: ModelCode, photos: MadeGallery): void {
  galleries.set(code, photos)
  const known = made.models?.[code]
  const { slots, parts } = photos
  made.models = {
    ...made.models,
    [code]: { ...known, slots: { ...known?.slots, ...slots }, ...(parts && { parts }) },
  }
}

/** Whether there are any: without, nothing is fetched. */
export const hasGalleryPhotos = (code: ModelCode): boolean => made.models?.[code]?.hasGallery ?? false
