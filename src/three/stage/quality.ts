/** Fineness of the mesh in the browser (`buildCar`): finer than a phone shows; 1 is for stills. */
export const STAGE_QUALITY = 0.8
