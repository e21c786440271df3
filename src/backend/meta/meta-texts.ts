import { BRAND } from '#src/brand/brand.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

/** Meta texts of a news item, derived from the item (gaps.md 14). Lengths in characters. */
export const TITLE_MAX = 65
const DESCRIPTION_MIN = 70
const DESCRIPTION_MAX = 160

const SUFFIX = ` — новости ${BRAND}`

/** "{name} — новости {brand}"; a long name is cut at a word. */
export const fitTitle = (name: string, suffix = SUFFIX): string =>
  cutAtWord(plain(name), TITLE_MAX - suffix.length) + suffix

/** The preview; a short one is completed with the section, a long one cut at a word. */
export function fitDescription(preview: string): string {
  const text = plain(preview)
  return cutAtWord(text.length < DESCRIPTION_MIN ? `${text} Подробности — в новостях ${BRAND}.` : text, DESCRIPTION_MAX)
}

/** Tags are not typeset: plain spaces and hyphens. */
const plain = withPlainSpaces

/** At most `max` characters, cut at a word; a quotation mark that the cut leaves open is closed. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  let head = wordsWithin(text, max)
  while (head.length + ELLIPSIS.length + closing(head).length > max) head = wordsWithin(head, head.length)
  return head + ELLIPSIS + closing(head)
}

const ELLIPSIS = '…'
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['«', '»'],
  ['„', '“'],
])

/** The words that end before this length, without the punctuation after the last of them. */
const wordsWithin = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,:;.—–«„-]+$/, '')
}

/** The marks that close what is open at the end of this text: “» after «Салон „Волга. */
function closing(text: string): string {
  const open: string[] = []
  for (const mark of text.match(/[«»„“]/g) ?? []) {
    const end = CLOSING.get(mark)
    if (end !== undefined) open.unshift(end)
    else if (open[0] === mark) open.shift()
  }
  return open.join('')
}
