import { createServer, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { OutsideHours } from '#src/backend/endpoint.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { toHtml } from '#src/backend/mail/letter-html.ts'
import { toText } from '#src/backend/mail/letter-text.ts'
import { subjectText } from '#src/backend/mail/letter-body.ts'
import { createSmtp } from '#src/backend/mail/smtp.ts'
import { subscriberOf } from '#src/backend/network.ts'
import type { PictureStore } from '#src/backend/pictures/store.ts'
import { StartError } from '#src/backend/start-error.ts'
import { createAnswerCall } from '#src/office/server/answer-call.ts'
import { createOfficeApp, type AppParts } from '#src/office/server/app.ts'
import { authSecret } from '#src/office/server/auth/auth-secret.ts'
import { createAuth } from '#src/office/server/auth/auth.ts'
import type { Office } from '#src/office/server/context.ts'
import { startPresence } from '#src/office/server/presence.ts'
import { createPicturePort } from '#src/office/server/pictures/upload.ts'
import { startSweep } from '#src/office/server/sweep.ts'
import type { Storage } from '#src/server/data/storage.ts'
import { serveBuiltFiles } from '#src/server/files/built-files.ts'
import { serveSitePictures } from '#src/server/files/site-pictures.ts'
import { closeGracefully } from '#src/server/http/close-gracefully.ts'
import { CHECK_MS, logTurnedAway, serveWithLimits } from '#src/server/http/connection-limits.ts'
import { createCounter } from '#src/server/limits/counter.ts'
import { logWhenDone, requestId } from '#src/server/logging/access-log.ts'
import { createTrust } from '#src/server/http/proxy.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import { mailPlanOf } from '#src/server/settings/mail-settings.ts'
import type { OfficeSettings } from '#src/server/settings/office-settings.ts'
import type { Settings } from '#src/server/settings/settings.ts'

/** The office on its own port. Loaded only where OFFICE_PORT is set. */

export type OfficeParts = {
  root: string
  settings: Settings
  office: OfficeSettings
  storage: Storage
  outsideHours: OutsideHours | undefined
  wakeOutbox: () => void
  pictures: PictureStore | null
  log: Logger
}
export type RunningOffice = { server: Server; stop: () => Promise<void> }

const now = () => new Date()

/** Starts it. Throws StartError. */
export async function startOffice(parts: OfficeParts): Promise<RunningOffice> {
  const { settings, office: own, storage, log } = parts
  const office: Office = {
    db: storage.db,
    now,
    log,
    origin: own.origin,
    publicOrigin: settings.publicOrigin,
    mail: mailPlanOf(settings.mail),
    send: senderOf(settings, own.origin, log),
    outsideHours: parts.outsideHours,
    hasOutsideDirectory: settings.dealerBase !== null,
    wakeOutbox: parts.wakeOutbox,
    pictures: parts.pictures,
  }
  const trust = createTrust(settings.trustProxy)
  const auth = createAuth(storage.db, { origin: own.origin, secret: await authSecret(storage.db) })
  const app = createOfficeApp({
    answer: createAnswerCall(office, auth),
    pictures: createPicturePort(office, auth),
    origin: own.origin,
    trustProxy: settings.trustProxy,
    ...builtClient(parts.root),
    sitePictures: serveSitePictures(resolve(parts.root, 'dist/client')),
    count: createCount(settings.rateLimit > 0, storage),
    logRequest: (req, res) => logWhenDone(req, res, log, { id: requestId(req, trust), started: performance.now() }),
    log,
  })
  const server = createServer({ connectionsCheckingInterval: CHECK_MS })
  serveWithLimits(server, app, LIMITS)
  logTurnedAway(server, log)
  await listen(server, own)
  const stopSweep = startSweep({ db: storage.db, now, log })
  const stopPresence = startPresence({ db: storage.db, now, log })
  log.info({ url: own.origin }, `the office is at ${own.origin}`)
  await sayHowToBegin(storage.db, own.port, log)
  // Wrong settings show in the log now, with the store's own error code, and not first to an editor.
  void parts.pictures?.objects.put(PROBE, Buffer.from('ok')).catch(() => {})
  return { server, stop: async () => void (await Promise.all([closeGracefully(server), stopSweep(), stopPresence()])) }
}

/** Key of an object written to test whether the store accepts pictures. */
const PROBE = 'probe'

/**
 * Three minutes for a picture of thirty megabytes on a slow line, and for the pictures in front of it to be decoded. A
 * few connections for each of the hundred people who might work here.
 */
const LIMITS = { connections: 1_000, requestMs: 180_000, silentMs: 180_000 }

function builtClient(root: string): Pick<AppParts, 'page' | 'files'> {
  const folder = resolve(root, 'dist/office')
  try {
    return { page: readFileSync(resolve(folder, 'index.html'), 'utf8'), files: serveBuiltFiles(folder) }
  } catch (cause) {
    throw new StartError(`${folder} is missing: run "npm run build" first, or unset OFFICE_PORT.`, { cause })
  }
}

/** Per address in ten minutes: all people of a company may share one. Sign-ins and links have limits of their own. */
const CALL_LIMITS = { call: 6_000, open: 120 }

function createCount(isOn: boolean, { db, pool }: Storage): AppParts['count'] {
  const counters = {
    call: createCounter({ what: 'office', pool: null }),
    open: createCounter({ what: 'office-open', pool }),
  }
  return async (kind, address) => {
    if (!isOn) return
    const { points } = await counters[kind].add(await keyedHash(db, `counter ${subscriberOf(address)}`), 1)
    if (points > CALL_LIMITS[kind]) throw new CallError(429, 'Слишком много запросов. Подождите несколько минут')
  }
}

function senderOf({ mail, publicOrigin }: Settings, origin: string, log: Logger): Office['send'] {
  if (mail === null) return null
  const smtp = createSmtp({ server: mail.server, from: mail.from, name: new URL(publicOrigin).hostname })
  return async (to, body) => {
    const failure = await smtp.send({
      id: randomUUID(),
      to,
      replyTo: null,
      subject: subjectText(body),
      text: toText(body),
      html: toHtml(body, { origin, email: null }),
      calendar: null,
    })
    if (failure !== null) log.warn({ reason: failure }, 'a letter of the office was not taken')
    return failure === null
  }
}

async function listen(server: Server, { port, host }: OfficeSettings): Promise<void> {
  await new Promise<void>((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) => fail(new StartError(explain(cause, port, host), { cause })))
    server.listen(port, host, done)
  })
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `OFFICE_PORT ${port} is taken by another process. Set OFFICE_PORT to a free one.`
  if (code === 'EACCES') return `OFFICE_PORT ${port} needs more rights. Set OFFICE_PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `OFFICE_HOST="${host}" is no address of this machine. Set OFFICE_HOST to one.`
  return `The office cannot be served on ${host}:${port}: ${message}.`
}

const FIRST_OWNER = 'create-owner --email you@site.ru --name "Имя"'

/** Until there is a first user. The port may be set for this process only, so the command names it. */
async function sayHowToBegin(db: Database, port: number, log: Logger): Promise<void> {
  const user = await db.selectFrom('office_user').select('id').limit(1).executeTakeFirst()
  if (!user)
    log.warn(
      `the office has no users: "OFFICE_PORT=${port} npm run office -- ${FIRST_OWNER}" makes the first one ` +
        `(installed: "OFFICE_PORT=${port} site office ${FIRST_OWNER}")`,
    )
}
