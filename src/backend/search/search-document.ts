import type { SearchType } from '#src/domain/search.ts'

/** An indexed result: four weighted fields, and what is shown. */
export type SearchDocument = {
  id: string
  type: SearchType
  name: string
  /** A page about one model only. */
  isOfModel?: boolean
  /** A query that equals one of these means this result. */
  labels: readonly string[]
  /** The same, but compared letter by letter, without stemming. */
  literals?: readonly string[]
  url: string
  title: string
  headings: string
  keywords: string
  text: string
}
