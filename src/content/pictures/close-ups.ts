import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { RasterView } from '#src/content/pictures/drawings.ts'
import type { CropName } from '#src/domain/car-details.ts'

/**
 * The close-ups shown on phones as ready-made pictures: these are what scripts/pictures makes. A page that
 * shows another one must add it here (`e2e/html.spec.ts` reports missing and unused ones).
 */
export const CLOSE_UPS: Record<DrawnModel, Record<RasterView, readonly CropName[]>> = {
  g70: { studio: [], light: [] },
  gv70: { studio: [], light: [] },
  'new-g80': { studio: [], light: [] },
  gv80: { studio: [], light: [] },
  g90: { studio: [], light: [] },
}
