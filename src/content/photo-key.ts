import { lineUp } from '#src/content/models/line-up.ts'
import { SLOT_NAMES, type Slot } from '#src/content/pictures/slots.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

/** Places of the office's photographs: `g90/hero`, `g90/interiors/IVR`, `g90/paints/BLU`. */

/** Places with a picture for each colour of the model. */
export const COLOUR_PLACES = ['interiors', 'paints'] as const
export type ColourPlace = (typeof COLOUR_PLACES)[number]

export type PhotoAt = { model: ModelCode } & (
  | { place: Slot; colour?: undefined }
  /** By the code of the interior or of the paint. */
  | { place: ColourPlace; colour: string }
)

export const photoKey = ({ model, place, colour }: PhotoAt): string =>
  colour === undefined ? `${model}/${place}` : `${model}/${place}/${colour}`

/** All places of a model: the general ones, then one for each interior and paint it is sold in. */
export const photosAt = (model: ModelCode): PhotoAt[] => [
  ...SLOT_NAMES.map((place) => ({ model, place })),
  ...COLOUR_PLACES.flatMap((place) => lineUp[model][place].map((colour) => ({ model, place, colour }))),
]

/** Null for an invalid key: an unknown model, or a colour that the model is not sold in. */
export function readPhotoKey(key: string): PhotoAt | null {
  const model = MODEL_CODES.find((code) => key.startsWith(`${code}/`))
  return (model && photosAt(model).find((at) => photoKey(at) === key)) ?? null
}
