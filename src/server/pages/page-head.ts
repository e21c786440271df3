import type { IncomingMessage } from 'node:http'
import { chooseCoding, type Coding } from '#src/server/http/encoding.ts'
import type { FinishedPage } from '#src/server/pages/page-cache.ts'

export type Head = { status: number; coding: Coding; headers: Record<string, string | number> }
const HTML = 'text/html; charset=utf-8'

type Heads = Partial<Record<Coding | 'notModified', Head>>

const known = new WeakMap<FinishedPage, Heads>()

/**
 * Status and headers of a page for this request: 304, or 200 in the best coding. Computed once per page; undefined when
 * the page has not been encoded in that coding yet.
 */
export function headOf(page: FinishedPage, req: IncomingMessage): Head | undefined {
  let heads = known.get(page)
  if (!heads) known.set(page, (heads = {}))
  const wanted = wantedOf(page, req)
  const head = heads[wanted] ?? makeHead(page, wanted)
  if (head) heads[wanted] = head
  return head
}

/** The same, after encoding the page if necessary. */
export async function headWhenReady(page: FinishedPage, req: IncomingMessage): Promise<Head> {
  const wanted = wantedOf(page, req)
  if (wanted !== 'notModified') await page.bytes.make(wanted)
  return headOf(page, req)!
}

/** The body that belongs to the head: nothing, or the page in its coding. */
export const bodyOf = (
  page: FinishedPage,
  { status, coding }: Head,
  { method }: IncomingMessage,
): Buffer | undefined => (method === 'HEAD' || status === 304 ? undefined : page.bytes.ready.get(coding))

const wantedOf = (page: FinishedPage, { headers }: IncomingMessage): Coding | 'notModified' =>
  page.status === 200 && matchesEtag(headers['if-none-match'], page.etag)
    ? 'notModified'
    : chooseCoding(headers['accept-encoding'])

function makeHead(
  { status, etag, bytes, type = HTML, isPersonal }: FinishedPage,
  wanted: Coding | 'notModified',
): Head | undefined {
  const shared = {
    Vary: 'Accept-Encoding',
    'Cache-Control': isPersonal ? 'private, no-store' : 'no-cache',
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

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header === '*' || header.split(/,\s*/).includes(etag))
