import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { renderSVG } from 'uqr'
import { cities } from '#src/content/seed/cities.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import { toVcard } from '#src/domain/vcard.ts'

/**
 * Files of the dealers' cards: a contact for the phone book and the QR code of the route for the printed sheet, both
 * into public/dealers. Part of `npm run build`. `node scripts/dealer-files.ts`
 */
const folder = new URL('../public/dealers/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const dealer of dealers) {
  const city = cities.find(({ id }) => id === dealer.city_id)
  writeFileSync(new URL(`${dealer.code}.vcf`, folder), toVcard(dealer, city?.name ?? ''))
  const code = renderSVG(yandexRoute(dealer), { border: 0, pixelSize: 4, blackColor: '#0b0b0c', whiteColor: '#fff' })
  writeFileSync(new URL(`${dealer.code}-route.svg`, folder), code)
}
