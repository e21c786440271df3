import { visit } from '#src/content/lounge-visit.ts'
import { requestPageTexts } from '#src/content/request-page.ts'
import { UTM_KEYS } from '#src/domain/landing-keys.ts'
import { LEAD_TYPES, LOUNGE_PURPOSES } from '#src/domain/lead.ts'

/** A field's value by its name; '' for one the request lacks. */
export type Of = (name: string) => string

export const joined = (parts: readonly string[], by = ', '): string => parts.filter(Boolean).join(by)

export function typeText(type: string): string {
  const known = LEAD_TYPES.find((name) => name === type)
  return known ? requestPageTexts.types[known].toLowerCase() : type
}

export function purposeText(purpose: string): string {
  const known = LOUNGE_PURPOSES.find((name) => name === purpose)
  return known ? visit.purposes[known] : purpose
}

export function ownCar(of: Of): string {
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

export function sourceText(of: Of): string {
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
