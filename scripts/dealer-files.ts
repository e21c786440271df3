import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { renderSVG } from 'uqr'
import { INK, WHITE } from '#src/brand/palette.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { yandexRoute } from '#src/domain/route-links.ts'

/**
 * The QR code of the route for the printed sheet of every dealer, into public/dealers. Part of `npm run build`.
 * `node scripts/dealer-files.ts`
 */
const folder = new URL('../public/dealers/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const dealer of dealers) {
  const code = renderSVG(yandexRoute(dealer), { border: 0, pixelSize: 4, blackColor: INK, whiteColor: WHITE })
  writeFileSync(new URL(`${dealer.code}-route.svg`, folder), code)
}
