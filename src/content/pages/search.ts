import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'

export const copy = defineCopy({
  search: {
    h1: 'Поиск по сайту',
    lead: 'Ищем по моделям, страницам, новостям, дилерам и вопросам.',
    sections: [
      {
        id: 'empty',
        heading: 'С чего начать',
        text: ['Введите запрос, например: гарантия, GV70, тест-драйв.'],
      },
      {
        id: 'nothing',
        heading: 'Ничего не нашлось',
        text: ['Проверьте, нет ли опечаток, или начните с разделов: модели, конфигуратор, дилеры, поддержка.'],
        ctas: [
          { label: 'Модели', to: `${BRAND_SLUG}-models` },
          { label: 'Конфигуратор', to: 'configurator' },
          { label: 'Дилеры', to: 'dealers' },
          { label: 'Поддержка', to: 'support' },
        ],
      },
      {
        id: 'hints',
        heading: 'Как искать',
        text: [
          'Достаточно одного-двух слов: «помощь на дороге», «цена G70», «дилер Казань». Опечатка или не та раскладка — не беда: мы покажем, что нашли по исправленному запросу.',
        ],
      },
    ],
  },
})

export const meta = defineMeta({
  search: {
    title: `Поиск по сайту ${BRAND}: модели, дилеры, новости`,
    description: `Поиск по моделям, дилерам, новостям и вопросам на сайте ${BRAND}. Исправляем опечатки и раскладку клавиатуры.`,
  },
})
