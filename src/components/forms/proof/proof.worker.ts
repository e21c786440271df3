import { handler } from 'altcha-lib/workers/shared'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Tries numbers in a worker, so that the page stays responsive. */
handler({ deriveKey })
