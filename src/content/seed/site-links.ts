import { disclaimer } from '#src/content/footer.ts'
import { createMenu, isFixedItem } from '#src/content/menu.ts'
import type { FooterBody, MenuBody } from '#src/domain/content/site-links.ts'
import { EXTERNAL_LINK_IDS } from '#src/domain/options.ts'

/** The keys of the single menu and the single footer. */
export const MENU_KEY = 'menu'
export const FOOTER_KEY = 'footer'

/** With every entry, also of external sites without a configured address. */
const everything = createMenu(Object.fromEntries(EXTERNAL_LINK_IDS.map((id) => [id, '#'])))

export const shippedMenu: MenuBody = {
  groups: everything.flatMap(({ itemsGroup = [] }) =>
    itemsGroup.flatMap(({ id, name, items }) => {
      const entries = items
        .filter((item) => !isFixedItem(item))
        .map((item) => ({ id: item.id, name: item.name, shown: true, href: '', external: 'none' as const }))
      return entries.length > 0 ? [{ id, name, entries }] : []
    }),
  ),
}

export const shippedFooter: FooterBody = { disclaimer, links: [] }
