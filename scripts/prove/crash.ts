import { startCrmServer } from './crm-server.ts'
import type { Place } from './places.ts'
import { createRandom } from './seed.ts'
import { pause, startSiteProcess, type SiteProcess } from './site-process.ts'
import { compareDelivered, type Delivered } from './delivered.ts'
import { freeHours, send, testDriveForm, waitingListForm, type Hour } from './visitor.ts'

const WRITERS = 8
const DEALER = 1

export type CrashReport = Delivered & {
  kills: number
  acknowledged: number
  /** The CRM received these again with the same key, as «at least once» allows. */
  repeated: number
}

/**
 * Kills server processes with -9, this many in all, while eight writers send requests; a writer without a response
 * sends the same form again. Then everything acknowledged must be there once, in the database and in the CRM.
 */
export async function proveCrash(place: Place, kills: number): Promise<CrashReport> {
  const chance = createRandom(`crash ${place.name}`)
  const crm = await startCrmServer()
  const env = { ...place.env, CRM_BASE_URL: crm.base, CRM_RETRY_MS: '50' }
  const startAll = () => Promise.all(Array.from({ length: place.processes }, () => startSiteProcess(env)))
  let sites = await startAll()
  const acknowledged = new Map<string, string>()
  let finished = false
  const hours = await freeHours(sites[0]!.url, DEALER)
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    write({ index, siteOf: () => sites[index % sites.length]!, hours, acknowledged, isFinished: () => finished }),
  )
  const rounds = Math.ceil(kills / place.processes)
  for (let round = 0; round < rounds; round++) {
    await pause(150 + chance() * 500)
    // All but one are killed at the same time; the last one a little later, so that others take over its messages.
    await Promise.all(sites.map((site) => site.kill()))
    sites = await startAll()
  }
  await pause(300)
  finished = true
  await Promise.all(writers)

  const report = {
    kills: rounds * place.processes,
    acknowledged: acknowledged.size,
    ...(await compareDelivered(place, crm, acknowledged.values())),
    repeated: crm.calls() - [...crm.received().values()].reduce((sum, keys) => sum + keys.size, 0),
  }
  await Promise.all(sites.map((site) => site.stop()))
  await crm.stop()
  return report
}

type Writer = {
  index: number
  siteOf: () => SiteProcess
  hours: Hour[]
  acknowledged: Map<string, string>
  isFinished: () => boolean
}

async function write({ index, siteOf, hours, acknowledged, isFinished }: Writer): Promise<void> {
  const chance = createRandom(`writer ${index}`)
  for (let count = 0; !isFinished(); count++) {
    const person = index * 100_000 + count
    const hour = count % 4 === 0 ? hours[Math.floor(chance() * hours.length)] : undefined
    const form = hour ? testDriveForm(person, hour) : waitingListForm(person)
    // The same form until there is a response, as a browser's «Повторить» does.
    for (;;) {
      const sent = await send(siteOf().url, form).catch(() => null)
      if (sent?.receipt) acknowledged.set(form['request_key'] ?? '', sent.receipt.number)
      if (sent && sent.status < 500) break
      if (isFinished()) return
      await pause(20)
    }
  }
}
