import { modelName } from '#src/content/models/names.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { hrefTo, matchRoute } from '#src/routes.ts'

/** What an item is called in lists, and where it is seen on the site. */

export type Body = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export function titleOf(kind: ContentKind, key: string, body: Body): string {
  if (kind === 'price') return `Цены ${nameOf(key)}`
  if (kind === 'redirect') return `${key} → ${text(body['to'])}`
  if (kind === 'tags') return `${key} — ${text(body['title'])}`
  return text(body[kind === 'promo-page' ? 'h1' : 'name']) || key
}

const nameOf = (key: string): string => {
  const code = MODEL_CODES.find((known) => known === key)
  return code ? modelName(code) : key
}

/** Null for an item that has no address of its own. */
export function pathOf(kind: ContentKind, key: string, body: Body): string | null {
  const code = text(body['code'])
  if (kind === 'news') return hrefTo('news-detail', { params: { code } })
  if (kind === 'dealer') return hrefTo('dealers', { query: { dealer: code } })
  if (kind === 'promo-page') return hrefTo('promo-page', { params: { code } })
  if (kind === 'credit-program') return hrefTo('finance')
  if (kind === 'price') return pricePath(key)
  return kind === 'tags' && matchRoute(key) ? key : null
}

function pricePath(key: string): string {
  const code = MODEL_CODES.find((known) => known === key)
  return code ? hrefTo(`model-${code}`) : hrefTo('home')
}
