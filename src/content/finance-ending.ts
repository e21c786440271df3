import { NBSP } from '#src/domain/nbsp.ts'

/** Above the last buttons of «Кредит и лизинг». */
export const financeEnding = `Платёж посчитан. Теперь${NBSP}— цвет`
