import { NBSP } from '#src/domain/nbsp.ts'

/** Over the last buttons of a price list. */
export const farewell = `Цифры вы${NBSP}знаете. Теперь дорога`
