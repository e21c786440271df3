import { priceChanges } from '#src/backend/content/price-changes.ts'
import { atomFeed, startOfDay, type AtomEntry } from '#src/backend/site-files/atom.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { modelName } from '#src/content/models/names.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { BRAND, editions } from '#src/brand/brand.ts'
import { PRICE_FEED_PATH } from '#src/domain/constants.ts'
import { formatDate } from '#src/domain/format.ts'
import { announcedText, changeText } from '#src/domain/price-change-text.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'
import { hrefTo } from '#src/routes.ts'

const ENTRIES = 60

function entry(origin: string, { model, trim, before, after, day }: PriceChange): AtomEntry {
  const page = origin + hrefTo('price-changes')
  return {
    // A price corrected on the same day is a separate entry, because readers have stored the previous one.
    id: `${page}#${model}-${trim.id}-${day}-${after ?? 'none'}`,
    title: `${modelName(model)} ${trim.name}: ${announcedText(after)}`,
    url: page,
    at: startOfDay(day),
    summary: `С ${formatDate(day)} Прежняя цена: ${announcedText(before)}. Изменение: ${changeText(before, after)}.`,
    category: { term: model, label: modelName(model) },
  }
}

/** The latest price changes, one entry per trim. */
export const priceFeed: SiteFile<string> = {
  type: 'application/atom+xml; charset=utf-8',
  async make({ db, publicOrigin, now }) {
    const changes = (await priceChanges(db, now())).slice(0, ENTRIES)
    return atomFeed(publicOrigin, {
      page: hrefTo('price-changes'),
      self: PRICE_FEED_PATH,
      title: `${routeTitles['price-changes']} ${BRAND}`,
      subtitle: metaOf('price-changes').description,
      updated: startOfDay(changes[0]?.day ?? editions.texts),
      entries: changes.map((change) => entry(publicOrigin, change)),
    })
  },
}
