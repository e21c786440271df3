import { modelByCode } from '#src/content/models/summary.ts'
import { LEAD_TYPES, type LeadType } from '#src/domain/lead.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { hrefTo, matchRoute, routeOf } from '#src/routes.ts'
import type { Fields } from '#src/server/forms/body.ts'
import { addressOf } from '#src/server/pages/page-address.ts'

/** A model whose price is not announced has the waiting list form. */
function waitingListPage(): string {
  const awaited = MODEL_CODES.find((code) => modelByCode(code).priceComingSoon)
  return hrefTo(awaited ? `model-${awaited}` : 'home')
}

/** The page of each kind of form when the form itself does not name one. */
const homes: Record<LeadType, () => string> = {
  'test-drive': () => hrefTo('test-drive'),
  'trade-in': () => hrefTo('contacts'),
  lounge: () => hrefTo('lounge'),
  'waiting-list': waitingListPage,
  configurator: () => hrefTo('configurator'),
}

/** Returns the address of the page the form was on, or null when that is unknown. `path` is the address of the call. */
export function pageOfForm(path: string, fields: Fields): string | null {
  const secret = /^\/v1\/request\/(.+)$/.exec(path)?.[1]
  if (secret !== undefined) return addressOf(`/request/${secret}`)
  const type = LEAD_TYPES.find((name) => name === fields['lead_type'])
  if (!type) return null
  const named = fields['page'] ?? ''
  const match = matchRoute(named.split('?', 1)[0] ?? '')
  return (match && !routeOf(match.name).personal && addressOf(named)) || homes[type]()
}
