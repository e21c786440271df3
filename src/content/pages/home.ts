import { namesOf } from '#src/content/models/names.ts'
import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { formatNumber, formatPriceFrom } from '#src/domain/format.ts'
import { CARS, capitalized, countInWords, bodiesInWords } from '#src/content/models/in-words.ts'
import { models } from '#src/content/models/summary.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'

export const copy = defineCopy({
  home: {
    h1: `${BRAND}. Тишина, в которой слышно дорогу`,
    sections: [
      {
        id: 'brand',
        heading: 'Мы убираем лишнее, пока не останется главное: линия, свет и расстояние, которое хочется проехать',
        text: [
          `${capitalized(countInWords(models.length, CARS))}, у каждого свой характер, а забота о том, кто внутри, у всех одна. Соберите свой, выберите удобный час и проверьте впечатление за рулём.`,
        ],
        ctas: [{ label: 'О марке', to: 'brand' }],
      },
      {
        id: 'cabin',
        heading: 'Тишину собирают слоями',
        text: ['У G90 они идут от стёкол до колёсных дисков.'],
        ctas: [{ label: 'Комфорт G90', to: 'g90-comfort' }],
      },
      {
        id: 'models',
        heading: 'Модельный ряд',
        text: [
          `${bodiesInWords}. Рядом с ценой — длина кузова: когда каждый день ищешь место у дома, она важна не меньше мощности.`,
        ],
        figures: models.map((model) => ({
          label: model.modelName,
          get value() {
            return `${formatNumber(model.width)} мм, ${model.priceComingSoon ? 'цена позже' : formatPriceFrom(model)}`
          },
        })),
        ctas: [{ label: 'Все модели', to: `${BRAND_SLUG}-models` }],
      },
      {
        id: 'configurator',
        heading: 'Соберите свой GV70',
        text: [
          'Цвет кузова, салон, пакет, оснащение — и сразу видно, сколько это стоит в месяц. Ссылку на готовую сборку можно отправить семье или дилеру: она откроется ровно такой, какой вы её оставили.',
        ],
        ctas: [{ label: 'Открыть конфигуратор', to: 'configurator' }],
      },
      {
        id: 'test-drive',
        heading: 'Тест-драйв в удобный час',
        text: [
          'Тест-драйв занимает около часа, маршрут можно выбрать: город, трасса или двор, где вам предстоит парковаться. Свободное время видно при записи.',
        ],
        ctas: [{ label: 'Выбрать время', action: 'testDrivePopupOpen', place: 'Главная страница', primary: true }],
      },
      {
        id: 'owners',
        heading: 'Владельцам',
        text: [
          'Гарантия, помощь на дороге и подключённые сервисы: всё, что нужно после покупки, — в одном разделе, простыми словами.',
        ],
        ctas: [{ label: 'Программы для владельцев', to: 'owners' }],
      },
      {
        id: 'news',
        heading: 'Новости',
        text: ['Последние материалы: премьеры, события и сервис, с датой и одной строкой о главном.'],
        ctas: [{ label: 'Все новости', to: 'news' }],
      },
    ],
    ctas: [
      {
        label: 'Записаться на тест-драйв',
        action: 'testDrivePopupOpen',
        place: 'Главная страница',
        primary: true,
      },
      { label: 'Собрать свой', to: 'configurator' },
    ],
  },
})

export const meta = defineMeta({
  home: {
    title: `${BRAND} в России — официальный сайт марки`,
    description: `Автомобили ${BRAND}: седаны ${namesOf('sedan').join(', ')} и кроссоверы ${namesOf('suv').join(', ')}. Конфигуратор, запись на тест-драйв, официальные дилеры, цены и условия покупки.`,
  },
})
