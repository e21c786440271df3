import { badRequest, notFound } from '#src/backend/call-error.ts'
import type { Context, Endpoint } from '#src/backend/endpoint.ts'
import { findDealerByCode, type DealerInCity } from '#src/backend/dealers.ts'
import { findNews } from '#src/backend/endpoints/news.ts'
import { describeBuild, findSharedBuild, type DescribedBuild } from '#src/backend/endpoints/build.ts'
import { resolveChoice } from '#src/backend/configurations/car.ts'
import { breadcrumbsOf } from '#src/backend/breadcrumbs.ts'
import { cutAtWord, fitDescription, fitTitle, TITLE_MAX } from '#src/backend/meta-texts.ts'
import { requestPageTexts } from '#src/content/request-page.ts'
import { structuredData } from '#src/backend/structured-data/index.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { shareCardOf } from '#src/content/share-cards.ts'
import type { NewsItem } from '#src/content/seed/news.ts'
import { choiceOf } from '#src/domain/configurator/build.ts'
import { buildKey } from '#src/domain/configurator/build-key.ts'
import { choicePairs, emptyChoice, readQuery } from '#src/domain/configurator/choice.ts'
import { BUILD_CARDS } from '#src/domain/constants.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { withoutBinding } from '#src/domain/nbsp.ts'
import { formatHours, openHoursOf } from '#src/domain/opening-hours.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { hrefTo, matchRoute, routeOf, type RouteMatch, type RouteName, isStaticRoute } from '#src/routes.ts'

/**
 * Meta tags of a page by its exact path (gaps.md 14); the page of a dealer has those of the list with the dealer's
 * name.
 */
export const getMeta: Endpoint<'GET /v1/meta'> = async (context, query) => {
  const route = query('route')
  if (route === undefined) throw badRequest('Не указан адрес страницы')
  const dealer = await dealerTexts(context, route)
  const [bare = '', search] = route.split('?', 2)
  const match = matchRoute(bare)
  // Only these pages have a subject in their query (routes.ts).
  if (search !== undefined && !(match && routeOf(match.name).subject)) throw notFound('Страница не найдена')
  const build = match?.name === 'configurator' ? await chosenTexts(context, new URLSearchParams(search)) : null
  const texts = dealer ?? build ?? (match && (await textsOf(context, match)))
  if (!match || !texts) throw notFound('Страница не найдена')
  const tags = toMetaTags(context.publicOrigin, dealer ? route : bare, match, texts)
  const meta = build ? { ...tags, route } : tags
  const jsonld = await structuredData(context, { name: match.name, meta, item: texts.item, dealer: texts.dealer })
  // By its types a schema.org value may be a bare string; ours are all objects.
  return jsonld.length > 0 ? { ...meta, jsonld: jsonld as NonNullable<MetaTags['jsonld']> } : meta
}

/** `card` is the share card of a page that has one of its own. */
type Texts = {
  title: string
  description: string
  crumb: string
  item?: NewsItem
  dealer?: DealerInCity
  card?: ReturnType<typeof shareCardOf>
  /** Path and query to share where the canonical address would lead to another card. */
  sharedAs?: string
}

async function textsOf(context: Context, { name, params }: RouteMatch): Promise<Texts | undefined> {
  if (name === 'request') return { ...requestPageTexts.meta, crumb: requestPageTexts.title }
  if (isStaticRoute(name)) return { ...metaOf(name), crumb: routeTitles[name] }
  if (name === 'build') return buildTexts(context, params['code'] ?? '')
  const item = await findNews(context, params['code'])
  return item && { title: fitTitle(item.name), description: fitDescription(item.preview), crumb: item.name, item }
}

