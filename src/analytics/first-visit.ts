import { UTM_KEYS } from '#src/domain/lead.ts'

/** Advertising marks and the site the visitor came from: what travels with a request, and nothing about the person. */
export type FirstVisit = Partial<Record<(typeof UTM_KEYS)[number] | 'referrer', string>>

const KEY = 'first-visit'
const MARK_LENGTH = 200

/**
 * Notes how this visit began, once per tab; later calls answer the same. Of the site before only its address without
 * the query is kept: a query may hold anything.
 */
export function firstVisit(): FirstVisit {
  try {
    const known = sessionStorage.getItem(KEY)
    if (known) return JSON.parse(known) as FirstVisit
    const visit = readVisit()
    sessionStorage.setItem(KEY, JSON.stringify(visit))
    return visit
  } catch {
    // Storage may be forbidden or spoilt by hand: the page at hand still knows its own beginning.
    return readVisit()
  }
}

function readVisit(): FirstVisit {
  const landing = URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
  const before = URL.parse(document.referrer)
  const isInner = before?.origin === location.origin
  // A quick visitor may have left the first page before this code came: then that page is the referrer.
  const marks = { ...(isInner && marksOf(before)), ...(landing && marksOf(landing)) }
  return before && !isInner ? { ...marks, referrer: before.origin + before.pathname } : marks
}

function marksOf({ searchParams }: URL): FirstVisit {
  return Object.fromEntries(
    UTM_KEYS.flatMap((key) => {
      const value = searchParams.get(key)?.slice(0, MARK_LENGTH)
      return value ? [[key, value]] : []
    }),
  )
}
