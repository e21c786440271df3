import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { CropName, RasterView } from '#src/content/pictures/drawings.ts'

/**
 * The close-ups that pages show on phones as ready-made pictures: these are what scripts/pictures makes. A page that
 * shows another one needs it here (`e2e/html.spec.ts` says so, and tells when one is made in vain).
 */
export const CLOSE_UPS: Record<DrawnModel, Record<RasterView, readonly CropName[]>> = {
  g70: { studio: ['nose', 'lamp', 'wheel', 'tail'], light: ['lamp', 'roof', 'tail'] },
  gv70: {
    studio: ['nose', 'lamp', 'wheel', 'roof', 'shoulder', 'tail'],
    light: ['nose', 'cabin', 'shoulder', 'tail'],
  },
  'new-g80': {
    studio: ['nose', 'wheel', 'cabin', 'tail'],
    light: ['nose', 'lamp', 'wheel', 'roof', 'shoulder', 'tail'],
  },
  gv80: { studio: ['lamp', 'wheel', 'shoulder', 'tail'], light: ['nose', 'cabin', 'tail'] },
  g90: { studio: ['lamp', 'wheel', 'cabin', 'shoulder', 'tail'], light: ['roof', 'shoulder', 'tail'] },
}
