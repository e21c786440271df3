import { LIVE_CONTENT_ID, type LiveContent } from '#src/content/live-content.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { tagsAddress } from '#src/routes.ts'

/**
 * Structured data for search engines: a data block, not a script, so the content policy allows it. Further pages of a
 * list have none, because it describes the first.
 */
export function structuredData({ metaByRoute = {} }: Partial<AppData>, url: URL): string {
  const things = ownValue(metaByRoute, tagsAddress(url))?.jsonld
  if (!things || url.searchParams.has('page')) return ''
  const json = toScriptJson({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json}</script>`
}

/** What the page's code must know before it runs; absent where the office has changed nothing. */
export const liveContentTag = (live: LiveContent): string =>
  Object.keys(live).length === 0
    ? ''
    : `<script type="application/json" id="${LIVE_CONTENT_ID}">${toScriptJson(live)}</script>`

/** Structured data are in the head already; the browser does not need them. */
export function forBrowser(data: Partial<AppData>): Partial<AppData> {
  const entries = Object.entries(data.metaByRoute ?? {}).map(([path, meta]) => [path, { ...meta, jsonld: undefined }])
  return { ...data, metaByRoute: Object.fromEntries(entries) as AppData['metaByRoute'] }
}

/** gaps.md 15: no character that could end the script element, or a line in old parsers. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
