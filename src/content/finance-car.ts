import type { ModelCode } from '#src/domain/model.ts'

/**
 * The car in the pictures of «Кредит и лизинг», the one its first calculation is of. One for whatever is chosen there: the
 * lists of all models' pictures would not fit the page's budget of scripts.
 */
export const FINANCE_CAR: ModelCode = 'g70'
