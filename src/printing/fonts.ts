import { projectFile } from '#src/project-file.ts'

/** Static instances of the site's typeface, made by `npm run fonts:print`. */
export const FONT_CUTS = ['giant', 'display', 'title', 'text'] as const
export type FontCut = (typeof FONT_CUTS)[number]

export const fontFile = (cut: FontCut): string => projectFile(`src/printing/fonts/${cut}.ttf`)
