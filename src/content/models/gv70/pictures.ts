import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'

const driver = rendered('gv70/cabin-driver-gry', 'Место водителя GV70: серая кожа, матовый алюминий, овал с климатом')

/** Rendered pictures of the GV70. */
export const renders: ModelPhotos = {
  cabin: driver,
  interiors: { GRY: driver },
}
