/**
 * A small Russian stemmer (russian-rules.md 5): removes one ending, then one derivational suffix, so that "гарантийный"
 * matches "гарантия" and "дилерский" matches "дилеров". The input is one lower-case word with е for ё.
 */
export function stem(word: string): string {
  if (!CYRILLIC.test(word)) return word
  const base = cut(cut(word, ENDINGS, minStem), TAILS, () => MIN_ROOT)
  return base
    .replace(/([бвгджзклмнпрстфхцчшщ])\1$/, '$1')
    .replace(/[ео]?ц$/, 'ц')
    .replace(/ьц$/, 'ц')
}

const CYRILLIC = /^[а-я]+$/
const MIN_STEM = 3
/** A suffix is removed only from a longer word: "полный" is not "пол". */
const MIN_ROOT = 4
/** "Уфа" and "Уфе": a one-letter ending may leave a stem of two letters. */
const minStem = (ending: string): number => (ending.length === 1 ? 2 : MIN_STEM)

const longestFirst = (list: string): string[] => list.split(' ').sort((a, b) => b.length - a.length)
const ENDINGS = longestFirst(
  'ьми иями ями ами иях ях ах ией ей ой ый ий ая яя ое ее ые ие ого его ому ему ыми ими ых их ую юю ою ею ов ев ам ям ' +
    'ом ем им ым ия ья ие ье ию ью ии ьи ы и а я о е у ю ь й ть ти ся ' +
    // Of the verb endings, those that no noun of ours has: "работаете" is about work, "записаться" about an
    // appointment.
    'аетесь яетесь аете яете ает яет ают яют ать ять аться яться ается яется аются яются уете ует уют',
)
const TAILS = longestFirst('тельн альн ированн ован енн ен анн онн ийн ск ость ост н к')

/** A noun such as "новость", "скорости": its "т" belongs to the stem, as in "новостью", not to an infinitive. */
const ABSTRACT_NOUN = /ост[ьи]$/
const INFINITIVE = ['ть', 'ти']

function cut(word: string, endings: readonly string[], least: (ending: string) => number): string {
  const fits = (ending: string) =>
    word.endsWith(ending) &&
    word.length - ending.length >= least(ending) &&
    !(INFINITIVE.includes(ending) && ABSTRACT_NOUN.test(word))
  const ending = endings.find(fits)
  return ending ? word.slice(0, -ending.length) : word
}
