import { isDocumentWaiting } from '#src/backend/configurations/lead-document.ts'
import { storeBuild } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, resolveChoice } from '#src/backend/configurations/car.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import { isErasure } from '#src/backend/outbox/message.ts'
import { visit } from '#src/content/lounge-visit.ts'
import { requestPageTexts } from '#src/content/request-page.ts'
import { totalOf } from '#src/domain/configurator/build.ts'
import { readHash } from '#src/domain/configurator/choice.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { LEAD_TYPES, LOUNGE_PURPOSES, UTM_KEYS } from '#src/domain/lead.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * The passport of a request: the fields sent to the CRM as a text that a dealer's manager reads in half a minute. Built
 * from those fields and the build they name, from nothing else.
 */

export type PassportContext = { db: Database; publicOrigin: string; now: () => Date }
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
    ['Час', of('hour') === 'waits' ? 'не закреплён: у этого телефона или из этой сети уже много записей' : ''],
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

type Of = (name: string) => string

const EVENTS = new Map([
  ['moved', 'время изменено'],
  ['cancelled', 'отменена'],
])

const joined = (parts: readonly string[], by = ', '): string => parts.filter(Boolean).join(by)
/** For any program: without non-breaking spaces and hyphens. */
const plain = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\u2060', '')

function typeText(type: string): string {
  const known = LEAD_TYPES.find((name) => name === type)
  return known ? requestPageTexts.types[known].toLowerCase() : type
}

function purposeText(purpose: string): string {
  const known = LOUNGE_PURPOSES.find((name) => name === purpose)
  return known ? visit.purposes[known] : purpose
}

function ownCar(of: Of): string {
  const year = of('own_year') && `${of('own_year')} г.`
  const mileage = of('own_mileage') && `пробег ${of('own_mileage')} км`
  const vin = of('own_vin') && `VIN ${of('own_vin')}`
  return joined([joined([of('own_brand'), of('own_model')], ' '), year, mileage, vin])
}

const MARKS = new Map<string, string>([
  ['utm_source', 'источник'],
  ['utm_medium', 'вид'],
  ['utm_campaign', 'кампания'],
  ['utm_content', 'объявление'],
  ['utm_term', 'слово'],
  ['yclid', 'переход из Яндекса'],
])

function sourceText(of: Of): string {
  const marks = UTM_KEYS.flatMap((name) => (of(name) ? [`${MARKS.get(name) ?? name} «${of(name)}»`] : []))
  return joined(
    [
      of('place') && `форма «${of('place')}»`,
      of('referrer') && `с сайта ${of('referrer')}`,
      marks.length > 0 ? `реклама: ${marks.join(', ')}` : '',
      of('client_id') && `номер в счётчике ${of('client_id')}`,
    ],
    '; ',
  )
}

/** The build in words; for other requests the model alone. */
async function carLines({ db, publicOrigin, now }: PassportContext, of: Of): Promise<[string, string][]> {
  const { choice } = readHash(of('config'))
  const build = of('config') === '' ? undefined : (await resolveChoice(db, choice))?.build
  const document = await documentLine(db, publicOrigin, of('file'))
  if (!build) return [['Автомобиль', of('model')], document]
  const { trim, exterior, interior, packages } = build
  const total = totalOf(build)
  const code = await storeBuild(db, await canonicalChoice(db, build, choice), now())
  return [
    ['Автомобиль', `${of('model')}, комплектация ${trim.name}, ${priceText(trim.price)}`],
    ['Двигатель', trim.modification.name],
    ['Цвет кузова', `${exterior.name} [${exterior.code}]${extra(exterior.price)}`],
    ['Салон', `${interior.name} [${interior.code}]${extra(interior.price)}`],
    ['Пакеты', packages.map(({ name, price }) => `${name}${extra(price)}`).join('; ') || 'нет'],
    ['Итого', priceText(total)],
    ['Сборка', `${code}, ${publicOrigin}${hrefTo('build', { params: { code } })}`],
    document,
  ]
}

async function documentLine(db: Database, publicOrigin: string, file: string): Promise<[string, string]> {
  const follows = file !== '' && (await isDocumentWaiting(db, file)) ? ' (документ следует)' : ''
  return ['Документ', file && publicOrigin + file + follows]
}
const priceText = (price: number | null): string => (price === null ? PRICE_SOON : formatMoney(price))
const extra = (price: number | null): string => (price ? `, +${formatMoney(price)}` : '')
