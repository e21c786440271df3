import { logoSymbol } from '#src/printing/logo.ts'

/** The sprite included in every document: the glyphs of components/icons.svg, and the brand's logo. */
export const spriteOf = (icons: string): string => icons.trimEnd().replace(/<\/svg>$/, () => `${logoSymbol()}</svg>`)
