import type { ExternalLinkId } from '#src/domain/options.ts'
import type { PopupAction } from '#src/domain/popups.ts'
import { typografDeep } from '#src/domain/typography.ts'
import type { RouteName, StaticRouteName } from '#src/routes.ts'

/** Types of the site's Russian copy. Texts and meta tags are in content/pages and content/models. */

/** Where a call to action leads: a route, an external site, or a popup. */
export type Cta = { label: string; primary?: true } & (
  | { to: StaticRouteName; hash?: string; query?: Record<string, string> }
  | { external: ExternalLinkId }
  | { action: PopupAction; place?: string }
)

/** A key figure. `unsure` marks what the owner has not confirmed: it is shown with a footnote mark. */
export type Figure = { label: string; value: string; unit?: string; unsure?: true }

export type Section = {
  /** Anchor, Latin; also the key by which a page's composition finds the section. */
  id: string
  heading: string
  text: string[]
  list?: string[]
  /** The first column names the rows. */
  table?: { columns: string[]; rows: string[][] }
  answers?: { question: string; answer: string }[]
  figures?: Figure[]
  ctas?: Cta[]
}

export type PageCopy = {
  h1: string
  lead?: string
  figures?: Figure[]
  sections: Section[]
  ctas?: Cta[]
  /** Of a model's home. */
  headings?: HomeHeadings
}

/** Headings of the blocks that all models' homes have, in the model's own words. */
export type HomeHeadings = {
  dimensions: string
  colors: string
  farewell: string
  /** One sentence over the picture of the car in its place. */
  inPlace: string
}

/** Copy of several routes, e.g. of one model and its sections. */
export type CopyBook = Partial<Record<RouteName, PageCopy>>

/** Applies the typographer to every text once, when the module loads (server and browser alike). */
export const defineCopy = <T extends CopyBook>(book: T): T => typografDeep(book)

/** What search engines show of a page. */
export type MetaText = { title: string; description: string }

/**
 * Title (30–65 characters) and description (70–160) of pages, all different; checked by a test. Only the server reads
 * them: the call has no side effects, so it is dropped from the browser's copy of the file.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineMeta = <T extends Partial<Record<RouteName, MetaText>>>(meta: T): T => meta
