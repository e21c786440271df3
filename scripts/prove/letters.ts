import { randomUUID } from 'node:crypto'
import { isMail } from '#src/backend/outbox/channel.ts'
import { openStorage } from '#src/server/data/storage.ts'
import { MAIL_BEHAVIOURS, startMailServer, type MailServer } from './mail-server.ts'
import type { Place } from './places.ts'
import { createRandom } from './seed.ts'
import { pause, startSiteProcess } from './site-process.ts'
import { freeHours, send, testDriveForm, type Hour } from './visitor.ts'

export type LettersReport = {
  acknowledged: number
  kills: number
  /** Rows of letters in the outbox, and those the mail server has accepted. */
  letters: number
  missing: number
  /** Accepted again after the process sending them was killed, with the same Message-ID: allowed. */
  repeated: number
  /** Accepted more often than that: never allowed. */
  doubled: number
  /** Letters to one address about one request under two Message-IDs: never allowed. */
  otherId: number
  dead: number
  /** Requests that lack a row for a recipient. */
  incomplete: number
}

const WRITERS = 4
const DEALER = 1
const DEALER_ADDRESS = 'dealer@house.internal'
const DISTRIBUTORS = ['leads@dist.internal', 'copy@dist.internal']
const TIMEOUT_MS = 90_000

type Options = { kills: number; behaviourMs: number }

/**
 * Writers send requests while the mail server fails in every way and the processes are killed with -9 in each of
 * them; then the server recovers, and every request must have its letters: to the dealer, to both addresses of the
 * distributor and to the visitor, each accepted once.
 */
export async function proveLetters(place: Place, { kills, behaviourMs }: Options): Promise<LettersReport> {
  const chance = createRandom('letters')
  const mail = await startMailServer()
  const [MAIL_FROM, MAIL_TO] = ['Site <noreply@site.internal>', DISTRIBUTORS.join(',')]
  const env = { ...place.env, SMTP_URL: mail.url, MAIL_FROM, MAIL_TO, CRM_RETRY_MS: '50' }
  const startAll = () => Promise.all(Array.from({ length: place.processes }, () => startSiteProcess(env)))
  let sites = await startAll()
  const { db } = await openStorage(
    { dataDir: place.env['DATA_DIR'] ?? '', databaseUrl: place.env['DATABASE_URL'] || null },
    { warn: () => {} },
  )
  await reachDealers(db)
  const hours = await freeHours(sites[0]!.url, DEALER)
  const acknowledged = new Set<string>()
  let finished = false
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    write({ index, hours, acknowledged, urlOf: () => sites[index % sites.length]!.url, isFinished: () => finished }),
  )

  let killed = 0
  const inHand = new Map<string, number>()
  for (const behaviour of MAIL_BEHAVIOURS) {
    mail.behave(behaviour)
    await pause(behaviourMs)
    for (let count = 0; count < kills; count++) {
      await pause(50 + chance() * 300)
      await Promise.all(sites.map((site) => site.kill()))
      killed += sites.length
      for (const id of await heldLetters(db)) inHand.set(id, (inHand.get(id) ?? 0) + place.processes)
      sites = await startAll()
    }
  }
  finished = true
  await Promise.all(writers)
  mail.behave('healthy')
  for (const since = Date.now(); Date.now() - since < TIMEOUT_MS; await pause(300)) {
    await db
      .updateTable('outbox')
      .set({ next_at: '' })
      .where('state', '=', 'waiting')
      .where('event', '!=', 'reminder')
      .execute()
    if ((await openLetters(db)).length === 0) break
  }
  await Promise.all(sites.map((site) => site.stop()))
  const report = {
    acknowledged: acknowledged.size,
    kills: killed,
    ...(await compare(db, mail, acknowledged, inHand)),
  }
  await db.destroy()
  await mail.stop()
  return report
}

type Database = Awaited<ReturnType<typeof openStorage>>['db']

const rowsOf = (db: Database) =>
  db
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select(['outbox.id', 'outbox.channel', 'outbox.state', 'outbox.claimed_until', 'lead.number'])
    .where('outbox.event', '!=', 'reminder')
    .execute()
const lettersOf = async (db: Database) => (await rowsOf(db)).filter(({ channel }) => isMail(channel))
const openLetters = async (db: Database) => (await lettersOf(db)).filter(({ state }) => state === 'waiting')
/** What a killed process had claimed may have been accepted by the server already. */
const heldLetters = async (db: Database): Promise<string[]> =>
  (await openLetters(db)).flatMap(({ id, claimed_until }) => (claimed_until === null ? [] : [id]))

async function compare(
  db: Database,
  mail: MailServer,
  acknowledged: ReadonlySet<string>,
  inHand: ReadonlyMap<string, number>,
) {
  const rows = await lettersOf(db)
  const taken = Map.groupBy(mail.taken(), ({ messageId }) => messageId.slice(1, messageId.indexOf('@')))
  const copies = (id: string) => taken.get(id)?.length ?? 0
  const ids = new Set(rows.map(({ id }) => id))
  const channels = Map.groupBy(rows, ({ number }) => number)
  const expected = 2 + DISTRIBUTORS.length
  return {
    letters: rows.length,
    missing: rows.filter(({ id }) => copies(id) === 0).length,
    repeated: rows.reduce((sum, { id }) => sum + Math.max(0, copies(id) - 1), 0),
    doubled: rows.filter(({ id }) => copies(id) > 1 + (inHand.get(id) ?? 0)).length,
    otherId: [...taken.keys()].filter((id) => !ids.has(id)).length,
    dead: rows.filter(({ state }) => state === 'dead').length,
    incomplete: [...acknowledged].filter((number) => channels.get(number)?.length !== expected).length,
  }
}

type Writer = {
  index: number
  hours: readonly Hour[]
  acknowledged: Set<string>
  urlOf: () => string
  isFinished: () => boolean
}

/** Books hours, each once, and sends the same form until there is a response. */
async function write({ index, hours, acknowledged, urlOf, isFinished }: Writer): Promise<void> {
  for (let count = 0; !isFinished(); count++) {
    const hour = hours[count * WRITERS + index]
    if (!hour) return
    const form = { ...testDriveForm(index * 100_000 + count, hour), email: `visitor-${index}-${count}@mail.internal` }
    for (;;) {
      const sent = await send(urlOf(), form).catch(() => null)
      if (sent?.receipt) acknowledged.add(sent.receipt.number)
      if (sent && sent.status < 500) break
      if (isFinished()) return
      await pause(20)
    }
    await pause(150)
  }
}

/**
 * Dealers of the demonstration have reserved addresses. A version in the office survives restarts; the row applies it
 * to running processes.
 */
async function reachDealers(db: Database): Promise<void> {
  const rows = await db.selectFrom('dealer').select(['id', 'document']).execute()
  for (const { id, document } of rows) {
    const body = JSON.stringify({ ...(JSON.parse(document) as object), email: DEALER_ADDRESS })
    await db.updateTable('dealer').set({ document: body }).where('id', '=', id).execute()
    await db.insertInto('content_version').values(publishedDealer(id, body)).execute()
  }
}

function publishedDealer(id: number, body: string) {
  const at = new Date().toISOString()
  return {
    id: randomUUID(),
    kind: 'dealer' as const,
    key: String(id),
    body,
    state: 'published' as const,
    revision: 1,
    from_at: at,
    until_at: null,
    base_hash: null,
    author_id: 'proof',
    created_at: at,
    updated_at: at,
    published_at: at,
    published_by: 'proof',
  }
}
