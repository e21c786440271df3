/** Digits at the end of a phone that are stored for the search. */
const PHONE_DIGITS = 10

/** Search text of a request: the name in lower case and the digits of the phone. `personal`: JSON of the lead. */
export function searchTextOf(personal: string): string {
  const { name = '', surname = '', phone = '' } = JSON.parse(personal) as Record<string, unknown>
  const digits = String(phone).replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  return `${plainWords(`${String(name)} ${String(surname)}`)} ${digits}`.trim()
}

/** Letters and their signs in one, lower case, «ё» as «е», single spaces, no pattern characters of the database. */
const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[%_\\\s]+/g, ' ')
    .trim()

/** One of these stands in the search text; or the number of a request is this one. */
export type SearchPart = { parts: readonly string[]; number?: string }

const NUMBER = /^[A-Z0-9]{8}$/
const MIN_DIGITS = 4

/** Search input: a request number, a phone in any notation, or words of a name. All parts must match. */
export function searchParts(typed: string): SearchPart[] {
  const text = typed.trim()
  const digits = text.replaceAll(/\D/g, '')
  if (/^[\d\s()+.–-]+$/.test(text) && digits.length >= MIN_DIGITS && !NUMBER.test(text))
    return [{ parts: phoneParts(text, digits) }]
  if (NUMBER.test(text.toUpperCase()))
    return [{ number: text.toUpperCase(), parts: phoneParts(text, text.toLowerCase()) }]
  return plainWords(text)
    .split(' ')
    .filter(Boolean)
    .map((part) => ({ parts: [part] }))
}

/** «8 916» and «+7 495» are the beginning of a phone whose first digit is not stored. */
const WITH_TRUNK = /^[78](?=[3489]\d*$)/

/** Part of a phone; without its trunk where it may be one. Four digits are the last ones, unless a mobile begins so. */
function phoneParts(text: string, digits: string): string[] {
  if (digits.length > PHONE_DIGITS) return [digits.slice(-PHONE_DIGITS)]
  const isTail = digits.length === MIN_DIGITS && digits === text && digits.charAt(1) !== '9'
  return isTail || !WITH_TRUNK.test(digits) ? [digits] : [digits, digits.slice(1)]
}
