import { mkdirSync, writeFileSync } from 'node:fs'
import { drawMap } from './map/draw.ts'
import { drawPlan, plannedCities } from './map/plan.ts'

/**
 * Draws the coast, borders, large rivers and lakes and the graticule under the dealers' map, and the plans of cities with
 * several dealers, into public/images/map. Part of `npm run build`; cities and dealers are the page's own links and are
 * placed by the same projection. `node scripts/map.ts`
 */
const folder = new URL('../public/images/map/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('coast.svg', folder), drawMap())
for (const code of plannedCities()) writeFileSync(new URL(`${code}.svg`, folder), drawPlan(code))
