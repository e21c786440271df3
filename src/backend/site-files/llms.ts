import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { indexedRoutes } from '#src/backend/site-files/sitemap.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { FEED_PATH, PRICE_FEED_PATH, PRICE_LIST_CSV, PRICE_LIST_JSON } from '#src/domain/constants.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { hrefTo, routeOf } from '#src/routes.ts'

type Listed = (typeof indexedRoutes)[number]

const OF_PRICES: ReadonlySet<string> = new Set(['model-price', 'configurator', 'price-changes'])

const groups: readonly [title: string, takes: (name: Listed) => boolean][] = [
  ['Модели', (name) => routeOf(name).modelHome === true || routeOf(name).page === 'models'],
  ['Цены и комплектации', (name) => OF_PRICES.has(routeOf(name).page)],
  ['Подробно о моделях', (name) => routeOf(name).model !== undefined],
  ['Остальное', () => true],
]

/** llmstxt.org: what the site is and where to find what, for language models. */
export const llms: SiteFile<string> = {
  type: 'text/plain; charset=utf-8',
  make({ publicOrigin }) {
    const left = new Set(indexedRoutes)
    const sections = groups.map(([title, takes]) => {
      const names = [...left].filter(takes)
      names.forEach((name) => left.delete(name))
      const lines = names.map(
        (name) =>
          `- [${withPlainSpaces(routeTitles[name])}](${publicOrigin}${hrefTo(name)}): ${withPlainSpaces(metaOf(name).description)}`,
      )
      return `## ${title}\n\n${lines.join('\n')}`
    })
    return [
      `# ${BRAND}`,
      `> Официальный сайт ${BRAND} в России, дистрибьютор ${company.distributor.name}. Цены — максимальные рекомендованные розничные, не являются публичной офертой; действительные цены называет дилер. Служба поддержки: ${company.supportPhone}, ${company.supportHours.toLowerCase()}.`,
      ...sections,
      `## Данные\n\n- [Карта сайта](${publicOrigin}/sitemap.xml)\n- [Новости, Atom](${publicOrigin}${FEED_PATH})\n- [Прайс-лист, JSON](${publicOrigin}${PRICE_LIST_JSON})\n- [Прайс-лист, CSV](${publicOrigin}${PRICE_LIST_CSV})\n- [Изменения цен, Atom](${publicOrigin}${PRICE_FEED_PATH})`,
    ]
      .join('\n\n')
      .concat('\n')
  },
}
