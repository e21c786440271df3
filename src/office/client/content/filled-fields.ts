import { toCode } from '#src/domain/latin.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { Body } from '#src/office/client/content/form.tsx'

/** What the form fills in of one field when another one is typed. */

type Change = { kind: ContentKind; isNew: boolean; before: Body; next: Body }

export function withFilled({ kind, isNew, before, next }: Change): Body {
  const pointed = kind === 'city' || kind === 'dealer' ? withPoint(before, next) : next
  const title = TITLES[kind]
  return isNew && title !== undefined ? withCode(title, before, pointed) : pointed
}

/** The field that an item is called by, where it has an address. */
const TITLES: Partial<Record<ContentKind, string>> = { city: 'name', dealer: 'name', news: 'name', 'promo-page': 'h1' }

/**
 * «57.1522, 65.5272», as maps and spreadsheets give it, with decimal commas too. In a Russian browser the form has made a
 * point of the first comma.
 */
const POINT =
  /^\s*(-?\d{1,3}(?:[.,]\d+)?)(?:\s*;\s*|[.,]\s+|\s+)(-?\d{1,3}(?:[.,]\d+)?)\s*$|^\s*(-?\d{1,3}[.,]\d+)[.,](-?\d{1,3}[.,]\d+)\s*$/
const DECIMAL_COMMA = /^\s*-?\d{1,3},\d+\s*$/

/**
 * Both numbers of a point that was pasted into one of its fields, each in its own; a decimal comma is a point. What is
 * typed sign by sign is left alone: half of the second number would be taken for the whole.
 */
function withPoint(before: Body, body: Body): Body {
  for (const field of ['lat', 'lng'] as const) {
    const typed = body[field]
    if (typeof typed !== 'string') continue
    const [, spaced, second, tight, last] = POINT.exec(typed) ?? []
    const [lat, lng] = [spaced ?? tight, second ?? last]
    if (lat !== undefined && lng !== undefined && typeof before[field] !== 'string')
      return { ...body, lat: numberOf(lat), lng: numberOf(lng) }
    if (DECIMAL_COMMA.test(typed)) return { ...body, [field]: numberOf(typed) }
  }
  return body
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))

/** The address follows the name until somebody writes another one. */
function withCode(title: string, before: Body, next: Body): Body {
  const proposed = codeOf(before[title])
  const isOwn = (before['code'] ?? '') !== '' && before['code'] !== proposed
  return isOwn || next['code'] !== before['code'] ? next : { ...next, code: codeOf(next[title]) }
}

/** Of a long title its first words. */
function codeOf(name: unknown): string {
  const code = typeof name === 'string' ? toCode(name) : ''
  return code.length <= CODE_MAX
    ? code
    : code
        .slice(0, CODE_MAX + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, CODE_MAX)
}

const CODE_MAX = 60
