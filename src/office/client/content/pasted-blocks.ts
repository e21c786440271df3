/**
 * A paragraph block into which several paragraphs were pasted: on the site its line breaks would be spaces, and all of
 * them one paragraph. So each becomes a block, and lines with bullets a list, before the text is saved.
 */

type Body = Readonly<Record<string, unknown>>
type Block = { type: 'p'; text: string } | { type: 'list'; items: string[] }

/** The same body where there is nothing to split. */
export function withPastedBlocks<B extends Body>(body: B): B {
  const { body: blocks } = body
  if (!Array.isArray(blocks)) return body
  const split = blocks.flatMap((block: unknown): readonly unknown[] => (isParagraph(block) ? splitOf(block) : [block]))
  return split.length === blocks.length ? body : { ...body, body: split }
}

const isParagraph = (block: unknown): block is { type: 'p'; text: string } =>
  typeof block === 'object' &&
  block !== null &&
  'type' in block &&
  block.type === 'p' &&
  'text' in block &&
  typeof block.text === 'string'

/** As word processors copy them: «·» and a tab. */
const BULLET = /^[·•▪●◦‣–—-][\s\u00a0]+(?=\S)/
/** As an item of a list may be (domain/content/bodies.ts). */
const ITEM_MAX = 600

function splitOf(block: { type: 'p'; text: string }): readonly (Block | typeof block)[] {
  const paragraphs = paragraphsOf(block.text)
  if (paragraphs.length < 2) return [block]
  const split: Block[] = []
  let bullets: string[] = []
  const endList = () => {
    const items = bullets.map((line) => line.replace(BULLET, ''))
    // One line with a dash is a remark, not a list.
    if (bullets.length > 1 && items.every((item) => item.length <= ITEM_MAX)) split.push({ type: 'list', items })
    else split.push(...bullets.map((text): Block => ({ type: 'p', text })))
    bullets = []
  }
  for (const paragraph of paragraphs) {
    if (BULLET.test(paragraph)) {
      bullets.push(paragraph)
      continue
    }
    endList()
    split.push({ type: 'p', text: paragraph })
  }
  endList()
  return split
}

/** Empty lines part paragraphs; in a text without them each line is one. */
function paragraphsOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const hasEmpty = lines
    .slice(
      0,
      lines.findLastIndex((line) => line !== ''),
    )
    .includes('', 1)
  const paragraphs: string[] = []
  let isNew = true
  for (const line of lines) {
    if (line === '') isNew = true
    else if (isNew || !hasEmpty || BULLET.test(line)) {
      paragraphs.push(line)
      isNew = false
    } else paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`)
  }
  return paragraphs
}
