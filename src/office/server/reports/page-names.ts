import { ownValue } from '#src/domain/untrusted-text.ts'
import type { PageName } from '#src/routes.ts'

const NAMES: Readonly<Record<PageName, string>> = {
  home: 'Главная',
  models: 'Модели',
  'model-home': 'Модель: главная',
  'model-section': 'Модель: разделы',
  'model-gallery': 'Модель: галерея',
  'model-price': 'Комплектации и цены',
  future: 'Концепты',
  promo: 'Промостраницы',
  'promo-page': 'Страница акции',
  'price-changes': 'Изменения цен',
  configurator: 'Конфигуратор',
  build: 'Сборка по коду',
  'test-drive': 'Тест-драйв',
  news: 'Новости',
  'news-detail': 'Новость',
  search: 'Поиск',
  contacts: 'Контакты',
  dealers: 'Дилеры',
  certified: 'С пробегом',
  finance: 'Финансы',
  support: 'Поддержка',
  lounge: 'Лаунж',
  sitemap: 'Карта сайта',
  links: 'Ссылки для маркетологов',
  request: 'Страница заявки',
  saved: 'Сохранённое на устройстве',
  owners: 'Владельцам',
  warranty: 'Гарантия',
  'connected-services': 'Подключённые сервисы',
  mobility: 'Помощь в дороге',
  brand: 'Бренд',
  about: 'О компании',
  document: 'Документы и тексты',
  'not-found': 'Нет такой страницы',
}

/** Display names of page kinds. */
export const pageNames = (page: string): string => ownValue(NAMES, page) ?? page
