import type { MetaText, PageCopy } from '#src/content/copy.ts'
import { modelPageTitles } from '#src/content/models/page-names.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { PlainRouteName, RouteName, routes } from '#src/routes.ts'

/** What every page must have besides its code: a short name, and a file with its copy and tags. */

/** Short label of every route: the site map, breadcrumbs, «возможно, вы искали». */
export const routeTitles: Record<RouteName, string> = {
  home: 'Главная',
  [`${BRAND_SLUG}-models` as const]: 'Модели',

  ...modelPageTitles,

  future: 'Автомобили будущего',
  [`future-${BRAND_SLUG}-x` as const]: `${BRAND} X`,
  'future-mint': 'Mint',

  'promo-new-g80': 'Предварительная запись на G80',
  'promo-gv80': 'Тест-драйв GV80',

  configurator: 'Конфигуратор',
  'test-drive': 'Тест-драйв',
  finance: 'Кредит и лизинг',
  'price-changes': 'Изменения цен',
  dealers: 'Дилеры',
  certified: 'Автомобили с пробегом',
  contacts: 'Контакты',

  owners: 'Владельцам',
  warranty: 'Гарантия',
  'connected-services': 'Подключённые сервисы',
  support: 'Поддержка',
  mobility: 'Мобильность',
  lounge: 'Лаунж',

  brand: 'Философия',
  news: 'Новости',
  'news-detail': 'Новость',
  'promo-page': 'Акция',
  build: 'Собранный автомобиль',
  about: 'О компании',
  contractors: 'Подрядчикам',
  workers: 'Работникам',
  'personal-data': 'Персональные данные',

  search: 'Поиск',
  sitemap: 'Карта сайта',
  request: 'Ваша заявка',
  saved: 'Сохранено на этом устройстве',
  'tools-links': 'Ссылки для рекламы',
  'error-404': 'Страница не найдена',
}

/** The file of each page: named like the route, or as its row says (`copy`). */
type FileOf = {
  [Name in PlainRouteName]: (typeof routes)[Name] extends { copy: infer File extends string } ? File : Name
}
type RoutesIn<File> = { [Name in PlainRouteName]: FileOf[Name] extends File ? Name : never }[PlainRouteName]
type PageFile<Name extends PlainRouteName> = {
  copy: { [Own in Name]: PageCopy }
  meta: { [Own in Name]: MetaText }
}
type Wanted<Files extends { [File in FileOf[PlainRouteName]]: PageFile<RoutesIn<File>> }> = Files

/**
 * Files with copy and tags, without those of models: a page whose file lacks either, or is not listed, does not
 * compile. Types only; app/copy.ts and all-pages.ts find the files by name.
 */
export type PageFiles = Wanted<{
  about: typeof import('#src/content/pages/about.ts')
  brand: typeof import('#src/content/pages/brand.ts')
  certified: typeof import('#src/content/pages/certified.ts')
  configurator: typeof import('#src/content/pages/configurator.ts')
  'connected-services': typeof import('#src/content/pages/connected-services.ts')
  contacts: typeof import('#src/content/pages/contacts.ts')
  contractors: typeof import('#src/content/pages/contractors.ts')
  dealers: typeof import('#src/content/pages/dealers.ts')
  finance: typeof import('#src/content/pages/finance.ts')
  future: typeof import('#src/content/pages/future.ts')
  home: typeof import('#src/content/pages/home.ts')
  lounge: typeof import('#src/content/pages/lounge.ts')
  mobility: typeof import('#src/content/pages/mobility.ts')
  models: typeof import('#src/content/pages/models.ts')
  news: typeof import('#src/content/pages/news.ts')
  'not-found': typeof import('#src/content/pages/not-found.ts')
  owners: typeof import('#src/content/pages/owners.ts')
  'personal-data': typeof import('#src/content/pages/personal-data.ts')
  'price-changes': typeof import('#src/content/pages/price-changes.ts')
  promo: typeof import('#src/content/pages/promo.ts')
  saved: typeof import('#src/content/pages/saved.ts')
  search: typeof import('#src/content/pages/search.ts')
  sitemap: typeof import('#src/content/pages/sitemap.ts')
  support: typeof import('#src/content/pages/support.ts')
  'test-drive': typeof import('#src/content/pages/test-drive.ts')
  'tools-links': typeof import('#src/content/pages/tools-links.ts')
  warranty: typeof import('#src/content/pages/warranty.ts')
  workers: typeof import('#src/content/pages/workers.ts')
}>
