import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { InteriorColor } from '#src/domain/shapes/configurator.ts'

/** The driver's view of an interior; null where there is only the material board. */
export const cabinOf = (model: ModelCode, { code }: InteriorColor): Picture | null =>
  pictureOf(model, { interior: code }, SIZES)

/** Its rear seats; null where they are not pictured in this interior. */
export const rearOf = (model: ModelCode, { code }: InteriorColor): Picture | null =>
  pictureOf(model, { rear: code }, SIZES)

/** On a phone wider than the screen: it is as high as the stage there. */
const SIZES = '(max-width: 1023px) 160vw, 100vw'
