import { solveChallengeWorkers } from 'altcha-lib'
import * as z from 'zod/mini'
// Vite makes the address of the worker its default export.
// oxlint-disable-next-line import/default
import workerAddress from '#src/components/forms/proof/proof.worker.ts?worker&url'
import { proof as texts } from '#src/content/forms.ts'
import { PROOF_FIELD, TICKET_ASKED, WAIT_FIELD } from '#src/domain/lead.ts'
import { challengeShape } from '#src/domain/shapes/proof.ts'
import { ownScript } from '#src/trusted.ts'

/**
 * Meets the server's demand under load (server/forms/proof-of-work.ts): a proof of work, computed here in a second or
 * two, or a wait where the browser cannot compute one. Loaded on demand, which is rare.
 */

const challengeResponseShape = z.object({
  challenge: challengeShape,
  /** Only for visitors whose request needs it. */
  wait: z.optional(z.object({ ticket: z.string(), seconds: z.number() })),
})
type Challenge = z.infer<typeof challengeResponseShape>['challenge']

/** The slowest phone needs less; a page in the background may take as long as it likes. */
const TIMEOUT_MS = 90_000
const THREADS = 4

/**
 * Makes the field for the next attempt: a proof; where none can be computed, a request for a ticket, which the next
 * demand brings; and the ticket, once it is valid. `tell` is called with progress messages. Throws for a response that
 * is no valid demand.
 */
export async function solveChallenge(
  details: unknown,
  report: (text: string) => void,
): Promise<Record<string, string>> {
  const { challenge, wait } = z.parse(challengeResponseShape, details)
  if (wait) {
    report(texts.waiting(wait.seconds))
    await new Promise((done) => {
      setTimeout(done, wait.seconds * 1000)
    })
    return { [WAIT_FIELD]: wait.ticket }
  }
  report(texts.checking)
  const solution = await solve(challenge).catch((error: unknown) => {
    console.warn('No proof of work could be made', error)
    return null
  })
  return solution ? { [PROOF_FIELD]: btoa(JSON.stringify({ challenge, solution })) } : { [WAIT_FIELD]: TICKET_ASKED }
}

/** Null where the browser has no key derivation (the site without TLS) or has not found it in time. */
const solve = async (challenge: Challenge) =>
  crypto.subtle
    ? solveChallengeWorkers({
        challenge,
        concurrency: Math.min(THREADS, navigator.hardwareConcurrency || 1),
        createWorker: () => new Worker(ownScript(workerAddress), { type: 'module' }),
        timeout: TIMEOUT_MS,
      })
    : null
