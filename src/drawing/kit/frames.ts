export { FRAME, FRONT_FRAME, PLAN_FRAME } from '#src/domain/frames.ts'

/** Drawing units to a millimetre. */
export const SCALE = 0.2
