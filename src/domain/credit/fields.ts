/** Fields of each form on the finance page; the choices of the other forms are included as hidden fields. */
export const FINANCE_FIELDS = {
  calculator: ['comp', 'program', 'first', 'term'],
  budget: ['budget'],
  ownership: ['region', 'mileage', 'fuel', 'insurance', 'service', 'tax'],
} as const
export type FinancePart = keyof typeof FINANCE_FIELDS
/** `was`: see `FinanceQuestion`. */
export const FINANCE_QUERY: readonly string[] = [...Object.values(FINANCE_FIELDS).flat(), 'was']
