import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { BRAND } from '#src/brand/brand.ts'

export const copy = defineCopy({
  news: {
    h1: 'Новости',
    lead: `Премьеры, события и сервис ${BRAND} в России.`,
    sections: [
      {
        id: 'list',
        heading: 'Все материалы',
        text: ['По двадцать материалов на странице, новые сверху. Темы: модели, марка, сервис, события, награды.'],
      },
      {
        id: 'press',
        heading: 'Журналистам',
        text: [
          'Пресс-материалы и контакты для изданий — на сайте пресс-службы. Тексты этого раздела можно цитировать со ссылкой на источник.',
        ],
        ctas: [{ label: 'Пресс-служба', external: 'press' }],
      },
    ],
    ctas: [
      { label: 'Записаться на тест-драйв', action: 'testDrivePopupOpen', place: 'Новости', primary: true },
      { label: 'Найти дилера', to: 'dealers' },
    ],
  },
})

export const meta = defineMeta({
  news: {
    title: `Новости ${BRAND}: премьеры, события, сервис`,
    description: `Новости ${BRAND} в России: модели, события, сервис и награды. Архив с датами и фильтр по темам.`,
  },
})
