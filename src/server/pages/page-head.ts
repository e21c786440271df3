import type { IncomingMessage } from 'node:http'
import { chooseCoding, type Coding } from '#src/server/http/encoding.ts'
import type { FinishedPage } from '#src/server/pages/page-cache.ts'

export type Head = { status: number; coding: Coding; headers: Record<string, string | number> }
const HTML = 'text/html; charset=utf-8'

type Wanted = Coding | 'notModified'
/** With and without permission for a CDN to cache it. */
type Heads = Partial<Record<Wanted | `shared ${Wanted}`, Head>>

const known = new WeakMap<FinishedPage, Heads>()

/**
 * Status and headers of a page for this request: 304, or 200 in the best coding. Computed once per page; undefined when
 * the page has not been encoded in that coding yet. `cdnSeconds`: how long a CDN may cache it; 0: not at all.
 */
export function headOf(page: FinishedPage, req: IncomingMessage, cdnSeconds = 0): Head | undefined {
  let heads = known.get(page)
  if (!heads) known.set(page, (heads = {}))
  const wanted = wantedOf(page, req)
  const caching = cachingOf(page, req, cdnSeconds)
  const key = caching === 'shared' ? (`shared ${wanted}` as const) : wanted
  const head = heads[key] ?? makeHead(page, wanted, cdnSeconds > 0 ? CACHING[caching](cdnSeconds) : undefined)
  if (head) heads[key] = head
  return head
}

/** The same, after encoding the page if necessary. */
export async function headWhenReady(page: FinishedPage, req: IncomingMessage, cdnSeconds = 0): Promise<Head> {
  const wanted = wantedOf(page, req)
  if (wanted !== 'notModified') await page.bytes.make(wanted)
  return headOf(page, req, cdnSeconds)!
}

/** The body that belongs to the head: nothing, or the page in its coding. */
export const bodyOf = (page: FinishedPage, { status, coding }: Head, { method }: IncomingMessage): Buffer | undefined =>
  method === 'HEAD' || status === 304 ? undefined : page.bytes.ready.get(coding)

const wantedOf = (page: FinishedPage, { headers }: IncomingMessage): Wanted =>
  page.status === 200 && matchesEtag(headers['if-none-match'], page.etag)
    ? 'notModified'
    : chooseCoding(headers['accept-encoding'])

function makeHead(
  { status, etag, bytes, type = HTML, isPersonal }: FinishedPage,
  wanted: Wanted,
  caching = 'no-cache',
): Head | undefined {
  const shared = {
    Vary: 'Accept-Encoding',
    'Cache-Control': isPersonal ? 'private, no-store' : caching,
    ...(status === 200 && { ETag: etag }),
  }
  if (wanted === 'notModified') return { status: 304, coding: 'identity', headers: shared }
  const coded = bytes.ready.get(wanted)
  return (
    coded && {
      status,
      coding: wanted,
      headers: {
        ...shared,
        'Content-Type': type,
        'Content-Length': coded.length,
        ...(wanted !== 'identity' && { 'Content-Encoding': wanted }),
      },
    }
  )
}

/**
 * A cache in front keeps whole pages that are the same for everybody, and only where it asks without cookies: who comes with
 * one may be shown something else (a preview, an outside service's session).
 */
const cachingOf = ({ status, isPersonal, isPartial }: FinishedPage, { headers }: IncomingMessage, cdnSeconds: number) =>
  cdnSeconds > 0 && status === 200 && !isPersonal && !isPartial && headers.cookie === undefined ? 'shared' : 'own'
const CACHING = {
  shared: (seconds: number) => `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
  own: () => 'private, no-cache',
}

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header === '*' || header.split(/,\s*/).includes(etag))
