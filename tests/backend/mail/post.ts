import PostalMime, { type Email } from 'postal-mime'
import { BRAND } from '#src/brand/brand.ts'
import { createLetterDelivery } from '#src/backend/mail/deliver.ts'
import type { MailPlan } from '#src/backend/mail/plan.ts'
import { createSmtp, type Smtp } from '#src/backend/mail/smtp.ts'
import { readSmtpUrl } from '#src/backend/mail/smtp-server.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import type { OutboxOptions } from '#src/backend/outbox/outbox-options.ts'
import type { MailServer, ReceivedLetter } from '../../../scripts/prove/mail-server.ts'
import type { TestBackend } from '../test-backend.ts'

/** Everything between the outbox and a mail server on this machine. */

export const PLAN: MailPlan = { toDealers: true, distributors: 2 }
export const DISTRIBUTORS = ['leads@dist.internal', 'copy@dist.internal']
export const ORIGIN = 'https://site.internal'

export function smtpTo(url: string, limits: Parameters<typeof createSmtp>[0]['limits'] = {}): Smtp {
  const server = readSmtpUrl(url)
  if ('fault' in server) throw new Error(server.fault)
  const from = { name: null, address: 'noreply@site.internal' }
  return createSmtp({
    server,
    from,
    name: 'site.internal',
    limits: { connectMs: 20_000, silenceMs: 20_000, ...limits },
  })
}

/** Sends all letters that are due; answers what the log was told of those that failed. */
export async function sendLetters(
  { db, now }: TestBackend,
  smtp: Smtp,
  options: Partial<OutboxOptions> = {},
): Promise<object[]> {
  const failures: object[] = []
  const note = (details: object) => void failures.push(details)
  const sender = { name: BRAND, email: 'noreply@site.internal' }
  await createOutboxWorker({
    db,
    now,
    deliver: createLetterDelivery({
      db,
      now,
      publicOrigin: ORIGIN,
      smtp,
      distributors: DISTRIBUTORS,
      sender,
      log: { error: note },
    }),
    log: { warn: note, error: note },
    metrics: createMetrics(),
    options: { kind: 'letters', ...options },
  }).drain()
  return failures
}

/** Gives every dealer, or the one named, an address that a letter can reach. */
export async function reachDealers({ db }: TestBackend, email = 'dealer@house.internal', only?: number): Promise<void> {
  const rows = await db.selectFrom('dealer').select(['id', 'document']).execute()
  for (const { id, document } of rows.filter((row) => only === undefined || row.id === only))
    await db
      .updateTable('dealer')
      .set({ document: JSON.stringify({ ...(JSON.parse(document) as object), email }) })
      .where('id', '=', id)
      .execute()
}

export const read = ({ raw }: ReceivedLetter): Promise<Email> => PostalMime.parse(raw, { attachmentEncoding: 'utf8' })

/** The letters one address has got, in order. */
export const inbox = (server: MailServer, address: string): Promise<Email[]> =>
  Promise.all(
    server
      .taken()
      .filter(({ to }) => to === address)
      .map(read),
  )
