/**
 * Characters that a terminal obeys instead of showing: control characters of both sets and direction marks. A visitor
 * may have typed them. A line feed is kept.
 */
const CONTROL_CHARACTERS = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** The same text with those characters escaped, as `\u009b`. */
export const printable = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`)
