import { fileURLToPath } from 'node:url'

/** Fixed cuts of the site's typeface, made by `npm run fonts:print`. */
export const FONT_CUTS = ['giant', 'display', 'title', 'text'] as const
export type FontCut = (typeof FONT_CUTS)[number]

export const fontFile = (cut: FontCut): string => fileURLToPath(new URL(`fonts/${cut}.ttf`, import.meta.url))
