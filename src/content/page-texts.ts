import { BRAND } from '#src/brand/brand.ts'
import { PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'

/**
 * Interface literals of pages and forms (gaps.md 6, 14, 16, 17). Exact: never typografed. «(fixed)» ones come from the
 * specification. A literal with a changing part is a function.
 */

export const cta = {
  testDrive: 'Записаться на тест-драйв',
  configure: 'Собрать свой',
  dealer: 'Найти дилера',
} as const

export const searchTypes = {
  model: 'Модели',
  page: 'Страницы',
  news: 'Новости',
  dealer: 'Дилеры',
  faq: 'Вопросы',
} as const
export const suggestions = {
  list: 'Подсказки',
  forms: ['подсказка', 'подсказки', 'подсказок'],
} as const
/** The type of a suggestion. */
export const suggestionTypes = { answer: 'Ответ', ...searchTypes } as const
/** Suggestion for a VIN, and the title of its answer. */
export const vinSuggestion = `Проверить автомобиль по${NBSP}VIN`
export const searchResults = { answer: 'Ответ', more: 'Подробнее', all: 'Все', facets: 'Показать' } as const

export const price = {
  soon: PRICE_SOON,
  unsure: 'уточняется',
  unsureNote: '* Цифра уточняется: окончательную назовёт дилер.',
  /** Under prices in a text of another day. */
  today: `Цены${NBSP}— сегодняшние: они меняются вместе с${NBSP}прайс-листом.`,
} as const

export const footer = {
  /** (fixed) */
  up: 'Вверх',
  cookieSettings: 'Настройки cookie',
} as const

export const news = {
  /** (fixed) */
  notFound: 'Новость не найдена',
  empty: 'Новостей пока нет',
  more: 'Показать ещё',
  latest: 'Последние новости',
  all: 'Все новости',
  feed: `Новости ${BRAND}`,
  earlier: 'Раньше',
  later: 'Позже',
  categories: {
    models: 'Модели',
    brand: 'Марка',
    service: 'Сервис',
    events: 'События',
    awards: 'Награды',
  },
  allCategories: 'Все темы',
} as const

export const notFound = {
  title: 'Страница не найдена',
  /** Text to read, not a literal of the specification: its prepositions are joined to the next word. */
  text: typograf('Возможно, адрес изменился или введён с ошибкой. Вот куда можно пойти дальше:'),
  nearest: 'Возможно, вы искали',
} as const

export const form = {
  optional: 'необязательно',
  consent: 'Я даю согласие на обработку персональных данных',
  advertising: 'Хочу получать новости и предложения (необязательно)',
  policy: 'Подробнее — в политике обработки персональных данных',
  sending: 'Отправляем…',
  retry: 'Повторить',
  /** The phone is offered to visitors who do not want to leave data. */
  callInstead: (phone: string) => `Не хотите оставлять данные? Позвоните: ${phone}`,
} as const

export const cookie = {
  title: 'Файлы cookie',
  text: 'Мы используем файлы cookie: обязательные — чтобы сайт работал, аналитические — чтобы делать его удобнее. Аналитические включаются только с вашего согласия. Подробнее — в политике.',
  /** Where something is fixed above the notice: one line, the full text behind «Подробнее». */
  short: 'Используем файлы cookie.',
  more: 'Подробнее',
  acceptAll: 'Принять все',
  onlyNecessary: 'Только обязательные',
} as const

export const state = {
  loading: 'Загружаем…',
  empty: 'Пока пусто',
  error: 'Не получилось загрузить. Попробуйте ещё раз',
} as const

export const server = {
  /** (fixed, for the log) */
  bad: 'Неверный ответ сервера',
} as const

export const testDrive = {
  /** (fixed) The only place with straight quotes. */
  error: (message: string) => `Ошибка: "${message}"`,
} as const
