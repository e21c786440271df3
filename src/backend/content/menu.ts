import { findContent } from '#src/backend/content/documents.ts'
import { ownHref } from '#src/backend/content/own-href.ts'
import type { Database } from '#src/backend/database.ts'
import type { ExternalLinks } from '#src/content/menu-links.ts'
import { createMenu } from '#src/content/menu.ts'
import { MENU_KEY, shippedMenu } from '#src/content/seed/site-links.ts'
import type { ManagedEntry, MenuBody } from '#src/domain/content/site-links.ts'
import type { MenuEntry, MenuGroup } from '#src/domain/menu.ts'
import type { MenuItem } from '#src/domain/shapes/menu.ts'

/** The menu as arranged in the office. */
export async function menuNow(db: Database, links: ExternalLinks): Promise<MenuEntry[]> {
  const held = await findContent(db, 'menu', MENU_KEY)
  const menu = createMenu(links)
  return held ? arranged(menu, held, links) : menu
}

function arranged(menu: readonly MenuEntry[], { groups }: MenuBody, links: ExternalLinks): MenuEntry[] {
  const known = new Map(groups.map((group) => [group.id, group.entries]))
  return menu.map(({ itemsGroup, ...entry }) => ({
    ...entry,
    ...(itemsGroup && {
      itemsGroup: itemsGroup.map((group) => arrangedGroup(group, known.get(group.id) ?? [], links)),
    }),
  }))
}

/** Entries that are not arranged, because they are new or follow the line-up, come last. */
function arrangedGroup(group: MenuGroup, entries: readonly ManagedEntry[], links: ExternalLinks): MenuGroup {
  const listed = entries.flatMap((entry, index): MenuItem[] => {
    if (!entry.shown) return []
    const shipped = group.items.find(({ id }) => id === entry.id)
    if (entry.id !== undefined) return shipped ? [{ ...shipped, name: entry.name }] : []
    return addedItem(entry, group.id * 1000 + index, links)
  })
  const rest = group.items.filter(({ id }) => !entries.some((entry) => entry.id === id))
  return { ...group, items: [...listed, ...rest] }
}

/** An external link whose site is not configured is left out. */
function addedItem({ name, href, external }: ManagedEntry, id: number, links: ExternalLinks): MenuItem[] {
  const own = href === '' ? null : ownHref(href)
  if (own) return [{ id, name, href: own }]
  const site = external === 'none' ? undefined : links[external]
  return site ? [{ id, name, href: site, target: '_blank' }] : []
}

/** The body with every shipped entry in its group: missing ones come last, as shipped. */
export const completeMenu = ({ groups }: MenuBody): MenuBody => ({
  groups: shippedMenu.groups.map(({ id, name, entries }) => {
    const own = groups.find((group) => group.id === id)?.entries ?? []
    // Of duplicate ids the first counts.
    const valid = own.filter((entry, index) => {
      if (entry.id === undefined) return true
      const isKnown = entries.some((shipped) => shipped.id === entry.id)
      return isKnown && own.findIndex((other) => other.id === entry.id) === index
    })
    return { id, name, entries: [...valid, ...entries.filter((entry) => !own.some((one) => one.id === entry.id))] }
  }),
})
