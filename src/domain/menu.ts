import type { MenuEntry } from '#src/domain/shapes/menu.ts'

export type { FooterLink, MenuAction, MenuEntry, MenuHref, MenuItem } from '#src/domain/shapes/menu.ts'

/** Entries that stand only in the header's right menu (specification 2.3). */
const HEADER_ONLY_IDS = [5, 6]
export const withoutHeaderOnly = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.filter(({ id }) => !HEADER_ONLY_IDS.includes(id))
