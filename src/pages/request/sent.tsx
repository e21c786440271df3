import { visit } from '#src/content/lounge-visit.ts'
import { modelName } from '#src/content/models/summary.ts'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { passedFieldNames } from '#src/content/passed-fields.ts'
import { formatNumber } from '#src/domain/format.ts'
import { hideEmail, hidePhone } from '#src/domain/hidden-contact.ts'
import { LOUNGE_PURPOSES } from '#src/domain/lead.ts'
import { quoted } from '#src/domain/quoted.ts'
import { fullDayText } from '#src/domain/schedule.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import styles from '#src/pages/request/request.module.css'

/** The visitor's own fields; other stored data are shown elsewhere on the page. */
const WRITTEN = [
  'name',
  'surname',
  'phone',
  'email',
  'comment',
  'own_brand',
  'own_model',
  'own_year',
  'own_mileage',
  'own_vin',
  'date',
  'guests',
  'purpose',
] as const

/** The request as stored. Contacts are shown only partially. */
export function Sent({ request }: { request: VisitorRequest }) {
  const { type, model, dealer, formerDealer, booking, sent, status } = request
  const place = type === 'lounge' ? texts.rows.lounge : texts.rows.dealer
  const hour = booking && status === 'accepted' ? `${fullDayText(booking.date)}, ${booking.time}` : undefined
  const values = new Map(Object.entries(sent ?? {}))
  const rows: [string, string | undefined][] = [
    [texts.rows.type, texts.types[type]],
    [texts.rows.model, model ? modelName(model) : undefined],
    [place, dealer ? `${quoted(dealer.name)}, ${dealer.address}` : formerDealer && quoted(formerDealer)],
    [texts.rows.hours, dealer?.hours],
    [texts.rows.time, hour],
    ...WRITTEN.map((name): [string, string | undefined] => [passedFieldNames[name], shown(name, values.get(name))]),
  ]
  return (
    <dl className={`num ${styles.rows}`}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function shown(name: (typeof WRITTEN)[number], value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  switch (name) {
    case 'phone':
      return hidePhone(value)
    case 'email':
      return hideEmail(value)
    case 'date':
      return fullDayText(value)
    case 'own_mileage':
      return formatNumber(Number(value))
    case 'purpose': {
      const purpose = LOUNGE_PURPOSES.find((known) => known === value)
      return purpose && visit.purposes[purpose]
    }
    default:
      return value
  }
}
