import { facts } from '#src/content/models/facts.ts'
import { bodyOf, modelKind, modelName } from '#src/content/models/names.ts'
import { lowestPrice } from '#src/content/models/prices.ts'
import { BRAND } from '#src/brand/brand.ts'
import { pictureSrc } from '#src/content/pictures/picture-of.ts'
import { confCodeOf, MODEL_CODES, type ModelCode, type ModelRecord } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'

export { modelKind, modelName }

/** All models for lists, menus and GET /v1/model, in the order of the line-up. */
export const models: readonly ModelRecord[] = MODEL_CODES.map((code, index) => ({
  id: index + 1,
  code,
  name: modelName(code),
  modelName: `${BRAND} ${modelName(code)}`,
  href: hrefTo(`model-${code}`),
  width: facts[code].length,
  image: pictureSrc(code, 'studio'),
  imageWithShadow: pictureSrc(code, 'light'),
  // The office may change it at any time.
  get price() {
    return lowestPrice(code)
  },
  get priceComingSoon() {
    return lowestPrice(code) === ''
  },
  configurator: hrefTo('configurator', { hash: `slide=1&model=${confCodeOf[code]}` }),
  conf_code: confCodeOf[code],
  body: bodyOf(code),
  sort: (index + 1) * 10,
  active: true,
  testDrive: true,
  tradeIn: true,
}))

/** The current state. */
export const modelsNow = (): ModelRecord[] => models.map((model) => ({ ...model }))

export const modelByCode = (code: ModelCode): ModelRecord => models[MODEL_CODES.indexOf(code)]!
