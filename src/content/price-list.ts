import { modelName } from '#src/content/models/names.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { modelRouteName, type ModelRouteName } from '#src/routes.ts'

/** Over the last buttons of a price list. */
export const farewell = `Цифры вы${NBSP}знаете. Теперь дорога`

/** The way to a model's price list, as a link is called. */
export const priceListOf = (code: ModelCode): { name: string; to: ModelRouteName } => ({
  name: `Цены и${NBSP}комплектации ${modelName(code)}`,
  to: modelRouteName(code, 'price'),
})
