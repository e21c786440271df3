import { codeOf } from '#src/backend/content/former-codes.ts'
import { HREF } from '#src/backend/content/present-links.ts'
import type { ContentBlock, ContentBody } from '#src/domain/content/bodies.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { matchRoute } from '#src/routes.ts'

type Item = { kind: ContentKind; key: string; body: string }

/** Kinds whose items have a page that an editor takes off the site. */
type PageKind = 'news' | 'promo-page'
export type PageItem = { kind: PageKind; code: string }

/** The item an address of this site is the page of; null for every other address. */
export function pageItemAt(address: string): PageItem | null {
  const match = matchRoute(address.split(/[?#]/, 1)[0] ?? '')
  const code = match?.params['code']
  if (!match || code === undefined) return null
  if (match.name === 'news-detail') return { kind: 'news', code }
  return match.name === 'promo-page' ? { kind: 'promo-page', code } : null
}

/**
 * The items in effect without links to pages that are not on the site: hidden ones, ended ones, planned ones before their
 * hour. In a menu such a link would lead to the 404 page from every page of the site. `hasNews`: they are among the
 * items, no outside service has them.
 */
export function withoutGoneLinks(items: readonly Item[], { hasNews }: { hasNews: boolean }): Item[] {
  const codesOf = (kind: PageKind) =>
    new Set(items.filter((item) => item.kind === kind).map(({ body }) => codeOf(body)))
  const codes = { news: codesOf('news'), 'promo-page': codesOf('promo-page') }
  const isGone = (address: string): boolean => {
    const item = pageItemAt(address)
    return item !== null && (item.kind !== 'news' || hasNews) && !codes[item.kind].has(item.code)
  }
  const hasGone = ({ body }: Item) => [...body.matchAll(HREF)].some(([href]) => isGone(href))
  const left = items.map((item) => (hasGone(item) ? { ...item, body: stripped(item, isGone) } : item))
  const shown = left.filter((item) => !isSlide(item) || !hasGone(item))
  // The home page has at least one slide.
  return shown.some(isSlide) ? shown : left
}

const isSlide = ({ kind }: Item): boolean => kind === 'home-slide'

type IsGone = (address: string) => boolean

function stripped(item: Item, isGone: IsGone): string {
  switch (item.kind) {
    case 'menu': {
      const { groups } = bodyOf<'menu'>(item)
      const left = groups.map((group) => ({ ...group, entries: group.entries.filter(({ href }) => !isGone(href)) }))
      return JSON.stringify({ groups: left })
    }
    case 'footer': {
      const footer = bodyOf<'footer'>(item)
      return JSON.stringify({ ...footer, links: footer.links.filter(({ href }) => !isGone(href)) })
    }
    case 'news': {
      const news = bodyOf<'news'>(item)
      return JSON.stringify({ ...news, body: blocksWithout(news.body, isGone) })
    }
    case 'promo-page': {
      const page = bodyOf<'promo-page'>(item)
      const button = page.button !== null && isGone(page.button.href) ? null : page.button
      return JSON.stringify({ ...page, body: blocksWithout(page.body, isGone), button })
    }
    default:
      return item.body
  }
}

function blocksWithout(blocks: readonly ContentBlock[], isGone: IsGone): ContentBlock[] {
  return blocks.flatMap((block): ContentBlock[] => {
    if (block.type !== 'links') return [block]
    const items = block.items.filter(({ href }) => !isGone(href))
    return items.length > 0 ? [{ ...block, items }] : []
  })
}

const bodyOf = <K extends ContentKind>({ body }: Item): ContentBody<K> =>
  // Cast: bodies are written in the shape of their kind alone (versions.ts, shipped.ts).
  JSON.parse(body) as ContentBody<K>
