import { LANDING_KEYS } from '#src/domain/landing-keys.ts'
import { marksInQuery } from '#src/domain/marks-in-hash.ts'
import { parseUrl } from '#src/domain/parse-url.ts'

/** Advertising tags and the referring site: sent with a request, and nothing about the person. */
export type FirstVisit = Partial<Record<(typeof LANDING_KEYS)[number] | 'referrer', string>>

const KEY = 'first-visit'
const MARK_LENGTH = 200

/**
 * Records how this visit began, once per tab; later calls return the same. A visit that began without marks begins anew
 * with the page of an advertisement: otherwise the paid click that made the request would be unknown. Of the referring
 * site only the address without the query is kept, because a query may hold anything.
 */
export function firstVisit(): FirstVisit {
  const visit = readVisit()
  try {
    const known = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as FirstVisit | null
    if (known && (isMarked(known) || !isMarked(visit))) return known
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Storage may be forbidden or corrupted: the current page still knows how it was reached.
  }
  return visit
}

const isMarked = (visit: FirstVisit): boolean => LANDING_KEYS.some((key) => key in visit)

function readVisit(): FirstVisit {
  const landing = landingAddress()
  const before = parseUrl(document.referrer)
  const isInner = before?.origin === location.origin
  // A quick visitor may have left the first page before this code loaded: then that page is the referrer.
  const marks = { ...(isInner && marksOf(before)), ...(landing && marksOf(landing)) }
  return before && !isInner ? { ...marks, referrer: before.origin + before.pathname } : marks
}

function marksOf({ searchParams }: URL): FirstVisit {
  return Object.fromEntries(
    LANDING_KEYS.flatMap((key) => {
      const value = searchParams.get(key)?.slice(0, MARK_LENGTH)
      return value ? [[key, value]] : []
    }),
  )
}

/** The address this page was opened by: what has happened since may have changed the one that is shown. */
export function landingAddress(): URL | null {
  const landing = parseUrl(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
  return landing && marksInQuery(landing)
}
