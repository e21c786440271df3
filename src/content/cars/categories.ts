import type { Category } from '#src/domain/shapes/configurator.ts'

/** Groups of equipment and characteristics (gaps.md 7). Separate from their rows, because pages need only the names. */

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
  'Колёса',
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
 * Name of a group in a comparison where characteristics and equipment have a group on the same subject, such as wheels.
 */
export const comparedAs: ReadonlyMap<string, string> = new Map([
  ['Колёса', 'Колёса и подвеска'],
  ['Подвеска и тормоза', 'Колёса и подвеска'],
  ['Шины и колёса', 'Колёса и подвеска'],
])
