/** More of a path than the log shows: what follows is never looked at, however long it is. */
const MAX_READ = 512
const MAX_PATH = 120
const HIDDEN = '…'

/** What follows one of these names a visitor's own page or document: whoever has the address has them. */
const BEFORE_SECRET = /^(?:request|configurations)$/i
/** An address of ours is plain; a percent sign may stand for a slash, an at sign or somebody's name. */
const PLAIN = /^[\w.~:*-]*$/
/** Six digits and more, however a phone number is written: signs between digits are skipped. */
const LONG_NUMBER = /\+?\d(?:[-._~]{0,2}\d){5,}/g
/** 128 bits in base64url, wherever they stand: a mistyped address of an own page has them too. */
const SECRET = /^(?=.*[A-Z])[\w-]{22}(?:\.ics)?$/

/**
 * A path fit for the log: no query, no secret, no digits long enough to be a phone, no e-mail, no name in Cyrillic, at
 * most 120 characters. The address is cut before anything else looks at it: the time taken does not grow with it.
 */
export function loggablePath(url: string): string {
  const isCut = url.length > MAX_READ
  const path = url.slice(0, MAX_READ).split('?', 1)[0] ?? ''
  const segments = path.split('/')
  // Half of a segment may be half of an e-mail, which is not known without its other half.
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
