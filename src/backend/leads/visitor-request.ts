import type { Selectable } from 'kysely'
import { notFound } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { isDocumentWaiting } from '#src/backend/configurations/lead-document.ts'
import { knownCode } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, creditPlanOf, resolveChoice } from '#src/backend/configurations/car.ts'
import { describeBuild } from '#src/backend/endpoints/build.ts'
import { dealerNameOf, findCityById, findDealerById } from '#src/backend/dealers.ts'
import { unicodeAddress } from '#src/backend/leads/unicode-address.ts'
import { callOf, callTimeOf } from '#src/backend/leads/call-promise.ts'
import { announcementOf } from '#src/backend/leads/announcements.ts'
import { isConfirmed, type MailPlan } from '#src/backend/mail/plan.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { emptyChoice, readHash, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import type { CreditPlan } from '#src/domain/credit/plan.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { openHoursOf } from '#src/domain/opening-hours.ts'
import { formatHours } from '#src/domain/hours-text.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { hrefTo } from '#src/routes.ts'

export type LeadRow = Selectable<LeadTable>

export const ownUrl = (secret: string): string => hrefTo('request', { params: { secret } })
/** Whether it has an hour, held or waiting for the dealer's confirmation; a released one does not count. */
export const isBooked = ({ slot_date, slot_time, held }: LeadRow): boolean =>
  slot_date !== null && slot_time !== null && held !== 'freed'

/** Only a request with an hour has an event in the calendar. */
const calendarOf = (row: LeadRow): string | null => (isBooked(row) ? `${ownUrl(row.secret)}.ics` : null)

/** `mail` comes from the settings: without it nobody is promised a letter. */
type Mailed = { mail: MailPlan | null }
const isMailed = (row: LeadRow, { mail }: Mailed): boolean => mail !== null && isConfirmed(row)

type Shown = Mailed & { db: Database; now: () => Date }

export async function receiptOf(row: LeadRow, { db, now, ...mailed }: Shown): Promise<LeadReceipt> {
  const callTime = await callTimeOf(db, row, now())
  return {
    number: row.number,
    url: ownUrl(row.secret),
    calendar: calendarOf(row),
    ...(isMailed(row, mailed) && { mailed: true as const }),
    ...(callTime !== null && { callTime }),
  }
}

/** The request with this secret. Throws CallError 404. */
export async function findOwn(db: Database, secret: string): Promise<LeadRow> {
  const row = await db.selectFrom('lead').selectAll().where('secret', '=', secret).executeTakeFirst()
  if (!row) throw notFound('Заявка не найдена')
  return row
}

/** The data of the request page. */
export async function showVisitorRequest({ db, now, ...mailed }: Shown, row: LeadRow): Promise<VisitorRequest> {
  const call = await callOf(db, row, now())
  const city = row.city_id === null ? undefined : await findCityById(db, row.city_id)
  const dealer = row.dealer_id === null ? undefined : await findDealerById(db, row.dealer_id)
  return {
    url: ownUrl(row.secret),
    number: row.number,
    type: row.type,
    status: row.status,
    created: row.created_at,
    updated: row.updated_at,
    keptUntil: row.erase_at,
    model: row.model as ModelCode | null,
    city: city?.name ?? null,
    dealer: dealer
      ? {
          id: dealer.id,
          name: dealer.name,
          address: dealer.address,
          phone: dealer.phone,
          hours: openHoursOf(dealer).map(formatHours).join(', '),
          lat: dealer.lat,
          lng: dealer.lng,
        }
      : null,
    ...(row.dealer_id !== null && !dealer && { formerDealer: (await dealerNameOf(db, row.id)) ?? '' }),
    booking: bookingOf(row),
    sent: row.personal === null ? null : sentOf(row.personal),
    calendar: calendarOf(row),
    build: await buildOf(db, row),
    file: await fileOf(db, row),
    consents: await consentsOf(db, row),
    ...(isMailed(row, mailed) && { mailed: true as const }),
    ...(call && { call }),
    ...(row.type === 'waiting-list' && { announcement: await announcementOf(db, row.id) }),
  }
}

/** Null while the document is being made: the page says so. */
async function fileOf(db: Database, { personal }: LeadRow): Promise<string | null> {
  const file = personal === null ? undefined : textsOf(personal)['file']
  return file === undefined || (await isDocumentWaiting(db, file)) ? null : file
}

/** The car is stored in the request as the configurator's hash. */
async function buildOf(db: Database, { type, origin }: LeadRow): Promise<VisitorRequest['build']> {
  const { config } = type === 'configurator' && origin !== null ? textsOf(origin) : {}
  if (!config) return null
  const choice: Choice = { ...emptyChoice, ...readHash(config).choice }
  const resolved = await resolveChoice(db, choice)
  if (!resolved) return null
  const code = await knownCode(db, await canonicalChoice(db, resolved.build, choice))
  const plan = await creditPlanOf(db, resolved.build, choice)
  return { hash: writeHash(choice), code, ...describeBuild(resolved.build), ...(plan && { credit: creditOf(plan) }) }
}

function creditOf({ program, prepay, prepayPercent, term, payment }: CreditPlan) {
  const { name, psk_min, psk_max } = program
  return {
    program: name,
    psk_min,
    psk_max,
    prepay,
    prepay_percent: prepayPercent,
    term,
    monthly: payment.monthly,
    residual: payment.residual,
  }
}

const consentsOf = (db: Database, { id }: LeadRow): Promise<VisitorRequest['consents']> =>
  db
    .selectFrom('consent')
    .select(['kind', 'given_at as given', 'withdrawn_at as withdrawn'])
    .where('lead_id', '=', id)
    .orderBy('kind', 'desc')
    .execute()

function bookingOf(row: LeadRow): VisitorRequest['booking'] {
  const { slot_date, slot_time } = row
  if (!isBooked(row) || !slot_date || !slot_time) return null
  return { date: slot_date.split('-').reverse().join('.'), time: slot_time }
}

/** What the visitor has sent, as he wrote it. */
function sentOf(personal: string): Record<string, string> {
  const texts = textsOf(personal)
  return texts['email'] ? { ...texts, email: unicodeAddress(texts['email']) } : texts
}

function textsOf(personal: string): Record<string, string> {
  const values = JSON.parse(personal) as Record<string, string | number>
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
