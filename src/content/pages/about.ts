import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { plural } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

const { distributor, supportOpens, supportCloses } = company

/** Minutes of a day; 23:59 is its end. */
const supportHours = Math.round(hourOf(supportCloses) - hourOf(supportOpens))

export const copy = defineCopy({
  about: {
    h1: 'О компании',
    lead: `${distributor.name} — официальный дистрибьютор ${BRAND} в России.`,
    figures: [
      { label: 'Моделей', value: String(MODEL_CODES.length) },
      { label: 'Служба поддержки', value: String(supportHours), unit: plural(supportHours, ['час', 'часа', 'часов']) },
    ],
    sections: [
      {
        id: 'business',
        heading: 'Чем мы занимаемся',
        text: [
          'Привозим автомобили, отвечаем за гарантию и помогаем дилерам держать один уровень. Сами машины не продаём: договор вы заключаете с дилером.',
        ],
        ctas: [{ label: 'Официальные дилеры', to: 'dealers' }],
      },
      {
        id: 'requisites',
        heading: 'Реквизиты',
        text: ['Сведения для договоров, запросов и официальных писем.'],
      },
      {
        id: 'documents',
        heading: 'Документы',
        text: [
          'Политика конфиденциальности, политика обработки персональных данных и тексты согласий собраны на одной странице. Условия гарантии изложены в своём разделе и в сервисной книжке.',
        ],
        ctas: [
          { label: 'Персональные данные', to: 'personal-data' },
          { label: 'Гарантия', to: 'warranty' },
        ],
      },
      {
        id: 'partners',
        heading: 'Партнёрам',
        text: ['Поставщикам — раздел «Подрядчикам», журналистам — пресс-служба, сотрудникам — раздел «Работникам».'],
        ctas: [
          { label: 'Подрядчикам', to: 'contractors' },
          { label: 'Работникам', to: 'workers' },
          { label: 'Пресс-служба', external: 'press' },
        ],
      },
    ],
    ctas: [{ label: 'Контакты', to: 'contacts' }],
  },
})

export const meta = defineMeta({
  about: {
    title: `О компании ${company.distributor.short_name}: дистрибьютор ${BRAND} в России`,
    description: `Официальный дистрибьютор ${BRAND} в России: чем занимается компания, реквизиты, документы, контакты для партнёров и прессы.`,
  },
})

/** 9.5 for `09:30`. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
