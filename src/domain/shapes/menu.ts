import * as z from 'zod/mini'
import { POPUP_ACTIONS } from '#src/domain/popups.ts'
import { modelCodeShape } from '#src/domain/shapes/model.ts'

/** A menu address: a named route, or a string (in-app only with `local`). gaps.md 3, rules in that order. */
export const menuHrefShape = z.union([
  z.string(),
  z.object({
    name: z.string(),
    params: z.optional(z.record(z.string(), z.string())),
    query: z.optional(z.record(z.string(), z.string())),
    hash: z.optional(z.string()),
  }),
])
export type MenuHref = z.infer<typeof menuHrefShape>

const actionShape = z.enum(POPUP_ACTIONS)

const menuItemShape = z.object({
  id: z.number(),
  name: z.string(),
  href: z.optional(menuHrefShape),
  target: z.optional(z.literal('_blank')),
  local: z.optional(z.boolean()),
  iconName: z.optional(z.string()),
  type: z.optional(z.literal('model')),
  action: z.optional(actionShape),
  place: z.optional(z.string()),
  code: z.optional(modelCodeShape),
})
export type MenuItem = z.infer<typeof menuItemShape>

const menuActionShape = z.object({
  name: z.string(),
  href: z.optional(menuHrefShape),
  action: z.optional(actionShape),
  place: z.optional(z.string()),
})
export type MenuAction = z.infer<typeof menuActionShape>
export { menuActionShape }

const footerLinkShape = z.object({
  id: z.number(),
  name: z.string(),
  href: z.optional(menuHrefShape),
  target: z.optional(z.literal('_blank')),
  local: z.optional(z.boolean()),
})
export type FooterLink = z.infer<typeof footerLinkShape>

export const menuEntryShape = z.object({
  id: z.number(),
  name: z.string(),
  leftMenu: z.optional(z.boolean()),
  rightMenu: z.optional(z.boolean()),
  type: z.optional(z.enum(['model', 'group', 'link', 'service'])),
  href: z.optional(menuHrefShape),
  target: z.optional(z.enum(['_blank', '_self'])),
  local: z.optional(z.boolean()),
  /** Opens a popup instead; ours, as is `place`: an entry with groups opens those. */
  action: z.optional(actionShape),
  place: z.optional(z.string()),
  iconName: z.optional(z.string()),
  openByRightClick: z.optional(z.boolean()),
  details: z.optional(z.object({ title: z.string(), description: z.string() })),
  ads: z.optional(z.object({ image: z.string(), button: menuActionShape, description: z.string() })),
  footerLink: z.optional(z.array(footerLinkShape)),
  itemsGroup: z.optional(
    z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        href: z.optional(menuHrefShape),
        items: z.array(menuItemShape),
      }),
    ),
  ),
})
export type MenuEntry = z.infer<typeof menuEntryShape>
