import { modelName } from '#src/content/models/names.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo, modelPage } from '#src/routes.ts'

/** Over the last buttons of a price list. */
export const farewell = `Цифры вы${NBSP}знаете. Теперь дорога`

/** Where a model's versions stand with their prices, as a link: its price list, without one the configurator. */
export function priceListOf(code: ModelCode): { name: string; href: string } {
  const page = modelPage(code, 'price')
  return page
    ? { name: `Цены и${NBSP}комплектации ${modelName(code)}`, href: hrefTo(page) }
    : {
        name: `Версии ${modelName(code)} в${NBSP}конфигураторе`,
        href: hrefTo('configurator', { hash: `slide=1&model=${confCodeOf[code]}` }),
      }
}
