import { openStorage } from '#src/server/data/storage.ts'
import { CRM_BEHAVIOURS, startCrmServer } from './crm-server.ts'
import { freePort } from './free-port.ts'
import type { Place } from './places.ts'
import { pause, startSiteProcess } from './site-process.ts'
import { send, waitingListForm } from './visitor.ts'

const PER_BEHAVIOUR = 5
const DRAIN_TIMEOUT_MS = 120_000

export type FaultReport = {
  sent: number
  /** Delivered while the CRM was failing: must be none. */
  tooEarly: number
  arrived: number
  arrivedTwice: number
  repeated: number
  seconds: number
}

/**
 * Requests come while the CRM is down, slow (30 s), answers garbage, 500, 'N', hangs up; then it is healthy, and each
 * of them arrives once. `behaviourMs`: how long each fault lasts.
 */
export async function proveCrmFaults(place: Place, behaviourMs: number): Promise<FaultReport> {
  const started = Date.now()
  const crm = await startCrmServer()
  const down = `http://127.0.0.1:${await freePort()}/leads/api/`
  const numbers: string[] = []
  let person = 0
  const sendSome = async (url: string) => {
    for (let index = 0; index < PER_BEHAVIOUR; index++) {
      const { receipt, message } = await send(url, waitingListForm(person++))
      if (!receipt) throw new Error(`A request was refused: ${message}`)
      numbers.push(receipt.number)
    }
  }

  const withoutCrm = await startSiteProcess({ ...place.env, CRM_BASE_URL: down, CRM_RETRY_MS: '100' })
  await sendSome(withoutCrm.url)
  await pause(behaviourMs)
  await withoutCrm.stop()

  const faults = CRM_BEHAVIOURS.filter((name) => name !== 'healthy')
  crm.behave(faults[0]!)
  const site = await startSiteProcess({ ...place.env, CRM_BASE_URL: crm.base, CRM_RETRY_MS: '100' })
  for (const behaviour of faults) {
    crm.behave(behaviour)
    await sendSome(site.url)
    // A slow CRM takes effect only after the timeout of 10 s.
    await pause(behaviour === 'slow' ? behaviourMs + 10_000 : behaviourMs)
  }
  const tooEarly = crm.received().size
  crm.behave('healthy')

  const databaseUrl = place.env['DATABASE_URL'] || null
  const { db } = await openStorage({ dataDir: place.env['DATA_DIR'] ?? '', databaseUrl }, { warn: () => {} })
  // Often retried messages wait long: an operator would not wait either (npm run leads -- retry).
  for (const since = Date.now(); crm.received().size < numbers.length && Date.now() - since < DRAIN_TIMEOUT_MS;) {
    await db.updateTable('outbox').set({ next_at: '' }).where('state', '=', 'waiting').execute()
    await pause(500)
  }
  await site.stop()
  await db.destroy()
  await crm.stop()
  const received = crm.received()
  return {
    sent: numbers.length,
    tooEarly,
    arrived: numbers.filter((number) => received.has(`${number} created`)).length,
    arrivedTwice: [...received.values()].filter((keys) => keys.size > 1).length,
    repeated: crm.calls() - [...received.values()].reduce((sum, keys) => sum + keys.size, 0),
    seconds: Math.round((Date.now() - started) / 1000),
  }
}
