import type { Category } from '#src/domain/shapes/configurator.ts'

/** Groups of equipment and characteristics (gaps.md 7). Apart from their rows: pages need the names alone. */

const categoriesOf = (names: readonly string[]): readonly Category[] =>
  names.map((name, index) => ({ id: index + 1, name, sort: (index + 1) * 10 }))

export const featureCategories = categoriesOf([
  'Экстерьер',
  'Интерьер',
  'Комфорт',
  'Безопасность',
  'Мультимедиа',
  'Ассистенты водителя',
  'Свет и обзор',
  'Колёса и подвеска',
])

export const specificationCategories = categoriesOf([
  'Двигатель',
  'Трансмиссия',
  'Динамика и расход',
  'Размеры и масса',
  'Подвеска и тормоза',
  'Шины и колёса',
])

/**
 * What a comparison calls a group where both lists have one about the same: characteristics and equipment of wheels
 * stand together there.
 */
export const comparedAs: ReadonlyMap<string, string> = new Map([
  ['Подвеска и тормоза', 'Колёса и подвеска'],
  ['Шины и колёса', 'Колёса и подвеска'],
])
