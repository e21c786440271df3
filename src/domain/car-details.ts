/** Parts of a car that a picture can show close. */

/** Those that are cut out of a side drawing. */
export const CROP_NAMES = ['nose', 'lamp', 'wheel', 'cabin', 'roof', 'shoulder', 'tail'] as const
export type CropName = (typeof CROP_NAMES)[number]

/** What a detail can be asked for by: the close-ups that pages show. Only the crops can be drawn. */
export const DETAIL_NAMES = [...CROP_NAMES, 'mirror', 'handle', 'seam'] as const
export type DetailName = (typeof DETAIL_NAMES)[number]