/** The part of the dealers' page address that names a dealer. */
const DEALER_QUERY = /(?<=^\/dealers\.html)\?dealer=[^&#]*$/

/** Undefined for any other page, and for an unknown dealer, whose page shows the list. */
async function dealerTexts({ db }: Context, route: string): Promise<Texts | undefined> {
  const found = DEALER_QUERY.test(route)
    ? await findDealerByCode(db, new URLSearchParams(route.slice(route.indexOf('?'))).get('dealer') ?? '')
    : undefined
  if (!found) return undefined
  const { dealer, city } = found
  const name = withoutBinding(dealer.name)
  const place = withoutBinding(city.name_in)
  const full = `${name} — официальный дилер ${BRAND} ${place}`
  const hours = openHoursOf(dealer).map(formatHours).join(', ')
  return {
    title: full.length <= TITLE_MAX ? full : cutAtWord(`${name} — дилер ${BRAND} ${place}`, TITLE_MAX),
    description: fitDescription(
      `${name}: ${dealer.address}. Телефон ${dealer.phone}, ${hours}. Официальный дилер ${BRAND}: адрес, маршрут, услуги, тест-драйв.`,
    ),
    crumb: name,
    dealer: found,
    card: { image: shareCardOf('dealers').image, alt: `${name}, официальный дилер ${BRAND} ${place}` },
  }
}

async function buildTexts(context: Context, code: string): Promise<Texts | undefined> {
  const build = await findSharedBuild(context, code)
  if (!build) return undefined
  const { model, trim } = build
  return {
    title: `${BRAND} ${model.name} ${trim.name}: собранный автомобиль`,
    description: fitDescription(`${inWords(build)} Откройте эту сборку в конфигураторе ${BRAND}.`),
    crumb: `${model.name} ${trim.name}`,
    card: cardOf(build, code),
  }
}

/** "/configurator?model=gv70&…": the car of such an address. Null when it names no model. */
async function chosenTexts({ db }: Context, search: URLSearchParams): Promise<Texts | null> {
  const choice = readQuery(search)
  const resolved = await resolveChoice(db, choice)
  if (!resolved) return null
  const build = describeBuild(resolved.build)
  const { model, trim, exterior } = build
  const isModelAlone = [choice.comp, choice.ext, choice.int].every((part) => part === null) && choice.pkg.length === 0
  const chosen = choicePairs(choiceOf(resolved.build, emptyChoice))
  const own = isModelAlone ? { model: resolved.build.model.code } : Object.fromEntries(chosen.filter(isOfBuild))
  const name = `${BRAND} ${model.name}`
  return {
    title: isModelAlone
      ? `${name}: соберите свой в конфигураторе`
      : fitTitle(`${name} ${trim.name}, ${exterior.name.toLowerCase()}`, ' — конфигуратор'),
    description: fitDescription(
      isModelAlone
        ? `Конфигуратор ${name}: двигатель, цвет, салон и пакеты с доплатой за каждый. ${priceOf(build, 'Цена от ')}. Соберите свой и узнайте платёж в месяц.`
        : `${inWords(build)} Измените сборку под себя.`,
    ),
    crumb: routeTitles.configurator,
    card: cardOf(build, buildKey(resolved.build)),
    sharedAs: hrefTo('configurator', { query: own }),
  }
}

const isOfBuild = ([key]: readonly [string, string]): boolean => key !== 'slide'

const priceOf = ({ total }: DescribedBuild, before = ''): string =>
  total === null ? PRICE_SOON : `${before}${formatMoney(total)}`

const inWords = (build: DescribedBuild): string => {
  const { model, trim, exterior, interior } = build
  return `${model.name} ${trim.name}: ${trim.modification}. Кузов — ${exterior.name.toLowerCase()}, салон — ${interior.name.toLowerCase()}. ${priceOf(build)}.`
}

/** The picture of a car: by short code, or by the whole configuration. */
const cardOf = ({ model, exterior }: DescribedBuild, name: string) => ({
  image: `${BUILD_CARDS}/${name}.jpg`,
  alt: `${BRAND} ${model.name}, ${exterior.name.toLowerCase()}`,
})

function toMetaTags(
  origin: string,
  path: string,
  { name, params }: RouteMatch,
  { title, description, crumb, card, dealer, sharedAs }: Texts,
): MetaTags {
  const { image, alt } = card ?? shareCardOf(name, params['code'])
  return {
    route: path,
    title,
    description,
    // An unknown page has no canonical address, and a request page must not reveal its own.
    canonical: routeOf(name).personal || name === 'error-404' ? '' : origin + path,
    robots: robotsOf(name),
    og: {
      title,
      description,
      image: origin + image,
      image_alt: alt,
      type: typeOf(name),
      ...(sharedAs && { url: origin + sharedAs }),
    },
    breadcrumbs: dealer
      ? [...breadcrumbsOf(name, hrefTo('dealers'), routeTitles.dealers), { name: crumb, url: path }]
      : breadcrumbsOf(name, path, crumb),
  }
}

function robotsOf(name: RouteName): string {
  if (name === 'error-404') return 'noindex'
  if (routeOf(name).personal) return 'noindex, nofollow'
  return routeOf(name).noindex ? 'noindex, follow' : 'index, follow'
}

function typeOf(name: RouteName): MetaTags['og']['type'] {
  if (name === 'news-detail') return 'article'
  return routeOf(name).model ? 'product' : 'website'
}
