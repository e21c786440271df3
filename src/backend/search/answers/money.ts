import { normalize } from '#src/backend/search/words.ts'
import { LIMITS } from '#src/domain/credit/query.ts'

/** Sums of money in a query: "до 3 млн", "от двух до пяти миллионов", "50 тысяч". */
export type Sums = {
  /** Roubles; null for no bound on that side. */
  least: number | null
  most: number | null
  /** The query without the sums and the words that bound them. */
  rest: string
}

const MILLION = 1_000_000
const THOUSAND = 1000

const numerals = new Map(
  'один:1 одного:1 полтора:1.5 два:2 двух:2 три:3 трех:3 четыре:4 четырех:4 пять:5 пяти:5 шесть:6 шести:6 семь:7 семи:7 восемь:8 восьми:8 девять:9 девяти:9 десять:10 десяти:10'
    .split(' ')
    .flatMap((pair) => {
      const [word, digits] = pair.split(':')
      return word && digits ? [[word, digits] as const] : []
    }),
)

/** «До 3х», «2-х», «5-ти» with a sum. */
const CASE_ENDING = /(?<=\d)-?(?:х|ти|ми|и)(?![\p{L}\p{N}])/gu

const EDGE = '(?![\\p{L}\\p{N}])'
const MILLIONS = `(?:миллион\\p{L}*|млн|лям\\p{L}*|лимон\\p{L}*|м)${EDGE}\\.?`
const THOUSANDS = `(?:тысяч\\p{L}*|тыс|тыр|тр|т\\.? ?р|к|т)${EDGE}\\.?`
const NUMBER = '\\d{1,3}(?:[ .]\\d{3})+|\\d+(?:[.,]\\d+)?'
const SUM = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?<number>${NUMBER})(?<half> с половиной)?\\s*(?:(?<millions>${MILLIONS})|(?<thousands>${THOUSANDS})|${EDGE})|(?<alone>${MILLIONS}))(?:\\s*(?:рублей|рубля|руб|р|₽)${EDGE}\\.?)?`,
  'gu',
)
/** Words on either side of "не" bound from the other side. */
const HIGH = 'дороже|больше|более|выше|свыше'
const LOW = 'дешевле|меньше|менее|ниже'
const bound = (words: string) => new RegExp(`(?<!\\p{L})(?<!не )(?:${words})(?!\\p{L})`, 'gu')
const AT_LEAST = bound(`не (?:${LOW})|от|${HIGH}`)
const AT_MOST = bound(`не (?:${HIGH})|до|за|около|примерно|в пределах|в районе|бюджет|${LOW}`)

/**
 * The sums a query names; null when it names none. A number without a unit counts from `plain` roubles on: smaller ones
 * may be kilometres or a year, and the largest are phones and numbers of companies.
 */
export function readSums(text: string, plain: number): Sums | null {
  const spelled = normalize(text)
    .replace(CASE_ENDING, '')
    .replace(/\p{L}+/gu, (word) => numerals.get(word) ?? word)
  const found = [...spelled.matchAll(SUM)]
    .map(({ groups = {}, 0: said, index }) => ({ said, index, ...sumOf(groups) }))
    .reduce<Said[]>((sums, next) => {
      const whole = withThousands(sums.at(-1), next, spelled)
      return whole ? [...sums.slice(0, -1), whole] : [...sums, next]
    }, [])
  const last = found.at(-1)
  if (!last) return null
  // "От 3 до 5 млн": the unit is said once.
  // 4.1 million is 4,100,000, not 4,099,999.9999999995: a car of that price fits.
  const sums = found.map(({ said, value, unit }) => ({ said, sum: Math.round(value * (unit ?? last.unit ?? 1)), unit }))
  const isPlainSum = (sum: number) => sum >= plain && sum <= LIMITS.roubles
  const meant = sums.filter(({ sum, unit }) => unit !== null || last.unit !== null || isPlainSum(sum))
  const [one, other] = meant.map(({ sum }) => sum)
  if (one === undefined || meant.length > 2) return null
  const unnamed = meant.reduce((left, { said }) => left.replace(said, ' '), spelled)
  const withoutMost = unnamed.replace(AT_MOST, ' ')
  const rest = withoutMost.replace(AT_LEAST, ' ')
  if (other !== undefined) return { least: Math.min(one, other), most: Math.max(one, other), rest }
  return rest === withoutMost ? { least: null, most: one, rest } : { least: one, most: null, rest }
}

type Said = { said: string; index: number; value: number; unit: number | null }

/** "3 млн 500 тысяч" is one sum; null where words stand between the two. */
function withThousands(before: Said | undefined, { said, index, value, unit }: Said, text: string): Said | null {
  if (before?.unit !== MILLION || unit !== THOUSAND || value >= THOUSAND) return null
  if (text.slice(before.index + before.said.length, index).trim() !== '') return null
  return { ...before, said: text.slice(before.index, index + said.length), value: before.value + value / THOUSAND }
}

type Groups = Readonly<Record<string, string | undefined>>
function sumOf({ number, half, millions, thousands, alone }: Groups): { value: number; unit: number | null } {
  if (alone) return { value: 1, unit: MILLION }
  const isGrouped = /^\d{1,3}(?:[ .]\d{3})+$/.test(number ?? '')
  const value = Number(isGrouped ? number?.replace(/[ .]/g, '') : number?.replace(',', '.'))
  return { value: value + (half ? 0.5 : 0), unit: millions ? MILLION : thousands ? THOUSAND : null }
}
