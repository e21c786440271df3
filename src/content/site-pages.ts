import type { MetaText, PageCopy } from '#src/content/copy.ts'
import { modelPageTitles } from '#src/content/models/page-names.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { PlainRouteName, RouteName } from '#src/routes.ts'

/**
 * What every page that is about no model has to have beside its code. Each table is read by its own part of the site, so
 * the browser loads none that it does not use.
 */

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
  build: 'Собранный автомобиль',
  about: 'О компании',
  contractors: 'Подрядчикам',
  workers: 'Работникам',
  'personal-data': 'Персональные данные',

  search: 'Поиск',
  sitemap: 'Карта сайта',
  request: 'Ваша заявка',
  'tools-links': 'Ссылки для рекламы',
  'error-404': 'Страница не найдена',
}

/** Which file has a page's copy and tags. A page whose file lacks either does not compile. */
export const copyFiles: { [Name in PlainRouteName]: () => Promise<PageFile<Name>> } = {
  home: () => import('#src/content/pages/home.ts'),
  [`${BRAND_SLUG}-models` as const]: () => import('#src/content/pages/models.ts'),
  future: () => import('#src/content/pages/future.ts'),
  [`future-${BRAND_SLUG}-x` as const]: () => import('#src/content/pages/future.ts'),
  'future-mint': () => import('#src/content/pages/future.ts'),
  'promo-new-g80': () => import('#src/content/pages/promo.ts'),
  'promo-gv80': () => import('#src/content/pages/promo.ts'),
  configurator: () => import('#src/content/pages/configurator.ts'),
  'test-drive': () => import('#src/content/pages/test-drive.ts'),
  finance: () => import('#src/content/pages/finance.ts'),
  dealers: () => import('#src/content/pages/dealers.ts'),
  certified: () => import('#src/content/pages/certified.ts'),
  contacts: () => import('#src/content/pages/contacts.ts'),
  owners: () => import('#src/content/pages/owners.ts'),
  warranty: () => import('#src/content/pages/warranty.ts'),
  'connected-services': () => import('#src/content/pages/connected-services.ts'),
  support: () => import('#src/content/pages/support.ts'),
  mobility: () => import('#src/content/pages/mobility.ts'),
  lounge: () => import('#src/content/pages/lounge.ts'),
  brand: () => import('#src/content/pages/brand.ts'),
  news: () => import('#src/content/pages/news.ts'),
  about: () => import('#src/content/pages/about.ts'),
  contractors: () => import('#src/content/pages/contractors.ts'),
  workers: () => import('#src/content/pages/workers.ts'),
  'personal-data': () => import('#src/content/pages/personal-data.ts'),
  search: () => import('#src/content/pages/search.ts'),
  sitemap: () => import('#src/content/pages/sitemap.ts'),
  'tools-links': () => import('#src/content/pages/tools-links.ts'),
  'error-404': () => import('#src/content/pages/not-found.ts'),
}

type PageFile<Name extends PlainRouteName> = {
  copy: { [Own in Name]: PageCopy }
  meta: { [Own in Name]: MetaText }
}
