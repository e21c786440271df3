/** Non-breaking space and hyphen. */
export const NBSP = '\u00a0'
/** Word joiner: prevents a line break after a character that would allow one, the slash of "об/мин" or a hyphen. */
export const JOINER = '\u2060'
/** A hyphen with a word joiner: our typeface has no non-breaking hyphen, and the fallback's looks bold beside it. */
export const NBHYPHEN = `-${JOINER}`

/** Text as typed: for tags, search and comparison. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

/** The same for any program: non-breaking hyphens become plain ones, too. */
export const plain = (text: string): string => withPlainSpaces(text).replaceAll('\u2011', '-')
