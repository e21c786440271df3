import { documentPath } from '#src/content/model-documents.ts'
import { modelName } from '#src/content/models/summary.ts'
import { confCodeOf, type AdditionItem, type ModelCode, type ModelNav } from '#src/domain/model.ts'
import { hrefTo, type StaticRouteName } from '#src/routes.ts'

/**
 * Navigation of the model header (gaps.md 5). Prices have a page only for G70 and G90: GV70's item opens the
 * configurator and says so, G80 and GV80 have «Узнать первым» until prices are announced.
 */
export const modelNav: Record<ModelCode, ModelNav> = {
  g70: {
    ...head('g70'),
    nav: [
      item('Обзор', 'model-g70'),
      item('Дизайн', 'g70-design'),
      item('Безопасность', 'g70-safety'),
      item('Технологии', 'g70-technology'),
      item('Динамика', 'g70-performance'),
      item('Галерея', 'g70-gallery'),
      item('Цены', 'g70-price'),
    ],
  },
  gv70: {
    ...head('gv70'),
    nav: [
      item('Обзор', 'model-gv70'),
      item('Дизайн', 'gv70-design'),
      item('Безопасность', 'gv70-safety'),
      item('Технологии', 'gv70-technology'),
      item('Динамика', 'gv70-performance'),
      item('Галерея', 'gv70-gallery'),
      { title: 'Цены в конфигураторе', href: configuratorOf('gv70') },
    ],
  },
  'new-g80': {
    ...head('new-g80', { title: 'Узнать первым', href: hrefTo('model-new-g80', { hash: 'first-to-know' }) }),
    nav: [
      item('Обзор', 'model-new-g80'),
      item('Дизайн', 'new-g80-design'),
      item('Безопасность', 'new-g80-safety'),
      item('Технологии', 'new-g80-technology'),
      item('Динамика', 'new-g80-performance'),
      item('Галерея', 'new-g80-gallery'),
    ],
  },
  gv80: {
    ...head('gv80', { title: 'Узнать первым', href: hrefTo('model-gv80', { hash: 'first-to-know' }) }),
    nav: [
      item('Обзор', 'model-gv80'),
      item('Дизайн', 'gv80-design'),
      item('Безопасность', 'gv80-safety'),
      item('Технологии', 'gv80-technology'),
      item('Динамика', 'gv80-performance'),
      item('Галерея', 'gv80-gallery'),
    ],
  },
  g90: {
    ...head('g90'),
    nav: [
      item('Обзор', 'model-g90'),
      item('Дизайн', 'g90-design'),
      item('G90 L', 'g90-l'),
      item('Безопасность', 'g90-safety'),
      item('Комфорт', 'g90-comfort'),
      item('Динамика', 'g90-performance'),
      item('Галерея', 'g90-gallery'),
      item('Цены', 'g90-price'),
    ],
  },
}

function item(title: string, name: StaticRouteName): { title: string; href: string } {
  return { title, href: hrefTo(name) }
}

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
