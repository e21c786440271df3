import { externalLinks } from '#src/brand/brand.ts'
import { metaOf, pageCopies } from '#src/content/all-pages.ts'
import { createMenu } from '#src/content/menu.ts'
import { modelNav } from '#src/content/model-nav.ts'
import { cities } from '#src/content/seed/cities.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { news } from '#src/content/seed/news-articles.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { hrefTo, type StaticRouteName } from '#src/routes.ts'

/**
 * Content that a test has to name: prices, dealers, news and headings belong to the editors, so a test takes
 * them from here or from the page. Interface literals fixed by the specification are in the tests themselves.
 */

/** The value, or the reason why this content cannot be tested with. */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The content has no ${what}`)
  return value
}

/** The address of the home page: it has the brand's name. */
export const HOME = hrefTo('home')

const menu = createMenu(externalLinks)
/** The entries with a drop block, a panel of the burger and a section of the footer, in their order. */
export const mainMenu: readonly MenuEntry[] = menu.filter(({ leftMenu }) => leftMenu)
/** The entries that stand in the right menu of the header only. */
export const serviceMenu: readonly MenuEntry[] = menu.filter(({ rightMenu }) => rightMenu)
export const headingOf = (route: StaticRouteName): string => needed(pageCopies.get(route), `copy of ${route}`).h1

/** Title of the page's tab. */
export const titleOf = (route: StaticRouteName): RegExp => words(metaOf(route).title)

/** Entries of a model's own header: its sections. */
export const sectionsOf = (code: ModelCode) => modelNav[code].nav

/** Text with any space for a space, and joiners ignored. */
export const words = (text: string, flags = ''): RegExp =>
  new RegExp(
    text
      .replaceAll('\u2060', '')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`)
      .replaceAll('-', '\u2060?[-\u2011]\u2060?'),
    flags,
  )

/** The newest first. */
export const newsByDate = news.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id)

/** Dealers of a city that offer test drives of the model. */
export const dealersOf = (city: Pick<City, 'id'>, model?: ModelCode): Dealer[] =>
  dealers.filter(
    ({ city_id: id, testDrive, test_models: models }) =>
      id === city.id && (model === undefined || (testDrive && models.includes(model))),
  )
/** A city with so many dealers who have the car for a test drive. */
export const cityWith = (isRight: (count: number) => boolean, model?: ModelCode) =>
  needed(
    cities.find((city) => isRight(dealersOf(city, model).length)),
    `city with that many dealers${model ? ` for ${model}` : ''}`,
  )

export const dealerHref = (code: string): string => hrefTo('dealers', { query: { dealer: code } })
