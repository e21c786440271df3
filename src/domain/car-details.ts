/** Parts of a car that a close-up can show. */

/** Those cropped from a side drawing. */
export const CROP_NAMES = ['nose', 'lamp', 'wheel', 'cabin', 'roof', 'shoulder', 'tail'] as const
export type CropName = (typeof CROP_NAMES)[number]

/** Close-ups that pages request. Only the crops exist as drawings. */
export const DETAIL_NAMES = [...CROP_NAMES, 'mirror', 'handle', 'seam'] as const
export type DetailName = (typeof DETAIL_NAMES)[number]
