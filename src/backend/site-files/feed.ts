import { lastChanges, laterTime } from '#src/backend/content/last-changes.ts'
import { firstCodes } from '#src/backend/content/former-codes.ts'
import { newsItems } from '#src/backend/site-files/news-items.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { atomFeed, startOfDay, type AtomEntry } from '#src/backend/site-files/atom.ts'
import { escapeXml } from '#src/backend/site-files/xml.ts'
import * as texts from '#src/content/news-texts.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { priceListOf } from '#src/content/price-list.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'
import { editions } from '#src/brand/brand.ts'
import { FEED_PATH } from '#src/domain/constants.ts'
import type { HoursBlock } from '#src/domain/hours-block.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import { hrefTo } from '#src/routes.ts'

const ENTRIES = 20

function blockHtml(block: NewsBlock, origin: string): string {
  if (block.type === 'list') return `<ul>${block.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`
  if (block.type === 'links')
    return `<ul>${block.items.map(({ name, href }) => `<li><a href="${origin}${escapeXml(href)}">${escapeXml(name)}</a></li>`).join('')}</ul>`
  if (block.type === 'image') return `<p><img src="${origin}${escapeXml(block.src)}" alt="${escapeXml(block.alt)}"></p>`
  // A reader stores entries, so they refer to the page with current prices instead of quoting prices.
  if (block.type === 'versions') {
    const { name, href } = priceListOf(block.model)
    return `<p><a href="${origin}${escapeXml(href)}">${escapeXml(name)}</a></p>`
  }
  if (block.type === 'hours') return hoursHtml(block)
  const tag = block.type === 'quote' ? 'blockquote' : block.type
  return `<${tag}>${escapeXml(block.text)}</${tag}>`
}

function hoursHtml({ caption, rows }: HoursBlock): string {
  const lines = rows.map(({ dates, weekday, hours, note }) => {
    const [day, open] = [
      [dates, weekday],
      [hours, note],
    ].map((words) => escapeXml(words.filter(Boolean).join(', ')))
    return `<tr><th scope="row">${day}</th><td>${open}</td></tr>`
  })
  return `<table>${caption ? `<caption>${escapeXml(caption)}</caption>` : ''}<tbody>${lines.join('')}</tbody></table>`
}

function entry(
  origin: string,
  { code, name, date, preview, category, body }: NewsItem,
  { change, firstCode = code }: { change: string | undefined; firstCode: string | undefined },
): AtomEntry {
  const url = origin + hrefTo('news-detail', { params: { code } })
  return {
    // Readers know an entry by it: another one would be another entry, unread again.
    id: origin + hrefTo('news-detail', { params: { code: firstCode } }),
    title: name,
    url,
    at: startOfDay(date),
    updated: laterTime(startOfDay(date), change),
    summary: preview,
    category: { term: category, label: texts.news.categories[category] },
    html: body.map((block) => blockHtml(block, origin)).join(''),
  }
}

/** The latest news with full text. */
export const feed: SiteFile<string> = {
  type: 'application/atom+xml; charset=utf-8',
  async make({ db, publicOrigin, now }) {
    const items = (await newsItems(db)).slice(0, ENTRIES)
    const changes = await lastChanges(db, 'news', now())
    const firstOnes = await firstCodes(db, 'news', now())
    const entries = items.map((item) => {
      const key = String(item.id)
      return entry(publicOrigin, item, { change: changes.get(key), firstCode: firstOnes.get(key) })
    })
    return atomFeed(publicOrigin, {
      page: hrefTo('news'),
      self: FEED_PATH,
      title: texts.news.feed,
      subtitle: metaOf('news').description,
      updated: entries.map(({ at, updated }) => updated ?? at).reduce(laterTime, startOfDay(editions.texts)),
      entries,
    })
  },
}
