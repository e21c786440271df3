import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { ItemOrigin } from '#src/office/shapes/content.ts'

/** Display names of the kinds of content, in the order of the office's menu. */
export const KIND_NAMES: readonly (readonly [kind: ContentKind, name: string, add: string | null])[] = [
  ['news', 'Новости', 'Новая новость'],
  ['home-slide', 'Первый экран', 'Новый слайд'],
  ['price', 'Цены', null],
  ['photo', 'Снимки моделей', null],
  ['gallery', 'Галереи', null],
  ['dealer', 'Дилеры', 'Новый дилер'],
  ['city', 'Города', 'Новый город'],
  ['days-off', 'Праздники и выходные', 'Новый список'],
  ['credit-program', 'Кредитные программы', 'Новая программа'],
  ['promo-page', 'Страницы акций', 'Новая страница'],
  ['question', 'Вопросы', 'Новый вопрос'],
  ['menu', 'Меню', null],
  ['footer', 'Подвал', null],
  ['tags', 'Заголовки страниц', null],
  ['legal', 'Юридические тексты', null],
  ['redirect', 'Перенаправления', 'Новое перенаправление'],
]

export const kindOf = (text: string | undefined): ContentKind =>
  KIND_NAMES.find(([kind]) => kind === text)?.[0] ?? 'news'
export const nameOf = (kind: ContentKind): string => KIND_NAMES.find(([known]) => known === kind)?.[1] ?? ''
export const addWordsOf = (kind: ContentKind): string | null =>
  KIND_NAMES.find(([known]) => known === kind)?.[2] ?? null

export const ORIGIN_WORDS: Readonly<Record<ItemOrigin, string>> = {
  shipped: 'Как в поставке',
  changed: 'Изменено здесь',
  made: 'Создано здесь',
  hidden: 'Скрыто',
  planned: 'Ещё не показано',
}

export const itemPath = (kind: ContentKind, key: string): string => `/content/${kind}/${encodeURIComponent(key)}`
/** Key of an item that is not saved yet; no real key starts so. */
export const NEW_KEY = '~new'
