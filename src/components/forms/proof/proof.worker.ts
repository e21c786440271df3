import { handler } from 'altcha-lib/workers/shared'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Tries numbers on a thread of its own, so that the page stays quick meanwhile. */
handler({ deriveKey })
