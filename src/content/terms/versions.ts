import { explain } from '#src/content/terms/term.ts'

/* Terms about the versions of a car. */

export const acceleration = /* @__PURE__ */ explain(
  'Разгон 0–100 км/ч',
  'Сколько секунд нужно, чтобы разогнаться с места до 100 км/ч.',
)
export const trim = /* @__PURE__ */ explain('Комплектация', 'Набор оснащения, который продаётся под одним названием.')
export const modification = /* @__PURE__ */ explain('Модификация', 'Двигатель, коробка и привод в одном сочетании.')
export const recommendedPrice = /* @__PURE__ */ explain(
  'Максимальная рекомендованная розничная цена',
  'Верхняя граница цены, которую рекомендует дистрибьютор; дилер может продать дешевле.',
)
