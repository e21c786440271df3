import { escapeXml, XML_HEAD } from '#src/backend/site-files/xml.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { ICON } from '#src/domain/icon-files.ts'
import { hrefTo } from '#src/routes.ts'

/** A feed needs a time for our dates: midnight in Moscow. */
export const startOfDay = (date: string): string => `${date}T00:00:00+03:00`

export type AtomEntry = {
  id: string
  title: string
  url: string
  at: string
  /** When it was last changed, if later than that. */
  updated?: string | undefined
  summary: string
  category?: { term: string; label: string }
  html?: string
}

export type AtomFeed = {
  /** Paths of the HTML page and of the feed. */
  page: string
  self: string
  title: string
  subtitle: string
  updated: string
  entries: readonly AtomEntry[]
}

const entryXml = ({ id, title, url, at, updated = at, summary, category, html }: AtomEntry): string =>
  [
    '<entry>',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<published>${at}</published>`,
    `<updated>${updated}</updated>`,
    ...(category ? [`<category term="${category.term}" label="${escapeXml(category.label)}"/>`] : []),
    `<summary>${escapeXml(summary)}</summary>`,
    ...(html === undefined ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
    '</entry>',
  ].join('')

/** A feed by RFC 4287. */
export function atomFeed(origin: string, { page, self, title, subtitle, updated, entries }: AtomFeed): string {
  const list = origin + page
  return [
    `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru-RU">`,
    `<id>${list}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${origin}${self}"/>`,
    `<link rel="alternate" type="text/html" href="${list}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(company.distributor.name)}</name><uri>${origin}${hrefTo('home')}</uri></author>`,
    `<icon>${origin}${ICON.path}</icon>`,
    `<rights>© ${escapeXml(BRAND)}</rights>`,
    ...entries.map(entryXml),
    '</feed>\n',
  ].join('\n')
}
