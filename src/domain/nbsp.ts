/** Non-breaking space and hyphen: lines do not break here. */
export const NBSP = '\u00a0'
/** Holds a line together after a sign where it may break: the slash of «об/мин», a hyphen. */
export const JOINER = '\u2060'
/** A hyphen held by a word joiner: our typeface has no non-breaking hyphen, and another one's looks bold beside it. */
export const NBHYPHEN = `-${JOINER}`

/** Text as it is typed: for tags, search and comparing. */
export const withoutBinding = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
