import type { NewsBlock } from '#src/domain/news.ts'

export type Fact = { label: string; value: string }
export type ArticlePart = NewsBlock | { type: 'facts'; facts: Fact[] }

/** «Когда: 5 и 6 декабря.» */
const FACT = /^([А-ЯЁA-Z][^:.!?]{0,30}):\s+(\S.*)$/s
/** One alone is a sentence like any other. */
const FEWEST = 2

/** A full stop ends a sentence, not a value; that of «2026 г.» belongs to the word. */
const withoutStop = (value: string): string => value.replace(/(\d|[а-яё]{4}|»)\.$/, '$1')

/** What stands before and after the colon; null where a text is no fact. */
function factOf(text: string): Fact | null {
  const [, label, value] = FACT.exec(text) ?? []
  if (label === undefined || value === undefined) return null
  return { label, value: value.charAt(0).toUpperCase() + withoutStop(value.slice(1)) }
}

function factsOf(texts: readonly string[]): Fact[] | null {
  const facts = texts.map(factOf).filter((fact) => fact !== null)
  return facts.length === texts.length && facts.length >= FEWEST ? facts : null
}

/** Lists and runs of paragraphs that are «label: value» throughout become facts; everything else stays as it is. */
export function withFacts(blocks: readonly NewsBlock[]): ArticlePart[] {
  const parts: ArticlePart[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (!block) break
    const run = block.type === 'list' ? block.items : paragraphsFrom(blocks, at)
    const facts = factsOf(run)
    if (!facts) parts.push(block)
    else {
      parts.push({ type: 'facts', facts })
      if (block.type === 'p') at += run.length - 1
    }
  }
  return parts
}

/** An article whose first facts stand beside its text; facts that the words before them announce stay where they are. */
export function withFactsAside(blocks: readonly NewsBlock[]): { facts: Fact[]; parts: ArticlePart[] } {
  const parts = withFacts(blocks)
  const at = parts.findIndex(({ type }) => type === 'facts')
  const [found, before] = [parts[at], parts[at - 1]]
  const isAnnounced = before?.type === 'p' && before.text.endsWith(':')
  if (found?.type !== 'facts' || isAnnounced) return { facts: [], parts }
  return { facts: found.facts, parts: parts.toSpliced(at, 1) }
}

/** The texts of the paragraphs from here that look like facts, one after the other. */
function paragraphsFrom(blocks: readonly NewsBlock[], at: number): string[] {
  const texts: string[] = []
  for (const block of blocks.slice(at)) {
    if (block.type !== 'p' || !factOf(block.text)) break
    texts.push(block.text)
  }
  return texts
}
