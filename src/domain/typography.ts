import { NBHYPHEN, NBSP } from '#src/domain/nbsp.ts'

/**
 * Russian typography for content (russian-rules.md 4): every space and hyphen where a line must not break becomes
 * non-breaking. Nothing else changes, so typing, searching and comparing stay simple, and a second run changes nothing.
 * Never used on fixed literals, input values or addresses.
 */
export const typograf = (text: string): string => bindHyphens(bindSpaces(text))

/**
 * Adds the full stop of a sentence: one that ends in an abbreviation ("249 л. с.", "249 л. с.*") already has it, and so
 * has "…?".
 */
export const endSentence = (text: string): string => (/[.!?…][»“)*]*$/.test(text) ? text : `${text}.`)

function bindSpaces(text: string): string {
  const [first = '', ...words] = text.split(' ')
  let line = first
  let tail = first.slice(-LONGEST)
  for (const word of words) {
    const space = isBound(tail, word) ? NBSP : ' '
    line += space + word
    tail = (tail + space + word).slice(-LONGEST)
  }
  return line
}

const isBound = (tail: string, word: string): boolean =>
  (MAY_BIND.test(tail) || PARTICLE.test(word)) && PAIRS.some(([left, right]) => left.test(tail) && right.test(word))

/** What no pattern begins or ends with is soon told: most words are long and Russian. */
const MAY_BIND = /(?:[^а-яё]|(?:^|[\s«„(])[а-яё]{1,3})$/i
const PARTICLE = /^[—жлб]/

const bindHyphens = (text: string): string => text.replace(UNBROKEN, (part) => part.replaceAll('-', NBHYPHEN))

/** Short words that must not be broken, "по-настоящему" and "кто-то" with their short parts, and phones. */
const UNBROKEN =
  /(?<![а-яё-])(?:тест-драйв|трейд-ин|(?:по|из|кое|во)-[а-яё]+)|[а-яё]-(?:то|либо|нибудь)(?![а-яё-])|\(\d{3,5}\)[ \u00a0]\d{1,3}-\d\d-\d\d/gi

/** The longest text a left pattern examines. */
const LONGEST = 12

/**
 * A space becomes non-breaking after a match of the first pattern and before one of the second. `\b` and `\w` do not
 * cover Cyrillic, so word boundaries are spelt out; `\s` includes spaces already converted.
 */
const PAIRS: readonly (readonly [left: RegExp, right: RegExp])[] = [
  // A short preposition or conjunction is bound to the next word; so are abbreviations and initials.
  [/(?:^|[\s«„(])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|вы|мы|без|для|или|над|под|при|про)$/i, /\S/],
  [/(?:^|[\s«„(])(?:№|ст\.|п\.|ч\.|т\.|д\.|ул\.|стр\.|пр-т|[А-ЯЁ]\.)$/, /\S/],
  // "г. Москва", but not "2021 г. Москва", where a sentence has ended.
  [/(?:^|[^\d\s]\s|[«„(])г\.$/, /^[А-ЯЁ]/],
  // "м. Примерная", but not "100 м. Затем"; a house number is bound to its street.
  [/(?:^|[^\d\s]\s|\d,\s|[«„(])м\.$/, /^[А-ЯЁ]/],
  [/[а-яё],$/, /^\d{1,3}[а-я]?(?:,|$)/],
  // A dash and a particle are bound to the word before; so is the letter of "G90 L".
  [/./, /^(?:—|(?:же|ли|бы|ль|ж|б)(?![а-яё]))/],
  [/[\dA-Za-z]$/, /^[LX](?![\dA-Za-z])/],
  // An engine is one name: "2.5 Turbo", "3.3 Turbo V6", "5.0 V8".
  [/(?:^|[\s«(])\d\.\d$/, /^(?:Turbo|V\d)(?![A-Za-z])/],
  [/(?:^|\s)Turbo$/, /^V\d/],
  // Groups of one number, a number with its unit or month, "л. с.", a phone.
  [/(?:^|[\s«„(+–])\d{1,3}$/, /^\d{3}(?!\d)/],
  [/\d$/, /^(?:[₽%°]|Н·м|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)/],
  [
    /\d$/,
    /^(?:[кмс]?м|кг|[лсчг]|мин|руб|тыс|млн|лет|год(?:а|ов)?|месяц(?:а|ев)?|д(?:ень|ня|ней)|час(?:а|ов)?|минут[аы]?|секунд[аы]?|рубл(?:ь|я|ей)|дюйм(?:а|ов)?)(?![а-яё])/,
  ],
  [/л\.$/, /^с\./],
  [/(?:^|[\s(])(?:8|\+7)$/, /^\(\d/],
  [/\d\)$/, /^\d/],
]

/** Keys whose values are codes, addresses or labels of buttons (interface literals): not text for reading. */
const LEFT = new Set(
  'id to external action place hash query href src image code slug edition phone phone_service email ctas button'.split(
    ' ',
  ),
)

/** Applies `typograf` to every string of a structure except codes, addresses and button labels, recursively. */
export function typografDeep<T>(value: T): T {
  if (typeof value === 'string') return typograf(value) as T
  if (Array.isArray(value)) return value.map((item) => typografDeep(item)) as T
  if (value && typeof value === 'object') return Object.create(Object.prototype, ofObject(value)) as T
  return value
}

/** What is read anew each time (a getter) stays so. */
function ofObject(value: object): PropertyDescriptorMap {
  const all = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, { enumerable }]) => enumerable)
  return Object.fromEntries(
    all.map(([key, { get, ...plain }]) => {
      const set = (item: unknown) => (LEFT.has(key) ? item : typografDeep(item))
      return [key, get ? { get: () => set(get.call(value)), enumerable: true } : { ...plain, value: set(plain.value) }]
    }),
  )
}
