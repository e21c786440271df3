import { MADE_LINKS_STYLES } from '#src/domain/constants.ts'

/** Characters of a path that are examined; the rest is ignored, however long it is. */
const MAX_READ = 512
const MAX_PATH = 120
const HIDDEN = '…'

/** The segment after one of these is a secret: whoever has the address has the visitor's request page or document, a preview, or a link's figures. */
const BEFORE_SECRET = /^(?:request|configurations|preview|links)$/i
/** Our addresses are plain; a percent sign may encode a slash, an at sign or somebody's name. */
const PLAIN = /^[\w.~:*-]*$/
/** Six digits or more in any spelling of a phone number: separators between digits are skipped. */
const LONG_NUMBER = /\+?\d(?:[-._~]{0,2}\d){5,}/g
/** 128 bits in base64url anywhere: a mistyped address of a request page contains them too. */
const SECRET = /^(?=.*[A-Z])[\w-]{22}(?:\.ics)?$/

/**
 * A path fit for the log: no query, no secret, no digit run as long as a phone number, no e-mail, no Cyrillic name, at
 * most 120 characters. The address is cut before anything else examines it, so the time taken does not grow with it.
 */
export function loggablePath(url: string): string {
  const isCut = url.length > MAX_READ
  const path = url.slice(0, MAX_READ).split('?', 1)[0] ?? ''
  // Among secret addresses, and none itself: hidden, it would look like one that somebody has.
  if (path === MADE_LINKS_STYLES) return path
  const segments = path.split('/')
  // Half a segment may be half an e-mail, which cannot be recognised without the other half.
  if (isCut && path.length === MAX_READ) segments.splice(-1, 1, HIDDEN)
  const secretFrom = segments.findIndex((segment) => BEFORE_SECRET.test(segment))
  const safe = segments
    .map((segment, index) => (secretFrom >= 0 && index > secretFrom ? hide(segment) : cleaned(segment)))
    .join('/')
  return safe.length > MAX_PATH ? `${safe.slice(0, MAX_PATH)}${HIDDEN}` : safe
}

const hide = (segment: string): string => segment && HIDDEN

function cleaned(segment: string): string {
  const bare = segment.replace(LONG_NUMBER, HIDDEN)
  return SECRET.test(segment) || !PLAIN.test(bare.replaceAll(HIDDEN, '')) ? HIDDEN : bare
}
