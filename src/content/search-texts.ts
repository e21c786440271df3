import { NBSP } from '#src/domain/nbsp.ts'

/** Interface literals of the search. Exact: never typografed. */

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

/** What the page of results says. */
export const found = {
  empty: 'Введите запрос, например: гарантия, GV70, тест-драйв',
  nothing: 'Ничего не нашлось. Проверьте, нет ли опечатки, или начните с разделов ниже',
  corrected: (query: string) => `Показаны результаты по запросу «${query}»`,
  /** `count` is already a number with its word: «3 результата». */
  found: (query: string, count: string) => `По запросу «${query}» найдено: ${count}`,
  /** The answer is above the results and not counted among them. */
  foundBeside: (query: string, count: string) => `По запросу «${query}» — ответ и ещё ${count}`,
  /** Only the answer itself. */
  answered: (query: string) => `Ответ на запрос «${query}»`,
  resultForms: ['результат', 'результата', 'результатов'] as const,
} as const
