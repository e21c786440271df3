import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { DOCUMENTS, visitFigures } from '#src/content/visit.ts'
import { BRAND } from '#src/brand/brand.ts'

export const copy = defineCopy({
  'test-drive': {
    h1: 'Тест-драйв',
    lead: 'Выберите модель, дилера и час — остальное подготовят к вашему приезду.',
    figures: visitFigures,
    sections: [
      {
        id: 'documents',
        heading: 'Что взять с собой',
        text: [`${DOCUMENTS} Другие требования, если они есть, дилер назовёт при подтверждении.`],
      },
      {
        id: 'change',
        heading: 'Если планы изменились',
        text: [
          'После записи вы получите ссылку на свою заявку: по ней можно выбрать другой час или отменить поездку. Объяснять причину не нужно. То же сделают по телефону дилер и служба поддержки.',
        ],
        ctas: [{ label: 'Телефоны дилеров', to: 'dealers' }],
      },
      {
        id: 'ride',
        heading: 'Сорок минут дороги',
        text: [
          'Из часа 40 минут — на дорогу, остальное — на знакомство с машиной и вопросы. Рядом будет специалист, дети могут ехать в кресле.',
        ],
        ctas: [{ label: 'Выбрать модель', to: 'test-drive', hash: 'book', primary: true }],
      },
    ],
  },
})

export const meta = defineMeta({
  'test-drive': {
    title: `Тест-драйв ${BRAND}: запись на удобное время`,
    description: `Тест-драйв ${BRAND}: какие модели и у каких дилеров, что взять с собой и как пройдёт поездка. Запись на сайте: выберите день и свободный час.`,
  },
})
