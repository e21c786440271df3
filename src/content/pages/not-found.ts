import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'

export const copy = defineCopy({
  'error-404': {
    h1: 'Страница не найдена',
    sections: [
      {
        id: 'where',
        heading: 'Полезные разделы',
        text: ['Возможно, адрес изменился или введён с ошибкой. Вот куда можно пойти дальше:'],
        ctas: [
          { label: 'Главная', to: 'home' },
          { label: 'Модели', to: `${BRAND_SLUG}-models` },
          { label: 'Конфигуратор', to: 'configurator' },
          { label: 'Тест-драйв', to: 'test-drive' },
          { label: 'Дилеры', to: 'dealers' },
          { label: 'Карта сайта', to: 'sitemap' },
        ],
      },
    ],
  },
})

export const meta = defineMeta({
  'error-404': {
    title: `Страница не найдена — сайт ${BRAND}`,
    description: 'Такой страницы нет. Перейдите на главную, к моделям, в конфигуратор или воспользуйтесь поиском.',
  },
})
