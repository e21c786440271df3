import type { ModelCode } from '#src/domain/model.ts'

/** The car before the lit house of glass with which the page of dealers begins. */
export const DEALERS_CAR: ModelCode = 'new-g80'
