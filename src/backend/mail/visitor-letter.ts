import type { LetterBody } from '#src/backend/mail/letter-body.ts'
import type { LeadRow } from '#src/backend/leads/visitor-request.ts'
import { isBooked, ownUrl } from '#src/backend/leads/visitor-request.ts'
import { letterText, subjectOf, visitorLetter as texts } from '#src/content/letters.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { requestPageText, requestPageTexts } from '#src/content/request-page.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { upperFirst } from '#src/domain/first-letter.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { openHoursOf } from '#src/domain/opening-hours.ts'
import { formatHours } from '#src/domain/hours-text.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import { dayText, fullDayText, onDayText } from '#src/domain/schedule.ts'
import { hrefTo } from '#src/routes.ts'

/** The content of a letter to the visitor. Nothing typed into a form: the address may be somebody else's. */
export type VisitorSource = {
  event: 'created' | 'moved' | 'freed' | 'given' | 'passed' | 'cancelled' | 'reminder' | 'announcement'
  row: LeadRow
  dealer: Dealer | undefined
  /** Date of a visit to the lounge, DD.MM.YYYY. */
  day: string | undefined
  /** The visit is today, in the dealer's time zone. */
  isToday: boolean
  /** «5 900 000 ₽», in an announcement. */
  price: string | null
  publicOrigin: string
  /** Reply-To of the letter. */
  replyTo: 'dealer' | 'support' | null
}

/** The letter about the visitor's own request: its state, what comes next, where it can be changed. */
export function visitorLetter(source: VisitorSource): LetterBody {
  const { event, row, publicOrigin, replyTo } = source
  const own = publicOrigin + ownUrl(row.secret)
  const words = wordsOf(source)
  return {
    subject: subjectOf(event, row.number, whatOf(source)),
    preview: words.lead.join(' '),
    kicker: letterText.request(row.number),
    ...words,
    button: event === 'announcement' ? carButton(source) : { label: buttonOf(source), href: own },
    rows: event === 'announcement' ? [] : rowsOf(source),
    links: linksOf(source, own),
    notes: [
      ...calendarNote(source),
      ...(event === 'announcement' ? [] : [texts.secret]),
      letterText.why(new URL(publicOrigin).hostname),
      replyTo === 'dealer' ? texts.replyDealer : replyTo === 'support' ? texts.replySupport : texts.noReply,
    ],
  }
}

const carOf = ({ model }: LeadRow): string => (model ? modelName(model as ModelCode) : '')
/** DD.MM.YYYY */
const slotDay = ({ slot_date }: LeadRow): string => (slot_date ?? '').split('-').toReversed().join('.')

/** «16 июля, 12:00» */
const hourOf = (row: LeadRow): string => `${dayText(slotDay(row))}, ${row.slot_time ?? ''}`

/** «тест-драйв <Brand> GV70, 16 июля, 12:00» */
function whatOf({ row, day, price, event }: VisitorSource): string {
  const car = carOf(row) && `${BRAND} ${carOf(row)}`
  if (event === 'announcement') return letterText.price(car, price ?? '')
  const about = `${requestPageTexts.types[row.type].toLowerCase()} ${car}`.trim()
  const when = isBooked(row) || event === 'freed' ? hourOf(row) : day ? dayText(day) : ''
  return [about, when].filter(Boolean).join(', ')
}

function wordsOf({ event, row, dealer, isToday, price }: VisitorSource): Pick<LetterBody, 'heading' | 'lead'> {
  const kind = isBooked(row) ? 'booked' : row.type
  const time = row.slot_time ?? ''
  switch (event) {
    case 'created': {
      const heading = isBooked(row)
        ? requestPageText.booked(onDayText(slotDay(row)), time)
        : requestPageTexts.headings[row.type]
      return { heading, lead: kind === 'waiting-list' ? [] : [texts.next[kind]] }
    }
    case 'moved':
      return {
        heading: requestPageText.booked(onDayText(slotDay(row)), time),
        lead: [texts.moved, texts.next.booked],
      }
    case 'freed':
      return {
        heading: letterText.freed(hourOf(row)),
        lead: [texts.freed, texts.freedToo],
      }
    case 'given':
      return {
        heading: requestPageText.booked(onDayText(slotDay(row)), time),
        lead: [texts.given, texts.next.booked],
      }
    case 'passed':
      return {
        heading: requestPageText.passedTo(dealer?.name ?? ''),
        lead: [texts.passed, ...(kind === 'waiting-list' ? [] : [texts.next[kind]])],
      }
    case 'cancelled':
      return { heading: requestPageTexts.cancelled, lead: [texts.cancelled[kind]] }
    case 'reminder':
      return { heading: isToday ? letterText.today(time) : letterText.tomorrow(time), lead: [texts.reminder] }
    case 'announcement':
      return { heading: letterText.price(carOf(row), price ?? ''), lead: [texts.announced] }
  }
}

function buttonOf({ event, row }: VisitorSource): string {
  return event !== 'cancelled' && isBooked(row) ? texts.change : texts.own
}

const carButton = ({ row, publicOrigin }: VisitorSource): LetterBody['button'] =>
  row.model ? { label: texts.prices, href: publicOrigin + modelByCode(row.model as ModelCode).href } : null

function rowsOf({ event, row, dealer, day }: VisitorSource): LetterBody['rows'] {
  const { rows } = texts
  // The top of the other letters has it.
  const isWhen = isBooked(row) && (event === 'cancelled' || event === 'reminder')
  const when = isWhen ? `${upperFirst(fullDayText(slotDay(row)))}, ${row.slot_time}` : ''
  const lines: [label: string, value: string][] = [
    [rows.car, carOf(row) && `${BRAND} ${carOf(row)}`],
    [rows.when, when],
    [rows.day, day ? upperFirst(fullDayText(day)) : ''],
    [row.type === 'lounge' ? rows.lounge : rows.dealer, dealer?.name ?? ''],
    [rows.address, dealer?.address ?? ''],
    [rows.phone, dealer?.phone ?? company.supportPhone],
    [rows.hours, dealer ? openHoursOf(dealer).map(formatHours).join(', ') : ''],
  ]
  return lines.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
}

function linksOf({ event, row, dealer, publicOrigin }: VisitorSource, own: string): LetterBody['links'] {
  if (event === 'announcement') return [{ label: texts.own, href: own }]
  if (event === 'cancelled')
    return row.type === 'test-drive' ? [{ label: texts.again, href: publicOrigin + hrefTo('test-drive') }] : []
  const call = { label: texts.call, href: toTelHref(dealer?.phone ?? company.supportPhone) }
  return dealer ? [call, { label: texts.route, href: yandexRoute(dealer) }] : [call]
}

function calendarNote({ event, row }: VisitorSource): string[] {
  if (event === 'freed') return [texts.calendar.strike]
  if (!isBooked(row)) return []
  if (event === 'created' || event === 'given') return [texts.calendar.add]
  if (event === 'moved') return [texts.calendar.move]
  return event === 'cancelled' ? [texts.calendar.strike] : []
}
