import { modelPageTitles } from '#src/content/models/page-names.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { RouteName } from '#src/routes.ts'

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
