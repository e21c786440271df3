import { BRAND } from '#src/brand/brand.ts'

/** Interface literals of news. Exact: never typografed. */

export const news = {
  /** (fixed) */
  notFound: 'Новость не найдена',
  empty: 'Новостей пока нет',
  more: 'Показать ещё',
  latest: 'Последние новости',
  all: 'Все новости',
  feed: `Новости ${BRAND}`,
  categories: {
    models: 'Модели',
    brand: 'Марка',
    service: 'Сервис',
    events: 'События',
    awards: 'Награды',
  },
  allCategories: 'Все темы',
} as const
