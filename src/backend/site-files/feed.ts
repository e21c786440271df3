import { newsItems } from '#src/backend/site-files/news-items.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { escapeXml, XML_HEAD } from '#src/backend/site-files/xml.ts'
import * as texts from '#src/content/page-texts.ts'
import { metaOf } from '#src/content/all-pages.ts'
import type { NewsItem } from '#src/content/seed/news.ts'
import { BRAND, company, editions } from '#src/brand/brand.ts'
import { FEED_PATH } from '#src/domain/constants.ts'
import { ICON } from '#src/domain/icon-files.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import { hrefTo } from '#src/routes.ts'

const ENTRIES = 20

/** News items have a date without an hour: midnight in Moscow is used. */
const timeOf = (date: string): string => `${date}T00:00:00+03:00`

function blockHtml(block: NewsBlock, origin: string): string {
  if (block.type === 'list') return `<ul>${block.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`
  if (block.type === 'links')
    return `<ul>${block.items.map(({ name, href }) => `<li><a href="${origin}${escapeXml(href)}">${escapeXml(name)}</a></li>`).join('')}</ul>`
  if (block.type === 'image') return `<p><img src="${origin}${escapeXml(block.src)}" alt="${escapeXml(block.alt)}"></p>`
  const tag = block.type === 'quote' ? 'blockquote' : block.type
  return `<${tag}>${escapeXml(block.text)}</${tag}>`
}

function entry(origin: string, { code, name, date, preview, category, body }: NewsItem): string {
  const url = origin + hrefTo('news-detail', { params: { code } })
  const html = body.map((block) => blockHtml(block, origin)).join('')
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escapeXml(name)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${timeOf(date)}</published>`,
    `<updated>${timeOf(date)}</updated>`,
    `<category term="${category}" label="${escapeXml(texts.news.categories[category])}"/>`,
    `<summary>${escapeXml(preview)}</summary>`,
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('')
}

/** RFC 4287: the latest news with full text. */
export const feed: SiteFile<string> = {
  type: 'application/atom+xml; charset=utf-8',
  async make({ db, publicOrigin }) {
    const items = (await newsItems(db)).slice(0, ENTRIES)
    const list = publicOrigin + hrefTo('news')
    return [
      `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru-RU">`,
      `<id>${list}</id>`,
      `<title>${texts.news.feed}</title>`,
      `<subtitle>${escapeXml(metaOf('news').description)}</subtitle>`,
      `<link rel="self" type="application/atom+xml" href="${publicOrigin}${FEED_PATH}"/>`,
      `<link rel="alternate" type="text/html" href="${list}"/>`,
      `<updated>${timeOf(items[0]?.date ?? editions.texts)}</updated>`,
      `<author><name>${escapeXml(company.distributor.name)}</name><uri>${publicOrigin}${hrefTo('home')}</uri></author>`,
      `<icon>${publicOrigin}${ICON.path}</icon>`,
      `<rights>© ${escapeXml(BRAND)}</rights>`,
      ...items.map((item) => entry(publicOrigin, item)),
      '</feed>\n',
    ].join('\n')
  },
}
