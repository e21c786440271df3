import { documentPath } from '#src/content/model-documents.ts'
import { namedPagesOf } from '#src/content/models/page-names.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { confCodeOf, perModel, type AdditionItem, type ModelCode, type ModelNav } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * Navigation of the model header (gaps.md 5). A model with prices and no page for them has an item that opens the
 * configurator and says so; one whose prices are not announced has «Узнать первым».
 */
export const modelNav: Record<ModelCode, ModelNav> = perModel((_, code) => {
  const { priceComingSoon } = modelByCode(code)
  const pages = namedPagesOf(code)
  const waiting = { title: 'Узнать первым', href: hrefTo(`model-${code}`, { hash: 'first-to-know' }) }
  const prices = { title: 'Цены в конфигураторе', href: configuratorOf(code) }
  return {
    ...head(code, ...(priceComingSoon ? [waiting] : [])),
    nav: [
      ...pages.map(({ name, route }) => ({ title: name, href: hrefTo(route) })),
      ...(priceComingSoon || pages.some(({ page }) => page === 'price') ? [] : [prices]),
    ],
  }
})

function head(code: ModelCode, ...more: AdditionItem[]): Pick<ModelNav, 'model' | 'addition'> {
  return {
    model: { code, name: modelName(code), href: hrefTo(`model-${code}`) },
    addition: {
      title: 'Купить',
      list: [
        { title: 'Конфигуратор', href: configuratorOf(code) },
        { title: 'Тест-драйв', action: 'testDrivePopupOpen', place: modelName(code) },
        { title: 'Найти дилера', href: hrefTo('dealers') },
        { title: 'Трейд-ин', action: 'tradeInPopupOpen', place: modelName(code) },
        ...more,
        { title: 'Брошюра PDF', href: documentPath(code, 'brochure'), target: '_blank' },
      ],
    },
  }
}

function configuratorOf(code: ModelCode): string {
  return hrefTo('configurator', { hash: `slide=1&model=${confCodeOf[code]}` })
}
