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
 * What the server asks for when much is sent (server/forms/proof-of-work.ts): a proof of work, made here in a second or
 * two, or a wait where the browser cannot make one. Loaded on demand, which is rare.
 */

const demandShape = z.object({
  challenge: challengeShape,
  /** Only for who has asked for it. */
  wait: z.optional(z.object({ ticket: z.string(), seconds: z.number() })),
})
type Challenge = z.infer<typeof demandShape>['challenge']

/** The slowest phone has it by then; a page in the background may take as long as it likes. */
const TIMEOUT_MS = 90_000
const THREADS = 4

/**
 * Makes the field that the next try has to carry: a proof; where none can be made, a request for a ticket, which the next
 * demand brings; and the ticket, once its time has come. `tell` is called with what happens meanwhile, in words. Throws what is
 * wrong with an answer that is no demand.
 */
export async function meetDemand(details: unknown, report: (text: string) => void): Promise<Record<string, string>> {
  const { challenge, wait } = z.parse(demandShape, details)
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

/** Null where the browser gives no key derivation (the site without TLS) or has not found it in time. */
const solve = async (challenge: Challenge) =>
  crypto.subtle
    ? solveChallengeWorkers({
        challenge,
        concurrency: Math.min(THREADS, navigator.hardwareConcurrency || 1),
        createWorker: () => new Worker(ownScript(workerAddress), { type: 'module' }),
        timeout: TIMEOUT_MS,
      })
    : null
