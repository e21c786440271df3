import { renderSVG } from 'uqr'
import { findDealerByCode } from '#src/backend/dealers.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { INK, WHITE } from '#src/brand/palette.ts'
import { yandexRoute } from '#src/domain/route-links.ts'

const ROUTE = /^\/dealers\/([a-z0-9-]+)-route\.svg$/

/**
 * The QR code of the route to a dealer, for the printed sheet; null for other addresses. Made on request: the office adds
 * dealers and moves them.
 */
export function dealerRoute(path: string): SiteFile | null {
  const [, code] = ROUTE.exec(path) ?? []
  if (code === undefined) return null
  return {
    type: 'image/svg+xml',
    async make({ db }) {
      const found = await findDealerByCode(db, code)
      if (!found) return undefined
      return renderSVG(yandexRoute(found.dealer), { border: 0, pixelSize: 4, blackColor: INK, whiteColor: WHITE })
    },
  }
}
