import { swapLayout } from '#src/backend/search/layout.ts'
import { remembered } from '#src/backend/search/remembered.ts'
import { fromLatin } from '#src/backend/search/transliteration.ts'
import { normalize, questionWords, STOP_WORDS, toTerm } from '#src/backend/search/words.ts'
import { editDistance } from '#src/domain/edit-distance.ts'

/** Corrects a query by the words the site really has: first the keyboard layout, then typing mistakes. */
export type Spelling = {
  /** The corrected query, or null when it needs or allows no correction. */
  mend: (question: string) => string | null
  /** The query without words that no text of the site has; null when that leaves all of it, or nothing. */
  knownWords: (question: string) => string | null
}

/** Allowed edits in a term, by its length (russian-rules.md 5). */
const allowedEdits = (term: string): number => (term.length >= 9 ? 2 : term.length >= 4 ? 1 : 0)
/** Additional edits allowed in the ending; short words get none. */
const allowedEditsInEnding = (word: string): number => (word.length >= 6 ? 2 : 0)
/** Shorter question words ("или", "мне") are too similar to others. */
const MIN_ASKING = 5
/** A prefix of this many characters is a word still being typed, not a mistake. */
const MIN_BEGINNING = 3

/**
 * `texts` is the whole corpus; `understood` are words of answers and synonyms, whether or not a text contains them:
 * "дешевый" is no misspelling of "дерево".
 */
export function createSpelling(texts: readonly string[], understood: Iterable<string>): Spelling {
  const forms: Forms = new Map()
  collectForms(texts, forms)
  const ofTexts = new Set(forms.keys())
  collectForms(understood, forms)
  const terms = [...forms.keys()]
  const isKnown = (word: string) => termsOf(word).every((term) => forms.has(term))
  const isBegun = (word: string) =>
    questionWords(word).every((part) => {
      const term = toTerm(part)
      // Compares letters, not stems: "семимесный" is no prefix of "семиместный".
      const begins = (known: string) =>
        term !== null &&
        known.startsWith(term) &&
        [...(forms.get(known)?.keys() ?? [])].some((form) => form.startsWith(part))
      return term === null || (term.length >= MIN_BEGINNING && terms.some(begins))
    })

  /** "3х" is not "3[": no word has such a sign, so letters that become one were not typed by mistake. */
  const isKnownSwapped = (swapped: string) =>
    !/[[\];'`]/.test(swapped) && termsOf(swapped).length > 0 && isKnown(swapped)

  function mendWord(word: string): string | null {
    if (isKnown(word) || isBegun(word)) return word
    const swapped = swapLayout(word)
    if (isKnownSwapped(swapped)) return swapped
    // Another year or sum is not a misspelt one.
    if (!/\p{L}/u.test(word)) return word
    // Russian in Latin letters, typed in either layout: "dilery", "вшдукн".
    const sounded = [word, swapped].flatMap((text) => fromLatin(text.toLowerCase()) ?? [])
    const [heard] = sounded.filter(isKnown)
    if (heard) return heard
    for (const text of [word, ...sounded]) {
      const mended = questionWords(text).map((part) => nearestForm(part))
      if (mended.length > 0 && mended.every((part) => part !== null)) return mended.join('-')
    }
    return null
  }

  function nearestForm(word: string): string | null {
    const term = toTerm(word)
    if (term === null || forms.has(term)) return word
    const asking = ASKING.find((known) => Math.abs(known.length - word.length) <= 1 && editDistance(word, known) <= 1)
    if (asking) return asking
    const limit = allowedEdits(term)
    if (limit === 0) return slipOfFinger(word)
    const [best] = terms
      .filter((known) => Math.abs(known.length - term.length) <= limit)
      .map((known) => ({ known, distance: editDistance(term, known) }))
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance || countOf(b.known) - countOf(a.known))
    const form = best && closest(word, forms.get(best.known)!)
    // Stems may be close where the words are not: "абрак" is not "убран".
    return form && editDistance(normalize(word), normalize(form)) <= limit + allowedEditsInEnding(word) ? form : null
  }

  /**
   * In a word too short for edits two typing errors are corrected: a missing letter, and two transposed letters. The
   * first letter must match, and only one word of the site may be meant.
   */
  function slipOfFinger(word: string): string | null {
    if (!SHORT_WORD.test(word)) return null
    const meant = terms.flatMap((term) => {
      const own = [...forms.get(term)!.keys()].filter((form) => isSlip(word, form))
      return own.length > 0 ? [own] : []
    })
    return meant.length === 1 ? (meant[0]?.[0] ?? null) : null
  }
  const countOf = (term: string) => [...forms.get(term)!.values()].reduce((sum, count) => sum + count, 0)

  function mend(question: string): string | null {
    const whole = swapLayout(question)
    if (!isKnown(question) && isKnownSwapped(whole)) return whole
    const words = question.trim().split(/\s+/)
    const mended = words.map((word) => mendWord(word) ?? word)
    return mended.some((word, index) => word !== words[index]) ? mended.join(' ') : null
  }

  function knownWords(question: string): string | null {
    const words = question.trim().split(/\s+/)
    const known = words.filter((word) => {
      const own = termsOf(word)
      return own.length > 0 && own.every((term) => ofTexts.has(term))
    })
    return known.length > 0 && known.length < words.length ? known.join(' ') : null
  }

  return { mend, knownWords }
}

const SHORT_WORD = /^[а-яё]{3,4}$/

/** Whether the form is the word with one letter added, or with two neighbouring letters transposed. */
const isSlip = (word: string, form: string): boolean =>
  form.length >= 4 &&
  form[0] === word[0] &&
  editDistance(word, form) === 1 &&
  (form.length === word.length + 1 || (form.length === word.length && lettersOf(form) === lettersOf(word)))
const lettersOf = (word: string): string => [...word].toSorted().join('')

/** Question words, "сколько": the search ignores them, so their misspellings must not become other words. */
const ASKING = [...STOP_WORDS].filter((word) => word.length >= MIN_ASKING)

const termsOf = (text: string): string[] => questionWords(text).flatMap((word) => toTerm(word) ?? [])

/** Term → the words it stands for, with the frequency of each. */
type Forms = Map<string, Map<string, number>>

function collectForms(texts: Iterable<string>, forms: Forms): void {
  // A text repeats its words: each is stemmed once.
  const termOf = remembered(toTerm)
  for (const text of texts)
    for (const word of questionWords(text)) {
      const term = termOf(word)
      if (term === null) continue
      const known = forms.get(term) ?? new Map<string, number>()
      known.set(word, (known.get(word) ?? 0) + 1)
      forms.set(term, known)
    }
}

function closest(word: string, forms: ReadonlyMap<string, number>): string {
  const [[best] = [word]] = [...forms].sort(([a, m], [b, n]) => editDistance(word, a) - editDistance(word, b) || n - m)
  return best
}
