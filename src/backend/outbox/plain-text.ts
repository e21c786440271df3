/** What a terminal obeys or an eye cannot see: control characters but tab and line end, marks that turn text around. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A visitor's text for another program, which may put it into a page as it is: nothing in it can begin markup, and
 * people read the same. Brackets become the quotation marks that look like them.
 */
export const plainText = (text: string): string =>
  text.replace(UNSEEN, '').replaceAll('<', '‹').replaceAll('>', '›').replaceAll('"', '″')
