import { explain } from '#src/content/terms/term.ts'

/* Terms about paying for a car. */

export const fullCost = /* @__PURE__ */ explain(
  'ПСК',
  'Полная стоимость кредита: все платежи в процентах годовых, включая обязательные расходы.',
)
export const lastPayment = /* @__PURE__ */ explain(
  'Остаточный платёж',
  'Часть цены, которую платят в конце срока кредита; из-за неё платёж в месяц меньше.',
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
