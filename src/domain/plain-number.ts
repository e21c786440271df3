const UNITS = new Map([
  ['тыс', 1e3],
  ['к', 1e3],
  ['k', 1e3],
  ['млн', 1e6],
  ['миллион', 1e6],
])
const WITH_UNIT = /^\D*?(\d[\d\s]*(?:[.,]\d+)?)\s*(тыс|млн|миллион|[кk](?!\p{L}))\D*$/iu
const IN_GROUPS = /^\D*?(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?![.,\d])\D*$/u

/**
 * A whole number with a word for its magnitude or with group separators, as digits: "1,5 млн", "84 тыс. км", "84.000".
 * Its digits alone would be another number. Any other text stays as it is.
 */
export function plainNumber(text: string): string {
  const [, number = '', unit = ''] = WITH_UNIT.exec(text) ?? []
  const times = UNITS.get(unit.toLowerCase())
  if (times !== undefined) return String(Math.round(Number(number.replace(/\s/g, '').replace(',', '.')) * times))
  const [, groups] = IN_GROUPS.exec(text) ?? []
  return groups === undefined ? text : groups.replace(/\D/g, '')
}
