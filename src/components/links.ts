import type { Cta } from '#src/content/copy.ts'
import type { FooterLink, MenuAction, MenuEntry, MenuItem } from '#src/domain/menu.ts'
import type { AdditionItem } from '#src/domain/model.ts'
import type { ExternalLinkId, Options } from '#src/domain/options.ts'
import { popupOf, POPUPS, type PopupAction, type PopupName } from '#src/domain/popups.ts'
import { hrefTo, resolveHref, type StaticRouteName } from '#src/routes.ts'
import type { PopupPreset } from '#src/stores/screen-state.ts'

/**
 * Target of a link: an address, or a popup together with the place it was opened from; `fallback` is the target of such
 * a link without scripts, if not the page that does the same.
 */
export type LinkTarget =
  | { href: string; external?: boolean }
  | { action: PopupAction; place?: string; preset?: PopupPreset; fallback?: string }

/** External sites that have a page of their own here, for when no address is configured (gaps.md 2). */
const INTERNAL: Partial<Record<ExternalLinkId, string>> = { mobility: hrefTo('mobility'), lounge: hrefTo('lounge') }

function externalTarget(id: ExternalLinkId, links: Options['links'] | undefined): LinkTarget | null {
  const href = links?.[id]
  if (href) return { href, external: true }
  const internal = INTERNAL[id]
  return internal ? { href: internal } : null
}

const popupTarget = (action: PopupAction, place: string | undefined): LinkTarget => ({
  action,
  ...(place !== undefined && { place }),
})

/** Null when the external site has no address: the call to action is then left out. */
export function targetOfCta(cta: Cta, links: Options['links'] | undefined): LinkTarget | null {
  if ('action' in cta) return popupTarget(cta.action, cta.place)
  if ('external' in cta) return externalTarget(cta.external, links)
  return {
    href: hrefTo(cta.to, { ...(cta.query && { query: cta.query }), ...(cta.hash !== undefined && { hash: cta.hash }) }),
  }
}

/** Null for an entry without a target: it is left out. */
export function targetOfItem(item: MenuEntry | MenuItem | FooterLink | MenuAction): LinkTarget | null {
  if ('action' in item && item.action) return popupTarget(item.action, item.place)
  return resolveHref(item.href, 'local' in item && item.local)
}

/** Items of the model header: plain addresses, or popups. */
export function targetOfAddition({ href, target, action, place }: AdditionItem): LinkTarget | null {
  if (action) return popupTarget(action, place)
  return href ? { href, external: target === '_blank' } : null
}

// A missing page does not compile here.
const pages: {
  readonly [Name in PopupName]: { page: { name: StaticRouteName; hash?: string }; takesPreset?: true }
} = POPUPS

/** The page that does the same as a popup. */
export function popupPage(popup: PopupName): string {
  const { name, hash } = pages[popup].page
  return hrefTo(name, hash === undefined ? {} : { hash })
}

/** Target of a popup opener without scripts or in a new tab. The address contains the choices made already. */
export function fallbackHref(action: PopupAction, preset?: PopupPreset): string {
  const { page, takesPreset } = pages[popupOf(action)]
  return preset && takesPreset ? hrefTo(page.name, { query: preset }) : popupPage(popupOf(action))
}
