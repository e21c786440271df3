import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'

/**
 * How wide a picture of a cabin is of which a phone shows an upright 4:5 from top to bottom. A strip of 16:9 shows neither
 * the wheel nor the leather.
 */
const CUT_UPRIGHT = `${PHONE} 222vw`

export type CabinSlot = 'cabin' | 'cabin-rear' | 'cabin-night'

/**
 * The driver's view by night where there is one; by day beside it stands the rear row. Where an owner has a photograph of
 * it by day, no computed night stands in its place.
 */
export function driverSlotOf(code: ModelCode): CabinSlot {
  const [night, day] = [pictureOf(code, 'cabin-night'), pictureOf(code, 'cabin')]
  const isHidden = night?.source === 'render' && day?.source === 'photograph'
  return night && !isHidden ? 'cabin-night' : 'cabin'
}

/**
 * A seat's view of the cabin, upright on phones: its upright fellow, or what stands in the middle of the wide one. `sizes`:
 * how wide it is shown on wider screens.
 */
export const cabinAcross = (code: ModelCode, slot: CabinSlot, sizes = '100vw'): Picture | null =>
  acrossScreen(code, slot, `${CUT_UPRIGHT}, ${sizes}`)
