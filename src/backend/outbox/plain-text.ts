/** Characters that a terminal obeys or nobody sees: control characters except tab and line end, direction marks. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A visitor's text for another program that may insert it into HTML unescaped: nothing in it can begin markup, and
 * people read the same. Angle brackets become the quotation marks that look like them.
 */
export const plainText = (text: string): string =>
  text.replace(UNSEEN, '').replaceAll('<', '‹').replaceAll('>', '›').replaceAll('"', '″')
