import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import { findDealerById, findKnownDealer, timeZoneOf } from '#src/backend/dealers.ts'
import { announcedPrice, retainBriefly } from '#src/backend/leads/announcements.ts'
import { calendarOfLead, type Organizer } from '#src/backend/leads/calendar.ts'
import type { PassportContext } from '#src/backend/leads/passport-car.ts'
import { toHtml } from '#src/backend/mail/letter-html.ts'
import { toText } from '#src/backend/mail/letter-text.ts'
import { subjectText, type LetterBody } from '#src/backend/mail/letter-body.ts'
import { visitorAddress } from '#src/backend/mail/plan.ts'
import type { Letter, Smtp } from '#src/backend/mail/smtp.ts'
import { staffLetter } from '#src/backend/mail/staff-letter.ts'
import { visitorLetter } from '#src/backend/mail/visitor-letter.ts'
import { isFormer } from '#src/backend/outbox/channel.ts'
import type { LetterTo, Message } from '#src/backend/outbox/message.ts'
import type { LeadEvent, LeadTable } from '#src/backend/tables.ts'
import { company } from '#src/brand/brand.ts'
import { dayIn } from '#src/domain/day.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { deliverableAddress } from '#src/domain/mail-address.ts'

type Context = PassportContext & {
  smtp: Smtp
  /** The distributor's addresses. */
  distributors: readonly string[]
  /** Organizer of calendar entries. */
  sender: Organizer
  log: { error: (details: object, text: string) => void }
}
type Row = Selectable<LeadTable>

/** The address is gone from the settings or the data, or was never valid: retrying would not help. */
const NO_ADDRESS = { rejection: 'there is no address that a letter can reach' }

/** Writes and sends the letter of one message (decision 0011). */
export const createLetterDelivery =
  (context: Context): Deliver =>
  async (message) => {
    const letter = await letterOf(context, message).catch((error: unknown) => {
      context.log.error({ err: error, outbox: message.key }, 'a letter could not be written')
      return 'the letter could not be written'
    })
    if (letter === null) return NO_ADDRESS
    if (typeof letter === 'string') return letter
    const failure = await context.smtp.send(letter)
    if (failure === null && message.fields['event'] === 'announcement')
      await retainBriefly(context.db, message.letter?.leadId ?? '', context.now())
    return failure
  }

/** Null when nobody can be reached; a text says why it waits. */
async function letterOf(context: Context, message: Message): Promise<Letter | string | null> {
  const { db } = context
  if (!message.letter) return 'not a letter'
  const row = await db.selectFrom('lead').selectAll().where('id', '=', message.letter.leadId).executeTakeFirst()
  if (!row) return null
  const dealer = row.dealer_id === null ? undefined : await findDealerById(db, row.dealer_id)
  const to = addressOf(message.letter, context, row, await addresseeOf(db, message.letter, row))
  if (to === null) return null
  const parts = { message, to, row, dealer, event: message.fields['event'] as LeadEvent }
  if (parts.event === 'announcement' && (await announcedPrice(db, row.model)) === null)
    return 'the price is not announced any more'
  return message.letter.channel === 'mail:visitor' ? toVisitor(context, parts) : toStaff(context, parts)
}

/** The dealer of the request, or the one who had it before; who has left the site has their data all the same. */
async function addresseeOf(db: Database, { channel }: LetterTo, { dealer_id }: Row) {
  const id = isFormer(channel) ? Number(channel.split(':')[2]) : dealer_id
  return id === null ? undefined : findKnownDealer(db, id)
}

type Parts = { message: Message; to: string; row: Row; dealer: Dealer | undefined; event: LeadEvent }

function addressOf({ channel }: LetterTo, { distributors }: Context, row: Row, dealer: Dealer | undefined) {
  if (channel === 'mail:visitor') return visitorAddress(row)
  if (channel === 'mail:dealer' || isFormer(channel)) return deliverableAddress(dealer?.email)
  return distributors[Number(channel.split(':')[2])] ?? null
}

const STAFF_EVENTS = ['created', 'moved', 'passed', 'cancelled', 'withdrawn', 'refused'] as const
const VISITOR_EVENTS = [
  'created',
  'moved',
  'freed',
  'given',
  'passed',
  'cancelled',
  'reminder',
  'announcement',
] as const
/** With the calendar entry in its current state. */
const CALENDAR_EVENTS = ['created', 'moved', 'freed', 'given', 'cancelled']

async function toStaff(context: Context, { message, to, row, event }: Parts): Promise<Letter> {
  const channel = message.letter?.channel ?? ''
  const isGone = isFormer(channel)
  const isPersonal = event === 'created' || event === 'moved' || (event === 'passed' && !isGone)
  const replyTo = isPersonal ? visitorAddress(row) : null
  const body = await staffLetter(context, {
    event: isGone ? 'gone' : (STAFF_EVENTS.find((known) => known === event) ?? 'created'),
    fields: message.fields,
    isDealer: channel === 'mail:dealer' || isGone,
    hasReply: replyTo !== null,
    eraseAt: row.erase_at,
  })
  return written(context, { message, to, replyTo, body, email: replyTo })
}

async function toVisitor(context: Context, { message, to, row, dealer, event }: Parts): Promise<Letter> {
  const { db, publicOrigin, sender } = context
  const answers = replyOf(dealer)
  const timeZone = dealer && (await timeZoneOf(db, dealer))
  const body = visitorLetter({
    event: VISITOR_EVENTS.find((known) => known === event) ?? 'created',
    row,
    dealer,
    day: row.type === 'lounge' ? message.fields['date'] : undefined,
    isToday: timeZone !== undefined && dayIn(timeZone, context.now()) === row.slot_date,
    price: event === 'announcement' ? await announcedPrice(db, row.model) : null,
    publicOrigin,
    replyTo: answers.who,
  })
  const calendar = CALENDAR_EVENTS.includes(event)
    ? await calendarOfLead(db, row, { publicOrigin, organizer: sender })
    : null
  return { ...written(context, { message, to, replyTo: answers.address, body, email: null }), calendar }
}

function replyOf(dealer: Dealer | undefined): { who: 'dealer' | 'support' | null; address: string | null } {
  const ofDealer = deliverableAddress(dealer?.email)
  if (ofDealer !== null) return { who: 'dealer', address: ofDealer }
  const ofSupport = deliverableAddress(company.supportEmail)
  return { who: ofSupport === null ? null : 'support', address: ofSupport }
}

type Written = { message: Message; to: string; replyTo: string | null; body: LetterBody; email: string | null }

const written = ({ publicOrigin }: Context, { message, to, replyTo, body, email }: Written): Letter => ({
  id: message.key,
  to,
  replyTo,
  subject: subjectText(body),
  text: toText(body),
  html: toHtml(body, { origin: publicOrigin, email }),
  calendar: null,
})
