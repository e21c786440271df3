import type { MenuEntry, MenuItem } from '#src/domain/shapes/menu.ts'

export type { FooterLink, MenuAction, MenuEntry, MenuHref, MenuItem } from '#src/domain/shapes/menu.ts'

/** Entries only in the header's right menu (specification 2.3). */
const HEADER_ONLY_IDS = [5, 6]
export const withoutHeaderOnly = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.filter(({ id }) => !HEADER_ONLY_IDS.includes(id))

export type MenuGroup = NonNullable<MenuEntry['itemsGroup']>[number]

export const isModelItem = ({ type }: MenuItem): boolean => type === 'model'

/** Splits the groups of an entry into those of models and all others; a mixed one becomes one of each. */
export function groupsByKind({ itemsGroup = [] }: MenuEntry): { models: MenuGroup[]; others: MenuGroup[] } {
  const only = (keep: (item: MenuItem) => boolean): MenuGroup[] =>
    itemsGroup.flatMap((group) => {
      const items = group.items.filter(keep)
      return items.length > 0 ? [{ ...group, items }] : []
    })
  return { models: only(isModelItem), others: only((item) => !isModelItem(item)) }
}
