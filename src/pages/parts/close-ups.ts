import type { ModelCode } from '#src/domain/model.ts'
import type { CropName, RasterView } from '#src/pages/parts/pictures.sources.ts'

/**
 * The close-ups that pages show on phones as ready-made pictures: these are what scripts/pictures makes. A page that
 * shows another one needs it here (`e2e/html.spec.ts` says so, and tells when one is made in vain).
 */
export const CLOSE_UPS: Record<ModelCode, Record<RasterView, readonly CropName[]>> = {
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
