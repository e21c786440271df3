import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { networkOf } from '#src/backend/network.ts'
import { challengeShape } from '#src/domain/shapes/proof.ts'
import { PROOF_FIELD, WAIT_FIELD } from '#src/domain/lead.ts'
import type { Fields } from '#src/server/forms/body.ts'
import { createCounter } from '#src/server/limits/counter.ts'
import type { Hash } from '#src/server/limits/limits.ts'

/**
 * What a busy sender must bring: a proof of work, which a browser computes in a second or two, or, without scripts, a
 * ticket that has waited. Nothing of it leaves the site or identifies anybody (docs/decisions/0018).
 */
export type ProofOfWork = {
  /** Whether a form brings a valid proof or ticket. Each counts once. */
  isMet: (fields: Fields) => Promise<boolean>
  /**
   * What to demand. `busy`: how many times over the threshold the sender is. A ticket takes a place in the queue of the
   * network, so it is issued only to senders that can make no proof: `needsTicket`, or those whose form asks for it.
   */
  demand: (sender: { address: string; busy: number; needsTicket: boolean }, fields: Fields) => Promise<Demand>
}
/** Either is enough. `seconds`: how long the ticket still has to wait. */
export type Demand = { challenge: Challenge; wait?: Wait }
type Wait = { ticket: string; seconds: number }

/** Iterations of one try, and number of tries: a second on a good phone, a third of one on a notebook. */
const COST = 2_000
const [TRIES_MIN, TRIES_MAX] = [200, 600]
/** Difficulty grows with the traffic, but a phone must manage it in ten seconds. */
const HARDEST = 6
const VALID_MS = 600_000
/** A ticket waits a minute; in a network that takes many, each waits longer than the one before. */
const WAIT_MS = 60_000
const LONGEST_WAIT = 10
const TICKET_VALID_MS = 3_600_000

const solvedShape = z.object({
  challenge: challengeShape,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.catch(z.number(), 0) }),
})

type ProofParts = { pool: Pool | null; hash: Hash; now?: () => number }

/**
 * Keys are derived from the database's own (leads/secrets.ts), so that every process accepts what another has demanded.
 */
export function createProofOfWork({ pool, hash, now = Date.now }: ProofParts): ProofOfWork {
  // A ticket is valid for longer than counts are usually kept.
  const used = createCounter({ what: 'proof', pool, windowMs: TICKET_VALID_MS })
  const tickets = createCounter({ what: 'wait', pool })
  const isFirstUse = async (name: string) => (await used.add(await hash(`used ${name}`), 1)).points <= 1
  const secrets = async () => ({
    hmacSignatureSecret: await hash('proof of work'),
    hmacKeySignatureSecret: await hash('proof of work, key'),
  })
  const signatureOf = (text: string) => hash(`ticket ${text}`)

  async function isSolved(text: string | undefined): Promise<boolean> {
    const solved = text ? readSolved(text) : null
    if (!solved) return false
    const { verified } = await verifySolution({ ...solved, ...(await secrets()), deriveKey })
    return verified && isFirstUse(solved.challenge.signature)
  }

  /** When a ticket becomes valid; null when it is not ours or has expired. */
  async function dueOf(ticket: string): Promise<number | null> {
    const [due = '', nonce = '', signature = ''] = ticket.split('.')
    if (!/^\d{13}$/.test(due) || !isEqual(signature, await signatureOf(`${due}.${nonce}`))) return null
    return now() > Number(due) + TICKET_VALID_MS ? null : Number(due)
  }

  async function newTicket(address: string): Promise<{ ticket: string; due: number }> {
    const { points } = await tickets.add(await hash(`counter wait ${networkOf(address)}`), 1)
    const due = now() + WAIT_MS * Math.min(LONGEST_WAIT, Math.max(1, points))
    const text = `${due}.${randomBytes(9).toString('base64url')}`
    return { ticket: `${text}.${await signatureOf(text)}`, due }
  }

  /** A visitor who submits too early keeps the place in the queue. */
  async function waitOf(address: string, held: string | undefined): Promise<Wait> {
    const heldDue = held ? await dueOf(held) : null
    const { ticket, due } =
      held && heldDue !== null && heldDue > now() ? { ticket: held, due: heldDue } : await newTicket(address)
    return { ticket, seconds: Math.max(1, Math.ceil((due - now()) / 1000)) }
  }

  return {
    async isMet(fields) {
      if (await isSolved(fields[PROOF_FIELD])) return true
      const { [WAIT_FIELD]: ticket } = fields
      const due = ticket ? await dueOf(ticket) : null
      return due !== null && due <= now() && isFirstUse(ticket ?? '')
    },
    async demand({ address, busy, needsTicket }, { [WAIT_FIELD]: held }) {
      const hardness = Math.min(HARDEST, Math.max(1, busy))
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(Math.round(TRIES_MIN * hardness), Math.round(TRIES_MAX * hardness)),
        deriveKey,
        expiresAt: new Date(now() + VALID_MS),
        ...(await secrets()),
      })
      return needsTicket || held ? { challenge, wait: await waitOf(address, held) } : { challenge }
    },
  }
}

function readSolved(text: string): z.infer<typeof solvedShape> | null {
  try {
    return z.safeParse(solvedShape, JSON.parse(Buffer.from(text, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
