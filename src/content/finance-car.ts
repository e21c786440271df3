import type { ModelCode } from '#src/domain/model.ts'

/**
 * The car in the pictures of «Кредит и лизинг», that of its first calculation. The same whatever is chosen there: the
 * lists of all models' pictures would exceed the page's script budget.
 */
export const FINANCE_CAR: ModelCode = 'g70'
