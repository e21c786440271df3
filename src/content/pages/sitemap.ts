import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { BRAND } from '#src/brand/brand.ts'

export const copy = defineCopy({
  sitemap: {
    h1: 'Карта сайта',
    lead: 'Все страницы по разделам.',
    sections: [
      {
        id: 'models',
        heading: 'Модели',
        text: ['Обзор, дизайн, безопасность, технологии, динамика и галерея каждого автомобиля, концепты марки.'],
      },
      {
        id: 'buyers',
        heading: 'Покупателям',
        text: ['Конфигуратор, тест-драйв, кредит и лизинг, дилеры, автомобили с пробегом.'],
      },
      {
        id: 'owners',
        heading: 'Владельцам',
        text: ['Гарантия, подключённые сервисы, поддержка, мобильность.'],
      },
      {
        id: 'brand',
        heading: 'О марке',
        text: ['Философия, новости, лаунж, сведения о компании и документы.'],
      },
    ],
    ctas: [{ label: 'Поиск по сайту', to: 'search' }],
  },
})

export const meta = defineMeta({
  sitemap: {
    title: `Карта сайта ${BRAND}: все разделы и страницы`,
    description: `Все разделы и страницы сайта ${BRAND}: модели, покупателям, владельцам, о марке, новости и документы.`,
  },
})
