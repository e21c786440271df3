import type { ModelCode } from '#src/domain/model.ts'

/** The car whose front is shown at the top of the brand page. */
export const FACE_CAR: ModelCode = 'g90'
