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
  let line = ''
  let from = 0
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    if (!isBound(text, at)) continue
    line += text.slice(from, at) + NBSP
    from = at + 1
  }
  return from === 0 ? text : line + text.slice(from)
}

/**
 * Whether the space at `at` becomes non-breaking. Pages do this during evaluation of their code, so most spaces, those
 * after a long Russian word, are decided by the letters around them, and a pattern is tried only where it can
 * match.
 */
function isBound(text: string, at: number): boolean {
  const next = text.charAt(at + 1)
  if (next === '' || next === ' ' || at === 0) return false
  if (PARTICLE_BEGINS.includes(next) && PARTICLE.test(wordAt(text, at))) return true
  const last = text.charAt(at - 1)
  if (isRussian(last)) return isShortWord(text, at) || isAvenue(text, at)
  const pairs = PAIRS[kindOf(last)]
  if (!pairs) return false
  const tail = text.slice(Math.max(0, at - LONGEST), at)
  const word = wordAt(text, at)
  return pairs.some(([left, right]) => left.test(tail) && right.test(word))
}

function wordAt(text: string, at: number): string {
  const end = text.indexOf(' ', at + 1)
  return text.slice(at + 1, end === -1 ? undefined : end)
}

const isRussian = (letter: string): boolean => (letter >= 'А' && letter <= 'я') || letter === 'ё' || letter === 'Ё'

/** Prepositions, conjunctions and pronouns that are bound to the next word. */
const SHORT = new Set(
  'а в и к о с у я во до за из ко на не ни но об от по со вы мы без для или над под при про'.split(' '),
)
/** What a word may begin after: a space, converted or not, a quotation mark, a bracket. */
const BEFORE_WORD = ' \u00a0\n\t«„('

function isShortWord(text: string, at: number): boolean {
  let begin = at - 1
  while (begin > 0 && isRussian(text.charAt(begin - 1))) {
    begin -= 1
    if (at - begin > 3) return false
  }
  return (begin === 0 || BEFORE_WORD.includes(text.charAt(begin - 1))) && SHORT.has(text.slice(begin, at).toLowerCase())
}

/** The one abbreviation without a stop at its end. */
const AVENUE = 'пр-т'
const isAvenue = (text: string, at: number): boolean =>
  text.startsWith(AVENUE, at - AVENUE.length) &&
  (at === AVENUE.length || BEFORE_WORD.includes(text.charAt(at - AVENUE.length - 1)))

/** A dash and a particle are bound to the word before. */
const PARTICLE_BEGINS = '—жлб'
const PARTICLE = /^(?:—|(?:же|ли|бы|ль|ж|б)(?![а-яё]))/

const bindHyphens = (text: string): string =>
  text.includes('-') ? text.replace(UNBROKEN, (part) => part.replaceAll('-', NBHYPHEN)) : text

/** Short words that must not be broken, "по-настоящему" and "кто-то" with their short parts, and phones. */
const UNBROKEN =
  /(?<![а-яё-])(?:тест-драйв|трейд-ин|(?:по|из|кое|во)-[а-яё]+)|[а-яё]-(?:то|либо|нибудь)(?![а-яё-])|\(\d{3,5}\)[ \u00a0]\d{1,3}-\d\d-\d\d/gi

/** The longest text a left pattern examines. */
const LONGEST = 12

/** The last character of a word that does not end in a Russian letter. */
type Ending = 'stop' | 'comma' | 'digit' | 'latin' | 'number' | 'bracket'

function kindOf(last: string): Ending | 'other' {
  if (last >= '0' && last <= '9') return 'digit'
  if ((last >= 'A' && last <= 'Z') || (last >= 'a' && last <= 'z')) return 'latin'
  return ENDINGS.get(last) ?? 'other'
}
const ENDINGS: ReadonlyMap<string, Ending> = new Map([
  ['.', 'stop'],
  [',', 'comma'],
  ['№', 'number'],
  [')', 'bracket'],
])

type Pair = readonly [left: RegExp, right: RegExp]

/** The letter of "G90 L". */
const LETTER: Pair = [/[\dA-Za-z]$/, /^[LX](?![\dA-Za-z])/]

/**
 * A space becomes non-breaking after a match of the first pattern and before one of the second. `\b` and `\w` do not
 * cover Cyrillic, so word boundaries are spelt out; `\s` includes spaces already converted.
 */
const PAIRS: Readonly<Partial<Record<Ending | 'other', readonly Pair[]>>> = {
  stop: [
    // Abbreviations and initials are bound to the next word.
    [/(?:^|[\s«„(])(?:ст\.|п\.|ч\.|т\.|д\.|ул\.|стр\.|[А-ЯЁ]\.)$/, /\S/],
    // "г. Москва", but not "2021 г. Москва", where a sentence has ended.
    [/(?:^|[^\d\s]\s|[«„(])г\.$/, /^[А-ЯЁ]/],
    // "м. Примерная", but not "100 м. Затем".
    [/(?:^|[^\d\s]\s|\d,\s|[«„(])м\.$/, /^[А-ЯЁ]/],
    [/л\.$/, /^с\./],
  ],
  number: [[/(?:^|[\s«„(])№$/, /\S/]],
  // A house number is bound to its street.
  comma: [[/[а-яё],$/, /^\d{1,3}[а-я]?(?:,|$)/]],
  latin: [LETTER, [/(?:^|\s)Turbo$/, /^V\d/]],
  digit: [
    LETTER,
    // An engine is one name: "2.5 Turbo", "3.3 Turbo V6", "5.0 V8".
    [/(?:^|[\s«(])\d\.\d$/, /^(?:Turbo|V\d)(?![A-Za-z])/],
    // Groups of one number, a number with its unit or month, "л. с.", a phone.
    [/(?:^|[\s«„(+–])\d{1,3}$/, /^\d{3}(?!\d)/],
    [/\d$/, /^(?:[₽%°]|Н·м|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)/],
    [
      /\d$/,
      /^(?:[кмс]?м|кг|[лсчг]|мин|руб|тыс|млн|лет|год(?:а|ов)?|месяц(?:а|ев)?|д(?:ень|ня|ней)|час(?:а|ов)?|минут[аы]?|секунд[аы]?|рубл(?:ь|я|ей)|дюйм(?:а|ов)?)(?![а-яё])/,
    ],
    [/(?:^|[\s(])(?:8|\+7)$/, /^\(\d/],
  ],
  bracket: [[/\d\)$/, /^\d/]],
}

/** Keys whose values are codes, addresses or labels of buttons (interface literals): not text for reading. */
export const NOT_FOR_READING = new Set(
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

/** A getter stays a getter, because its value may change. */
function ofObject(value: object): PropertyDescriptorMap {
  const all = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, { enumerable }]) => enumerable)
  return Object.fromEntries(
    all.map(([key, { get, ...plain }]) => {
      const set = (item: unknown) => (NOT_FOR_READING.has(key) ? item : typografDeep(item))
      return [key, get ? { get: () => set(get.call(value)), enumerable: true } : { ...plain, value: set(plain.value) }]
    }),
  )
}
