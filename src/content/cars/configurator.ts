import { featureCategories, specificationCategories } from '#src/content/cars/categories.ts'
import { exteriorColors, interiorColors } from '#src/content/cars/colors.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { packages } from '#src/content/cars/packages.ts'
import { models } from '#src/content/models/summary.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'

/** The whole of GET /configurator/json-data (specification 3): the six keys and nothing else. */
export const configuratorData = (): ConfData => ({
  model: models.map(({ id, code, conf_code, name, image, body, priceComingSoon }) => ({
    id,
    code: conf_code,
    model_code: code,
    name,
    image,
    body,
    priceComingSoon,
    modifications: modificationsOf(code),
  })),
  colorExterior: [...exteriorColors],
  colorInterior: [...interiorColors],
  package: [...packages],
  featureCategory: [...featureCategories],
  specificationCategory: [...specificationCategories],
})
