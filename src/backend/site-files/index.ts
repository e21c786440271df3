import { dealerContact } from '#src/backend/site-files/dealer-contact.ts'
import { dealerRoute } from '#src/backend/site-files/dealer-route.ts'
import { feed } from '#src/backend/site-files/feed.ts'
import { llms } from '#src/backend/site-files/llms.ts'
import { manifest } from '#src/backend/site-files/manifest.ts'
import { priceFeed } from '#src/backend/site-files/price-feed.ts'
import { priceListCsv, priceListJson } from '#src/backend/site-files/price-list.ts'
import { robots } from '#src/backend/site-files/robots.ts'
import { security } from '#src/backend/site-files/security.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { sitemap } from '#src/backend/site-files/sitemap.ts'
import { FEED_PATH, PRICE_FEED_PATH, PRICE_LIST_CSV, PRICE_LIST_JSON } from '#src/domain/constants.ts'

/** Generated files for machines, by address. */
export const siteFiles: Readonly<Record<string, SiteFile<string>>> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/llms.txt': llms,
  '/manifest.webmanifest': manifest,
  '/.well-known/security.txt': security,
  [FEED_PATH]: feed,
  [PRICE_FEED_PATH]: priceFeed,
  [PRICE_LIST_CSV]: priceListCsv,
  [PRICE_LIST_JSON]: priceListJson,
}

/** The file of an address; undefined where there is none. */
export const siteFileAt = (path: string): SiteFile | undefined =>
  Object.hasOwn(siteFiles, path) ? siteFiles[path] : (dealerContact(path) ?? dealerRoute(path) ?? undefined)
