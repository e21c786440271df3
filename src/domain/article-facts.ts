import type { NewsBlock } from '#src/domain/news.ts'

export type Fact = { label: string; value: string }
export type ImageBlock = Extract<NewsBlock, { type: 'image' }>
/** Two pictures in a row in the text. */
export type ImagePair = { type: 'pair'; images: [ImageBlock, ImageBlock] }
export type ArticlePart =
  | NewsBlock
  | { type: 'facts'; facts: Fact[] }
  /** Facts that are all a number with its unit. */
  | { type: 'figures'; figures: { label: string; value: string; unit: string }[] }
  | ImagePair

/** «4715 мм», «6,9 с»; a date or a price does not count. */
const FIGURE = /^(\d+(?:[\s.]\d{3})*(?:,\d+)?)\s(мм|см|м|км|км\/ч|л|л\.\s?с\.|Н·м|с|мин|дюйм[а-я]*|минут[а-я]*)$/

/** «Когда: 5 и 6 декабря.» */
const FACT = /^([А-ЯЁA-Z][^:.!?]{0,30}):\s+(\S.*)$/s
/** A single one is an ordinary sentence. */
const FEWEST = 2

/** As in the content: spaces may be non-breaking, hyphens joined to the next word. */
export const PHONE_IN_TEXT = /(\+7\s\(\d{3}\)\s\d{3}-\u2060?\d\d-\u2060?\d\d)/

/** A full stop ends a sentence, not a value; that of «2026 г.» belongs to the word. */
const withoutStop = (value: string): string => value.replace(/(\d|[а-яё]{4}|»)\.$/, '$1')

/** The parts before and after the colon; null where a text is not a fact. */
function factOf(text: string): Fact | null {
  const [, label, value] = FACT.exec(text) ?? []
  if (label === undefined || value === undefined) return null
  return { label, value: value.charAt(0).toUpperCase() + withoutStop(value.slice(1)) }
}

function factsOf(texts: readonly string[]): Fact[] | null {
  const facts = texts.map(factOf).filter((fact) => fact !== null)
  return facts.length === texts.length && facts.length >= FEWEST ? facts : null
}

/** Facts as figures; null where one of them is something else. */
function figuresOf(facts: readonly Fact[]): ArticlePart | null {
  const figures = facts.flatMap(({ label, value: text }) => {
    const [, value, unit] = FIGURE.exec(text) ?? []
    return value === undefined || unit === undefined ? [] : [{ label, value, unit }]
  })
  return figures.length === facts.length ? { type: 'figures', figures } : null
}

/** A picture that may be placed next to another one: not a full-width one. */
const isBeside = (block: NewsBlock): block is ImageBlock => block.type === 'image' && block.wide === undefined

/**
 * Lists and runs of paragraphs that all read «label: value» become facts or figures; two pictures in a row are placed
 * side by side; everything else stays as it is.
 */
export function withFacts(blocks: readonly NewsBlock[]): ArticlePart[] {
  const parts: ArticlePart[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (!block) break
    const run = block.type === 'list' ? block.items : paragraphsFrom(blocks, at)
    const facts = factsOf(run)
    const after = blocks[at + 1]
    if (facts) {
      parts.push(figuresOf(facts) ?? { type: 'facts', facts })
      if (block.type === 'p') at += run.length - 1
    } else if (isBeside(block) && after && isBeside(after)) {
      parts.push({ type: 'pair', images: [block, after] })
      at++
    } else parts.push(block)
  }
  return parts
}

/**
 * An article whose first facts are placed next to its text; facts introduced by the words before them stay where they
 * are.
 */
export function withFactsAside(blocks: readonly NewsBlock[]): { facts: Fact[]; parts: ArticlePart[] } {
  const parts = withFacts(blocks)
  const at = parts.findIndex(({ type }) => type === 'facts')
  const [found, before] = [parts[at], parts[at - 1]]
  const isAnnounced = before?.type === 'p' && before.text.endsWith(':')
  if (found?.type !== 'facts' || isAnnounced) return { facts: [], parts }
  return { facts: found.facts, parts: parts.toSpliced(at, 1) }
}

/** The texts of the consecutive paragraphs from here on that look like facts. */
function paragraphsFrom(blocks: readonly NewsBlock[], at: number): string[] {
  const texts: string[] = []
  for (const block of blocks.slice(at)) {
    if (block.type !== 'p' || !factOf(block.text)) break
    texts.push(block.text)
  }
  return texts
}
