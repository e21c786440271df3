import type { LetterBody } from '#src/backend/mail/letter-body.ts'
import type { StaffEvent } from '#src/backend/mail/plan.ts'
import { passportLines, SOURCE_LINE, TIME_LINE } from '#src/backend/leads/passport.ts'
import type { PassportContext } from '#src/backend/leads/passport-car.ts'
import { letterText, staffLetter as texts, subjectOf } from '#src/content/letters.ts'
import { requestPageTexts } from '#src/content/request-page.ts'
import { upperFirst } from '#src/domain/first-letter.ts'
import { formatDate } from '#src/domain/format.ts'
import { LEAD_TYPES } from '#src/domain/lead.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { shownPhone, toTelHref } from '#src/domain/phone.ts'
import { dayText, fullDayText } from '#src/domain/schedule.ts'

/** The content of a letter to a dealer or the distributor: what the CRM gets, and nothing else. */
export type StaffSource = {
  /** `gone`: for the dealer who had the request before it was passed on. */
  event: StaffEvent | 'gone'
  fields: Readonly<Record<string, string>>
  /** The dealer does not need advertising tags. */
  isDealer: boolean
  /** Whether the visitor left an address for replies. */
  hasReply: boolean
  /** ISO: the day the data are erased here. */
  eraseAt: string
}

/** The letter about a request. Only new and changed requests name the visitor: a cancelled one needs no call. */
export async function staffLetter(context: PassportContext, source: StaffSource): Promise<LetterBody> {
  const { event, fields, hasReply, eraseAt } = source
  const of = (name: string) => fields[name] ?? ''
  const isPersonal = event === 'created' || event === 'moved' || event === 'passed'
  const subject = subjectOf(event, of('request'), whatOf(of))
  return {
    subject,
    preview: subject,
    ...headOf(source),
    lead: [whenOf(of, true), ...leadOf(source)].filter(Boolean),
    button: isPersonal ? { label: `${texts.call} ${shownPhone(of('phone'))}`, href: toTelHref(of('phone')) } : null,
    rows: isPersonal ? await rowsOf(context, source) : [],
    links: [],
    notes: isPersonal
      ? [
          hasReply ? texts.replyNote : texts.noReplyNote,
          letterText.privacy(formatDate(eraseAt.slice(0, 'YYYY-MM-DD'.length))),
        ]
      : [],
  }
}

type Of = (name: string) => string

function headOf({ event, fields }: StaffSource): Pick<LetterBody, 'kicker' | 'heading'> {
  const of: Of = (name) => fields[name] ?? ''
  const number = of('request')
  if (event === 'withdrawn' || event === 'refused')
    return { kicker: `${letterText.request(number)}, ${typeOf(of).toLowerCase()}`, heading: texts.events[event] }
  // Keeps brand and model on one line.
  const heading = [typeOf(of), of('model').replaceAll(' ', NBSP)].filter(Boolean).join(' ')
  return { kicker: `${texts.events[event]}, ${number}`, heading }
}

function typeOf(of: Of): string {
  const known = LEAD_TYPES.find((name) => name === of('lead_type'))
  return known ? requestPageTexts.types[known] : of('lead_type')
}

/** «тест-драйв <Brand> GV70, 16 июля, 12:00» */
const whatOf = (of: Of): string =>
  [`${typeOf(of).toLowerCase()} ${of('model')}`.trim(), whenOf(of, false)].filter(Boolean).join(', ')

/** «Пятница, 16 июля, 12:00» */
function whenOf(of: Of, isFull: boolean): string {
  const date = of('date')
  if (date === '') return ''
  return [isFull ? upperFirst(fullDayText(date)) : dayText(date), of('time')].filter(Boolean).join(', ')
}

function leadOf({ event, fields }: StaffSource): string[] {
  if (event === 'moved') return [movedLead(fields['hour'])]
  if (event === 'passed') return [texts.passedLead]
  if (event === 'gone') return [texts.goneLead]
  if (event === 'cancelled') return [texts.cancelledLead]
  if (event === 'withdrawn') return [texts.withdrawnLead]
  if (event === 'refused') return [texts.refusedLead]
  return fields['lead_type'] === 'test-drive' && !fields['date'] ? [texts.timeByDealer] : []
}

function movedLead(hour: string | undefined): string {
  if (hour === 'freed') return texts.freedLead
  return hour === 'waits' ? texts.waitsLead : texts.movedLead
}

async function rowsOf(context: PassportContext, { fields, isDealer }: StaffSource): Promise<LetterBody['rows']> {
  const lines = await passportLines(context, fields)
  return lines.slice(1).flatMap(([label, value]) => {
    // Number, kind, event, car and hour are at the top of the letter.
    const isSaid = label === TIME_LINE || value === fields['model']
    return isSaid || (isDealer && label === SOURCE_LINE) ? [] : [{ label, value }]
  })
}
