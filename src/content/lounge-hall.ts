import type { ModelCode } from '#src/domain/model.ts'

/** The car in the hall when the page opens. */
export const HALL_CAR: ModelCode = 'g90'
/** The three cars in the plan of the lounge. */
export const HALL_CARS = ['g90', 'gv80', 'new-g80'] as const satisfies readonly ModelCode[]
