import type { ModelCode } from '#src/domain/model.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'

/** The picture of a car in the colour; the data contain one address for all models. */
export const paintImage = ({ images }: Pick<ExteriorColor, 'images'>, code: ModelCode): string =>
  (images[0]?.src ?? '').replace('{model}', code)
