import type { ModelCode } from '#src/domain/model.ts'

/** The cars of the page about the brand: their lists of pictures are fetched with it (app/own-pictures.ts). */

/** Its front is at the top, its materials are shown full width. */
export const FACE_CAR: ModelCode = 'g90'

/** In front of the others where all stand side by side: the picture is kept with it. */
export const FIRST_OF_ALL: ModelCode = 'g90'

/** Its rear seat: the flagship's is described on its own pages. */
export const SEAT_CAR: ModelCode = 'new-g80'

/** A seam, paint and a door, in the order of the texts. */
export const CRAFT_CARS: readonly ModelCode[] = ['new-g80', 'g90', 'g90']
