import type { ArticlePart, ImageBlock, ImagePair } from '#src/domain/article-facts.ts'

export type ArticleChapter = {
  /** No heading before the first one, and where a chapter continues after its pictures. */
  heading: string | null
  parts: ArticlePart[]
  /** Wider than the text, after it: one or two full-width pictures. */
  after: ImageBlock | ImagePair | null
}

/** An article split at its headings and after its wide pictures. */
export function chaptersOf(parts: readonly ArticlePart[]): ArticleChapter[] {
  const chapters: ArticleChapter[] = []
  let open: ArticleChapter | null = null
  const begin = (heading: string | null): ArticleChapter => {
    const chapter = { heading, parts: [], after: null }
    chapters.push(chapter)
    return chapter
  }
  for (const part of parts) {
    if (part.type === 'h2') open = begin(part.text)
    else if (part.type === 'pair' || (part.type === 'image' && part.wide !== undefined)) {
      open ??= begin(null)
      open.after = part
      open = null
    } else {
      open ??= begin(null)
      open.parts.push(part)
    }
  }
  return chapters
}
