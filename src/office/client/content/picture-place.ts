import { photoKey, readPhotoKey } from '#src/content/photo-key.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import type { DefaultPlace } from '#src/office/client/pictures/shown-picture.tsx'

/** Places that pictures of an item are cropped for. */
export function placeOf(kind: ContentKind, key: string | null): PicturePlace {
  if (kind === 'home-slide') return 'hero'
  if (kind === 'gallery') return 'details'
  if (kind === 'dealer') return 'dealer'
  return (key !== null && readPhotoKey(key)?.place) || 'cover'
}

/** The model whose picture is shown while an item has none of its own; null: none. `chosen`: the model of the item. */
export function standingOf(kind: ContentKind, key: string | null, chosen: unknown): DefaultPlace | null {
  if (kind === 'photo' && key !== null) return { key, isLive: false }
  const model = kind === 'home-slide' ? MODEL_CODES.find((code) => code === chosen) : undefined
  return model ? { key: photoKey({ model, place: 'hero' }), isLive: true } : null
}
