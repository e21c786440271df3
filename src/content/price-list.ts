import { lineUp } from '#src/content/models/line-up.ts'
import { modelName } from '#src/content/models/names.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'

/** Above the last buttons of a price list. */
export const farewell = `Цифры вы${NBSP}знаете. Теперь дорога`

/** The page with a model's trims and prices: its price list, or else the configurator. */
export function priceListOf(code: ModelCode): { name: string; href: string } {
  // Not by the routes table, which would add its code to every page.
  const { pages } = lineUp[code]
  return 'price' in pages
    ? { name: `Цены и${NBSP}комплектации ${modelName(code)}`, href: pages.price }
    : {
        name: `Версии ${modelName(code)} в${NBSP}конфигураторе`,
        href: hrefTo('configurator', { hash: `slide=1&model=${confCodeOf[code]}` }),
      }
}
