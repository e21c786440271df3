import { FOOTER_KEY, MENU_KEY } from '#src/content/seed/site-links.ts'
import type { ContentBlock, PromoPageBody } from '#src/domain/content/bodies.ts'
import type { FooterBody, MenuBody } from '#src/domain/content/site-links.ts'
import { isOwnTarget, isPage, NO_PAGE } from '#src/office/server/content/own-pages.ts'

type Faults = Record<string, string>

const ONLY_ONE = { key: 'Такая запись на сайте одна' }
const isWrong = ({ href }: { href: string }): boolean => href !== '' && !isPage(href)

/** Links in texts must have an existing target: a misspelt address would lead to the 404 page. */
export function blockFaults({ body }: { body: readonly ContentBlock[] }): Faults {
  const faults = body.flatMap((block, at) =>
    block.type !== 'links'
      ? []
      : block.items.flatMap(({ href }, index): [string, string][] =>
          isOwnTarget(href) ? [] : [[`body.${at}.items.${index}.href`, NO_PAGE]],
        ),
  )
  return Object.fromEntries(faults)
}

/** The same for promo pages and their buttons. */
export const promoFaults = (page: PromoPageBody): Faults => ({
  ...blockFaults(page),
  ...(page.button !== null && !isOwnTarget(page.button.href) && { 'button.href': NO_PAGE }),
})

/** There is one menu; added entries must lead to a page. */
export function menuFaults(key: string, { groups }: MenuBody): Faults {
  if (key !== MENU_KEY) return ONLY_ONE
  const faults = groups.flatMap(({ entries }, group) =>
    entries.flatMap((entry, index): [string, string][] =>
      isWrong(entry) ? [[`groups.${group}.entries.${index}.href`, NO_PAGE]] : [],
    ),
  )
  return Object.fromEntries(faults)
}

/** The same for the footer. */
export function footerFaults(key: string, { links }: FooterBody): Faults {
  if (key !== FOOTER_KEY) return ONLY_ONE
  return Object.fromEntries(links.flatMap((link, index) => (isWrong(link) ? [[`links.${index}.href`, NO_PAGE]] : [])))
}
