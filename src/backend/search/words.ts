import { BRAND, BRAND_IN_RUSSIAN, BRAND_MISSPELT, BRAND_SLUG } from '#src/brand/brand.ts'
import { stem } from '#src/backend/search/stemmer.ts'
import { toCanonical } from '#src/backend/search/synonyms.ts'
import { longVersionOf } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/names.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/** From text to search terms: the same for pages and for queries (russian-rules.md 5). */

/** Lower case, е for ё, plain spaces and hyphens, one spelling of model names. */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2060', '')
    .replace(USED, 'бу')
    .replace(SERVICE, 'то ')
    .replace(MODEL, (_, v: string | undefined, number: string) => (v ? 'gv' : 'g') + number)
    .replace(LONG, '$1 $1l')

const USED = /б\/у(?![а-я])/g
/** «ТО» in Latin letters or with dots, and before the number of a visit: "TO", "т.о.", "то-2". */
const SERVICE = /(?<![\p{L}\p{N}])(?:[tт]\.?[oо]-?(?=\d)|(?:t\.?o|т\.о)(?:\.|(?![\p{L}\p{N}])))/gu
/** "GV 70", "ГВ70", "джи ви 70", "гэ 90", "ж90". */
const NUMBERS = [...new Set(MODEL_CODES.map((code) => modelName(code).replace(/\D/g, '')))].join('|')
const MODEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:джи|дж|гэ|же|жэ|г|ж|g)[\\s-]*(ви|вэ|би|в|v)?[\\s-]*(${NUMBERS})(?!\\d)`,
  'gu',
)
/** The beginning of a model's name in Latin letters: «джи ви», «гв7». */
export const latinName = (text: string): string =>
  text.replace(/^(?:джи|дж|гэ|же|жэ|г|ж)[\s-]*(ви|вэ|би|в)?/u, (_, v: string | undefined) => (v ? 'gv' : 'g'))
/** A longer version: «g90 L», «g90-л». */
const WITH_LONG = MODEL_CODES.filter(longVersionOf).map((code) => modelName(code).toLowerCase())
const LONG = new RegExp(`(${WITH_LONG.join('|') || '(?!)'})[\\s-]*(?:l|л)(?![\\p{L}\\p{N}])`, 'gu')

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** Words of a text; "тест-драйв" gives its parts and also both joined, for visitors who write it so. */
export function wordsOf(text: string): string[] {
  return (normalize(text).match(WORD) ?? []).flatMap((word) => {
    const parts = word.split('-')
    return parts.length > 1 ? [...parts, parts.join('')] : parts
  })
}

/**
 * Words of a query: "тест-драйв" gives only its parts, because every word of a query must match; the brand's name is
 * ignored beside other words.
 */
export function questionWords(text: string): string[] {
  const words = (normalize(text).match(WORD) ?? []).flatMap((word) => word.split('-'))
  const distinctive = words.filter((word) => !BRAND_WORDS.has(word))
  return distinctive.length > 0 ? distinctive : words
}

/** The longest question of the lists in docs/search.md has seven words. */
export const MAX_QUERY_WORDS = 12

/**
 * A query of more words reduced to its first twelve different ones, without filler words. Every unknown word is
 * compared with all words of the site, several times: two hundred characters of them took 20 ms.
 */
export function firstWords(text: string): string {
  const words = questionWords(text)
  if (words.length <= MAX_QUERY_WORDS) return text
  const telling = new Set(words.filter((word) => !STOP_WORDS.has(word)))
  return [...telling].slice(0, MAX_QUERY_WORDS).join(' ')
}

/** Every word of every spelling of the brand's name. */
export const BRAND_WORDS: ReadonlySet<string> = new Set(
  [BRAND, BRAND_SLUG, ...Object.values(BRAND_IN_RUSSIAN), ...BRAND_MISSPELT].flatMap((name) => wordsOf(name)),
)

/** The subject of a text, without regard to forms and order: two texts on the same subject compare equal. */
export const subjectOf = (text: string): string =>
  questionWords(text)
    .flatMap((word) => toTerm(word) ?? [])
    .sort()
    .join(' ')

/** Filler words next to others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'а без бы в во вы где для до его ее если есть за и из или их к как какая какие какой какого какова каков когда ко ' +
    'который куда ли мне можно мой моя мою мы на над надо не но нужно о об он от по под подскажите при про с сам сама самая самое самые самый свой свою ' +
    'сколько скольки скока со такое такой там у уже хочу через что чтобы это я'
  ).split(' '),
)

/** The term of a word, or null for a stop word. */
export function toTerm(word: string): string | null {
  return STOP_WORDS.has(word) ? null : toCanonical(stem(word))
}
