import type { ModelCode } from '#src/domain/model.ts'

/** The car whose face opens the page of the brand. */
export const FACE_CAR: ModelCode = 'g90'
