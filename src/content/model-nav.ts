import { documentPath } from '#src/content/model-documents.ts'
import { namedPagesOf } from '#src/content/models/page-names.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { confCodeOf, perModel, type AdditionItem, type ModelCode, type ModelNav } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * Navigation of the model header (gaps.md 5). Of a model with prices but no page for them the item opens the
 * configurator; one whose prices are not announced has «Узнать первым».
 */
export const modelNav: Record<ModelCode, ModelNav> = perModel((_, code) => ({
  model: { code, name: modelName(code), href: hrefTo(`model-${code}`) },
  // The office may announce prices at any time.
  get nav() {
    return sectionsOf(code)
  },
  get addition() {
    return { title: 'Купить', list: waysToBuy(code) }
  },
}))

function sectionsOf(code: ModelCode): ModelNav['nav'] {
  const pages = namedPagesOf(code)
  const hasOwn = modelByCode(code).priceComingSoon || pages.some(({ page }) => page === 'price')
  const prices = { title: 'Цены', href: configuratorOf(code) }
  return [...pages.map(({ name, route }) => ({ title: name, href: hrefTo(route) })), ...(hasOwn ? [] : [prices])]
}

function waysToBuy(code: ModelCode): AdditionItem[] {
  const waiting = { title: 'Узнать первым', href: hrefTo(`model-${code}`, { hash: 'first-to-know' }) }
  return [
    { title: 'Конфигуратор', href: configuratorOf(code) },
    { title: 'Тест-драйв', action: 'testDrivePopupOpen', place: modelName(code) },
    { title: 'Найти дилера', href: hrefTo('dealers') },
    { title: 'Трейд-ин', action: 'tradeInPopupOpen', place: modelName(code) },
    ...(modelByCode(code).priceComingSoon ? [waiting] : []),
    { title: 'Брошюра PDF', href: documentPath(code, 'brochure'), target: '_blank' },
  ]
}

function configuratorOf(code: ModelCode): string {
  return hrefTo('configurator', { hash: `slide=1&model=${confCodeOf[code]}` })
}
