/** Digits at the end of a phone that are stored for the search. */
const PHONE_DIGITS = 10

/** Search text of a request: the name in lower case and the digits of the phone. `personal`: JSON of the lead. */
export function searchTextOf(personal: string): string {
  const { name = '', surname = '', phone = '' } = JSON.parse(personal) as Record<string, unknown>
  const digits = String(phone).replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  return `${plainWords(`${String(name)} ${String(surname)}`)} ${digits}`.trim()
}

/** Lower case, «ё» as «е», single spaces, no pattern characters of the database. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[%_\\\s]+/g, ' ')
    .trim()

/** What stands in the search text; or the number of a request is this one. */
export type SearchPart = { part: string; number?: string }

const NUMBER = /^[A-Z0-9]{8}$/
const MIN_DIGITS = 4

/** Search input: a request number, a phone in any notation, or words of a name. All parts must match. */
export function searchParts(typed: string): SearchPart[] {
  const text = typed.trim()
  const digits = text.replaceAll(/\D/g, '')
  if (/^[\d\s()+.–-]+$/.test(text) && digits.length >= MIN_DIGITS && !NUMBER.test(text))
    return [{ part: digits.length > PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : withoutTrunk(digits) }]
  if (NUMBER.test(text.toUpperCase())) return [{ number: text.toUpperCase(), part: withoutTrunk(text.toLowerCase()) }]
  return plainWords(text)
    .split(' ')
    .filter(Boolean)
    .map((part) => ({ part }))
}

/** «8 916» and «+7 916» are the beginning of a phone whose first digit is not stored. */
const withoutTrunk = (digits: string): string =>
  digits.length < PHONE_DIGITS && /^[78]9\d*$/.test(digits) ? digits.slice(1) : digits
