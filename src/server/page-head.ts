import type { IncomingMessage } from 'node:http'
import { chooseCoding, type Coding } from '#src/server/encoding.ts'
import type { FinishedPage } from '#src/server/page-cache.ts'

export type Head = { status: number; coding: Coding; headers: Record<string, string | number> }
const HTML = 'text/html; charset=utf-8'

type Heads = Record<Coding | 'notModified', Head>

const known = new WeakMap<FinishedPage, Heads>()

/** Status and headers of a page for this request: not modified, or in the best coding. Made once per page. */
export function headOf(page: FinishedPage, req: IncomingMessage): Head {
  let heads = known.get(page)
  if (!heads) {
    heads = makeHeads(page)
    known.set(page, heads)
  }
  const isKnown = page.status === 200 && matchesEtag(req.headers['if-none-match'], page.etag)
  return heads[isKnown ? 'notModified' : chooseCoding(req.headers['accept-encoding'])]
}

function makeHeads({ status, etag, bytes, type = HTML, isPersonal }: FinishedPage): Heads {
  const shared = {
    Vary: 'Accept-Encoding',
    'Cache-Control': isPersonal ? 'private, no-store' : 'no-cache',
    ...(status === 200 && { ETag: etag }),
  }
  const coded = (coding: Coding): Head => ({
    status,
    coding,
    headers: {
      ...shared,
      'Content-Type': type,
      'Content-Length': bytes[coding].length,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  })
  return {
    notModified: { status: 304, coding: 'identity', headers: shared },
    br: coded('br'),
    gzip: coded('gzip'),
    identity: coded('identity'),
  }
}

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header === '*' || header.split(/,\s*/).includes(etag))
