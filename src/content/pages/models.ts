import { modelName } from '#src/content/models/names.ts'
import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { details } from '#src/content/models/details.ts'
import { CARS, capitalized, countInWords, numberInWords, bodiesInWords } from '#src/content/models/in-words.ts'
import { models } from '#src/content/models/summary.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import { formatNumber, listed } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

export const copy = defineCopy({
  [`${BRAND_SLUG}-models` as const]: {
    h1: `Модельный ряд ${BRAND}`,
    lead: `${bodiesInWords}. Начните с размера, а характер подскажет тест-драйв.`,
    sections: [
      {
        id: 'scale',
        heading: `${capitalized(countInWords(models.length, CARS))} в одном масштабе`,
        text: [
          'Контуры совмещены по переднему бамперу. Выберите модель — её линия станет тёмной, остальные останутся для сравнения.',
        ],
        list: MODEL_CODES.map((code) => details[code].inShort),
        figures: models.map((model) => ({
          label: `Длина ${model.name}`,
          value: formatNumber(model.width),
          unit: 'мм',
        })),
      },
      {
        id: 'five-questions',
        // A test counts them: the page's first code need not know the questions.
        heading: 'Пять вопросов, если сомневаетесь',
        text: [
          'Ответьте — и мы подскажем подходящую комплектацию и ещё одну, близкую к ней, и объясним почему. Считаем по цифрам автомобилей, контакты не спрашиваем.',
        ],
      },
      {
        id: 'compare',
        heading: 'Чем они отличаются',
        text: [
          'Выберите две или три модели. Линия под числом показывает, насколько оно велико. Бронзой отмечено преимущество — там, где по числу можно судить, что удобнее.',
        ],
      },
      {
        id: 'boot',
        heading: 'Багажник в коробках по десять литров',
        text: ['Каждый квадрат — одна и та же коробка. Складывать их можно по-разному, считать — одинаково.'],
      },
      {
        id: 'garage',
        heading: 'Поместится ли?',
        text: [
          `Назовите размеры места, и мы поставим туда все ${numberInWords(models.length)}: в одном масштабе, сверху и сбоку. Останется ли место, чтобы открыть дверь, тоже посчитаем.`,
        ],
      },
      {
        id: 'next',
        heading: 'Осталось сесть за руль',
        text: [
          'Выбрали модель — соберите её в конфигураторе или сразу запишитесь на поездку. Если ещё не решили, ответьте на вопросы выше: подскажем комплектацию.',
        ],
        ctas: [
          { label: 'Конфигуратор', to: 'configurator', primary: true },
          { label: 'Тест-драйв', to: 'test-drive' },
          { label: 'Ответить на вопросы', to: `${BRAND_SLUG}-models`, hash: 'five-questions' },
        ],
      },
    ],
    // Under the headline: the tools are far below the cars.
    ctas: [
      { label: 'Подобрать', to: `${BRAND_SLUG}-models`, hash: 'five-questions' },
      { label: 'Сравнить', to: `${BRAND_SLUG}-models`, hash: 'compare' },
      { label: 'Поместится ли', to: `${BRAND_SLUG}-models`, hash: 'garage' },
    ],
  },
})

export const meta = defineMeta({
  [`${BRAND_SLUG}-models` as const]: {
    title: `Модели ${BRAND}: седаны и кроссоверы, цены и размеры`,
    description: `Все модели ${BRAND} в России: ${listed(MODEL_CODES.map(modelName))}. Длина кузова, цена, двигатели, сравнение в масштабе и переход в конфигуратор.`,
  },
})
