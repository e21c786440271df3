import { typograf } from '#src/domain/typography.ts'

/**
 * Terms that pages explain in place. Each is an export of its own, so that a page loads only those it uses;
 * the whole list is `glossary.ts`.
 */
export type Term = { term: string; text: string }

const explain = (term: string, text: string): Term => ({ term: typograf(term), text: typograf(text) })

export const fullCost = /* @__PURE__ */ explain(
  'ПСК',
  'Полная стоимость кредита: все платежи в процентах годовых, включая обязательные расходы.',
)
export const lastPayment = /* @__PURE__ */ explain(
  'Остаточный платёж',
  'Часть цены, которую платят в конце срока кредита; из-за неё платёж в месяц меньше.',
)
export const nappa = /* @__PURE__ */ explain('Кожа наппа', 'Мягкая кожа тонкой выделки.')
export const semiAniline = /* @__PURE__ */ explain(
  'Полуанилиновая кожа',
  'Кожа с лёгким покрытием: виден рисунок, но её проще беречь.',
)
export const pearl = /* @__PURE__ */ explain(
  'Перламутр',
  'Краска с частицами, которые меняют оттенок под разным углом.',
)
export const metallic = /* @__PURE__ */ explain(
  'Металлик',
  'Краска с мелкими металлическими частицами, блестит на солнце.',
)
export const matte = /* @__PURE__ */ explain('Матовая краска', 'Без блеска; требует ручной мойки и бережного ухода.')
export const allWheelDrive = /* @__PURE__ */ explain(
  'Полный привод',
  'Тяга передаётся на все колёса, электроника делит её между осями.',
)
export const torque = /* @__PURE__ */ explain(
  'Крутящий момент',
  'Сила, с которой двигатель тянет; важна при разгоне с места и обгоне.',
)
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
export const casco = /* @__PURE__ */ explain('Каско', 'Страховка автомобиля от угона и повреждений.')
export const liability = /* @__PURE__ */ explain('ОСАГО', 'Обязательная страховка ответственности водителя.')
export const transportTax = /* @__PURE__ */ explain(
  'Транспортный налог',
  'Ежегодный платёж, зависит от мощности и региона.',
)
export const firstPayment = /* @__PURE__ */ explain(
  'Первый взнос',
  'Часть цены, которую вы платите сразу из своих денег. Чем он больше, тем меньше кредит и переплата.',
)
export const overpayment = /* @__PURE__ */ explain(
  'Переплата',
  'Насколько сумма всех платежей банку больше суммы кредита.',
)
