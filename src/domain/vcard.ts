import type { City, Dealer, Hours } from '#src/domain/dealer.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { formatHours } from '#src/domain/hours-text.ts'
import { parseUrl } from '#src/domain/parse-url.ts'
import { toTelHref } from '#src/domain/phone.ts'

/** A dealer as a vCard 3.0 (RFC 2426), the version every phone reads. */

const LINE_BYTES = 75
const encoder = new TextEncoder()

/** Backslash, comma, semicolon and line ends have a meaning of their own in a value. */
const escapeValue = (value: string): string =>
  withPlainSpaces(value)
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

/** Lines longer than 75 octets continue on the next one after a space; a character is never split. */
function fold(line: string): string {
  const rows: string[] = []
  let row = ''
  let size = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (size + bytes > LINE_BYTES) {
      rows.push(row)
      row = ' '
      size = 1
    }
    row += letter
    size += bytes
  }
  return [...rows, row].join('\r\n')
}

type VcardDealer = Pick<
  Dealer,
  | 'name'
  | 'legal_name'
  | 'address'
  | 'postcode'
  | 'phone'
  | 'phone_service'
  | 'email'
  | 'site'
  | 'lat'
  | 'lng'
  | 'hours'
>

/** `url` is the dealer's page here, used when the dealer has no site, or none that is an address. */
export function toVcard(dealer: VcardDealer, { name: city, timezone }: Pick<City, 'name' | 'timezone'>, url: string) {
  const phone = (number: string) => toTelHref(number).replace('tel:', '')
  const { postcode = '', hours } = dealer
  const note = [hoursNote('Продажи', hours.sales), hoursNote('Сервис', hours.service)].filter(Boolean)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeValue(dealer.name)}`,
    `N:${escapeValue(dealer.name)};;;;`,
    `ORG:${escapeValue(dealer.legal_name)}`,
    `TEL;TYPE=WORK,VOICE:${phone(dealer.phone)}`,
    ...(dealer.phone_service ? [`TEL;TYPE=WORK:${phone(dealer.phone_service)}`] : []),
    `EMAIL;TYPE=INTERNET:${escapeValue(dealer.email)}`,
    `ADR;TYPE=WORK:;;${escapeValue(dealer.address)};${escapeValue(city)};;${escapeValue(postcode)};Россия`,
    `GEO:${dealer.lat};${dealer.lng}`,
    `TZ;VALUE=text:${escapeValue(timezone)}`,
    `URL:${parseUrl(dealer.site ?? '')?.href ?? url}`,
    // The format has no field for opening hours; phones show the note in full.
    ...(note.length > 0 ? [`NOTE:${escapeValue(`Часы работы, время местное.\n${note.join('\n')}`)}`] : []),
    'END:VCARD',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const hoursNote = (what: string, hours: readonly Hours[]): string =>
  hours.length > 0 ? `${what}: ${hours.map(formatHours).join(', ')}` : ''
