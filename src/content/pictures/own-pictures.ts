import { liveContent } from '#src/content/live-content.ts'
import type { OwnPictures } from '#src/content/pictures/generated-shape.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * A model's own pictures: details, gallery, close-ups, views by colour and places used by few pages. The browser
 * fetches them with what shows them (app/own-pictures.ts).
 */

/** Generated from the models' lists of photographs, a lazy chunk each: scripts/media/bundled.ts resolves `?generated`. */
const files = import.meta.glob<{ default: OwnPictures }>('/src/content/models/*/pictures.ts', { query: '?generated' })
/** A model's list of pictures, from the project's folder. */
export const pictureListOf = (code: ModelCode): string => `src/content/models/${code}/pictures.ts`

const NONE: OwnPictures = { details: [], gallery: [] }

const known = new Map<string, OwnPictures>(Object.entries(generatedPictures.galleries ?? {}))

/** The office's close-ups replace all shipped ones. */
export function ownPicturesOf(code: ModelCode): OwnPictures {
  const shipped = known.get(code) ?? NONE
  const own = liveContent().galleries?.[code]
  return own ? { ...shipped, details: own.details, gallery: [] } : shipped
}

/** Fetches a model's own pictures; does nothing where there are none, or where they are loaded already. */
export async function loadOwnPictures(code: ModelCode): Promise<void> {
  if (known.has(code)) return
  const file = await files[`/${pictureListOf(code)}`]?.()
  if (file) add(code, file.default)
}

function add(code: ModelCode, own: OwnPictures): void {
  known.set(code, own)
  const model = generatedPictures.models?.[code]
  const { details: _, gallery: __, slots, ...lists } = own
  generatedPictures.models = {
    ...generatedPictures.models,
    [code]: { ...model, ...lists, slots: { ...model?.slots, ...slots } },
  }
}
