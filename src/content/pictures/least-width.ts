import { CUTS, widestIn, type Place } from '#src/content/pictures/slots.ts'

/** A wide place is shown larger than a cover; below this width, pixels, a picture would be blurred there. */
const MIN_CUT = 1600

/** What must remain of an uploaded picture once it is cropped for the place, pixels. */
export const leastWidthOf = (place: Place): number => Math.min(widestIn(CUTS[place]), MIN_CUT)
