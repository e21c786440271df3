import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'

/**
 * The displayed width of a cabin picture of which a phone shows an upright 4:5 crop at full height. A strip of 16:9
 * shows neither the wheel nor the leather.
 */
const CUT_UPRIGHT = `${PHONE} 222vw`

export type CabinSlot = 'cabin' | 'cabin-rear' | 'cabin-night'

/**
 * The driver's view at night where there is one; next to it the rear row by day. Where an owner has a photograph of
 * it by day, it is not replaced by a rendered night picture.
 */
export function driverSlotOf(code: ModelCode): CabinSlot {
  const [night, day] = [pictureOf(code, 'cabin-night'), pictureOf(code, 'cabin')]
  const isHidden = night?.source === 'render' && day?.source === 'photograph'
  return night && !isHidden ? 'cabin-night' : 'cabin'
}

/**
 * A seat's view of the cabin, upright on phones: its upright variant, or the centre of the wide one. `sizes`:
 * how wide it is shown on wider screens.
 */
export const cabinAcross = (code: ModelCode, slot: CabinSlot, sizes = '100vw'): Picture | null =>
  acrossScreen(code, slot, `${CUT_UPRIGHT}, ${sizes}`)
