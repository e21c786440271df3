import type { Deliver } from '#src/backend/crm/deliver.ts'
import { isErasure } from '#src/backend/outbox/message.ts'
import { joined, typeText, purposeText, ownCar, sourceText } from '#src/backend/leads/passport-words.ts'
import { plain } from '#src/domain/nbsp.ts'
import { type PassportContext, carLines } from '#src/backend/leads/passport-car.ts'

/**
 * The passport of a request: the fields sent to the CRM as a text that a dealer's manager reads in half a minute. Built
 * from those fields and the build they name, from nothing else.
 */

type Fields = Readonly<Record<string, string>>

/** Adds the passport to messages to the CRM. A failure to build it never delays a request. */
export const withPassport =
  (deliver: Deliver, context: PassportContext, log: { error: (details: object, text: string) => void }): Deliver =>
  async (message) => {
    const { event = '' } = message.fields
    if (isErasure(event) || event === 'refused') return deliver(message)
    const passport = await passportOf(context, message.fields).catch((error: unknown) => {
      log.error({ err: error }, 'a request goes to the CRM without its passport')
      return ''
    })
    return deliver({ ...message, fields: { ...message.fields, passport } })
  }

export async function passportOf(context: PassportContext, fields: Fields): Promise<string> {
  const lines = await passportLines(context, fields)
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n')
}

export type PassportLine = [label: string, text: string]
/** Where the visitor came from: a line the dealer does not need. */
export const SOURCE_LINE = 'Откуда'
export const TIME_LINE = 'Время'

/** The passport line by line; fields the request lacks have no line. */
export async function passportLines(context: PassportContext, fields: Fields): Promise<PassportLine[]> {
  const of = (name: string) => fields[name] ?? ''
  const lines: PassportLine[] = [
    ['Заявка', [of('request'), typeText(of('lead_type')), EVENTS.get(of('event'))].filter(Boolean).join(', ')],
    ['Кто', joined([joined([of('name'), of('surname')], ' '), of('phone'), of('email')])],
    ['Обращался раньше с этого телефона', of('returning') === 'yes' ? 'да' : 'нет'],
    ...(await carLines(context, of)),
    [TIME_LINE, of('lead_type') === 'lounge' ? of('date') : joined([of('date'), of('time')])],
    ['Час', HOURS.get(of('hour')) ?? ''],
    ['Свой автомобиль', ownCar(of)],
    ['Гостей', of('guests')],
    ['Цель визита', purposeText(of('purpose'))],
    ['Дилер', joined([of('dealer'), of('city')])],
    [SOURCE_LINE, sourceText(of)],
    ['Реклама разрешена', of('agree_marketing') === 'on' ? 'да' : 'нет'],
    ['Комментарий', of('comment')],
  ]
  return lines.flatMap(([label, text]) => (text === '' ? [] : [[label, plain(text)] satisfies PassportLine]))
}

const HOURS = new Map([
  ['waits', 'не закреплён: у этого телефона или из этой сети уже много записей'],
  ['freed', 'больше не закреплён: он снова свободен для других, договоритесь с посетителем'],
])
const EVENTS = new Map([
  ['moved', 'время изменено'],
  ['passed', 'передана от другого дилера'],
  ['cancelled', 'отменена'],
])
