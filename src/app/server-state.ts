import { toScriptJson } from '#src/app/script-json.ts'
import { sharedJson } from '#src/app/shared-json.ts'
import { LIVE_CONTENT_ID, liveContent } from '#src/content/live-content.ts'
import { DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE } from '#src/domain/constants.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { newsKey } from '#src/stores/news-key.ts'
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
export function liveContentTag(): string {
  const live = liveContent()
  if (Object.keys(live).length === 0) return ''
  return `<script type="application/json" id="${LIVE_CONTENT_ID}">${sharedJson('live', live)}</script>`
}

const FOOTER_NEWS = newsKey(DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE)

/** All that header and footer depend on besides the address: the footer lists the latest news. */
export function shellJson({ options, newsLists = {} }: Partial<AppData>): string {
  const news = newsLists[FOOTER_NEWS]
  return [
    options && sharedJson('options', options),
    news && sharedJson(FOOTER_NEWS, news),
    sharedJson('live', liveContent()),
  ].join()
}

/** The loaded data as the browser gets them: structured data, which are in the head, it does not need. */
export function dataJson({ options, newsLists, metaByRoute, ...others }: Partial<AppData>): string {
  return joined([
    options && ['options', sharedJson('options', options)],
    newsLists && ['newsLists', newsJson(newsLists)],
    metaByRoute && ['metaByRoute', tagsJson(metaByRoute)],
    ...Object.entries(others).map(([name, value]): Member | undefined =>
      value === undefined ? value : [name, toScriptJson(value)],
    ),
  ])
}

const newsJson = (lists: AppData['newsLists']) =>
  joined(
    Object.entries(lists).map(([key, list]) => [key, key === FOOTER_NEWS ? sharedJson(key, list) : toScriptJson(list)]),
  )

const tagsJson = (tags: AppData['metaByRoute']) =>
  joined(Object.entries(tags).map(([path, meta]) => [path, toScriptJson({ ...meta, jsonld: undefined })]))

type Member = [name: string, json: string]

/** The JSON of an object, of that of its members; those that are absent are left out. */
export const joined = (members: readonly (Member | null | undefined | false | '')[]): string =>
  `{${members.flatMap((member) => (member ? [`${toScriptJson(member[0])}:${member[1]}`] : [])).join()}}`
