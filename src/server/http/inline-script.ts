import { createHash } from 'node:crypto'
import { COOKIE_AGREE } from '#src/domain/constants.ts'
import { requestCodeAfterPaint } from '#src/inline/code-after-paint.ts'
import { COOKIE_NOTICE_DUE, markCookieNotice } from '#src/inline/cookie-notice-due.ts'
import { loadEarlyBack } from '#src/inline/early-back.ts'
import { followTranslation } from '#src/inline/follow-translation.ts'
import { QUEUED_MS, queuePresses, KEY_TARGETS, PRESSABLE, SHOWN_EARLY, SHOWS } from '#src/inline/queue-presses.ts'
import { PLACES, restorePlace } from '#src/inline/restore-place.ts'
import { markStateInHash, STATE_IN_HASH } from '#src/inline/state-in-hash.ts'

/** Id of the template in <head> whose tags load the page's code. */
export const CODE_TEMPLATE = 'page-code'

const call = (run: (...args: never[]) => void, ...args: unknown[]): string =>
  `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()});`

/** For a page that loads its code by tags of its own (development). */
export const INLINE_SCRIPT_WITHOUT_CODE =
  call(markCookieNotice, COOKIE_NOTICE_DUE, COOKIE_AGREE) +
  call(markStateInHash, STATE_IN_HASH) +
  call(followTranslation) +
  call(loadEarlyBack) +
  call(restorePlace, PLACES) +
  call(queuePresses, PRESSABLE, KEY_TARGETS, QUEUED_MS, SHOWS, SHOWN_EARLY)

/**
 * The only inline script: it queues clicks from the first paint on, so that none is lost, handles the back button,
 * positions a page that is loaded again, follows translated pages, and loads the code.
 */
export const INLINE_SCRIPT = INLINE_SCRIPT_WITHOUT_CODE + call(requestCodeAfterPaint, CODE_TEMPLATE)

/** Its hash for the content security policy. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`
