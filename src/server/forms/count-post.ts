import type { Envelope } from '#src/domain/api.ts'
import { plural } from '#src/domain/format.ts'
import { leadMessages, PROOF_WANTED } from '#src/domain/lead.ts'
import type { Fields } from '#src/server/forms/body.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import { senderOf, type LeadTraffic } from '#src/server/forms/lead-traffic.ts'
import type { Demand, ProofOfWork } from '#src/server/forms/proof-of-work.ts'
import type { Limits } from '#src/server/limits/limits.ts'
import { SECRET_CALL, BUILD, type Outcome } from '#src/server/forms/form-call.ts'

/** The counters for new requests, changes and stored builds. */
export type PostLimits = {
  /** Changes to existing requests. */
  limits: Limits
  /** New requests; a busy sender must bring a proof of work. */
  traffic: LeadTraffic
  proofs: ProofOfWork
  /** A stored build holds no personal data and costs little, so its limit is far higher. */
  buildLimits: Limits
  metrics: Metrics
}

type Counted = { demand: Outcome } | { giveBack: () => Promise<void> }

/**
 * Counts a post against the limit of its purpose. Throws PostRejection 429; returns the proof demanded of a busy
 * sender.
 */
export async function countPost(
  { limits, traffic, proofs, buildLimits, metrics }: PostLimits,
  path: string,
  { address, fields, needsTicket }: { address: string; fields: Fields; needsTicket: boolean },
): Promise<Counted> {
  if (path === BUILD || SECRET_CALL.test(path)) {
    const own = path === BUILD ? buildLimits : limits
    await own.count(address)
    return { giveBack: () => own.giveBack(address) }
  }
  const sender = senderOf(address, fields)
  const busy = await traffic.count(sender)
  const giveBack = () => traffic.giveBack(sender)
  if (busy === 0 || (await proofs.isMet(fields))) return { giveBack }
  await giveBack()
  metrics.proofsWanted.inc()
  const demand = await proofs.demand({ address, busy, needsTicket }, fields)
  const message = wantsWait(demand)
  return {
    demand: { status: PROOF_WANTED, data: { success: false, data: demand, message } satisfies Envelope<Demand> },
  }
}

/** Shown to visitors without scripts; with scripts the browser meets the demand silently. */
function wantsWait({ wait }: Demand): string {
  if (!wait) return leadMessages.manyNow
  const minutes = Math.ceil(wait.seconds / 60)
  return `${leadMessages.manyNow} Подождите ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])} и нажмите кнопку ещё раз: всё, что вы ввели, сохранено`
}
