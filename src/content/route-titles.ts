import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { RouteName } from '#src/routes.ts'

/** Short label of every route: the site map, breadcrumbs, «возможно, вы искали». */
export const routeTitles: Record<RouteName, string> = {
  home: 'Главная',
  [`${BRAND_SLUG}-models` as const]: 'Модели',

  'model-g70': 'G70',
  'g70-design': 'Дизайн G70',
  'g70-safety': 'Безопасность G70',
  'g70-technology': 'Технологии G70',
  'g70-performance': 'Динамика G70',
  'g70-gallery': 'Галерея G70',
  'g70-price': 'Цены G70',

  'model-gv70': 'GV70',
  'gv70-design': 'Дизайн GV70',
  'gv70-safety': 'Безопасность GV70',
  'gv70-technology': 'Технологии GV70',
  'gv70-performance': 'Динамика GV70',
  'gv70-gallery': 'Галерея GV70',

  'model-new-g80': 'G80',
  'new-g80-design': 'Дизайн G80',
  'new-g80-safety': 'Безопасность G80',
  'new-g80-technology': 'Технологии G80',
  'new-g80-performance': 'Динамика G80',
  'new-g80-gallery': 'Галерея G80',

  'model-gv80': 'GV80',
  'gv80-design': 'Дизайн GV80',
  'gv80-safety': 'Безопасность GV80',
  'gv80-technology': 'Технологии GV80',
  'gv80-performance': 'Динамика GV80',
  'gv80-gallery': 'Галерея GV80',

  'model-g90': 'G90',
  'g90-design': 'Дизайн G90',
  'g90-l': 'G90 L',
  'g90-safety': 'Безопасность G90',
  'g90-comfort': 'Комфорт G90',
  'g90-performance': 'Динамика G90',
  'g90-gallery': 'Галерея G90',
  'g90-price': 'Цены G90',

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
