import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { BRAND } from '#src/brand/brand.ts'

/** No rate is ever written here: terms are printed only by the block that shows the full cost first (38-ФЗ, art. 28). */
export const copy = defineCopy({
  finance: {
    h1: 'Кредит и лизинг',
    lead: 'Считаем открыто: сначала полная стоимость кредита, потом платёж.',
    sections: [
      {
        id: 'calculator',
        heading: 'Сколько это в месяц?',
        text: [],
      },
      {
        id: 'programs',
        heading: 'Программы',
        text: [],
      },
      {
        id: 'leasing',
        heading: 'Лизинг для компаний',
        text: [
          'Аванс, срок и выкуп вы согласуете с лизингодателем. Дилер подготовит предложение по реквизитам вашей организации.',
        ],
        ctas: [{ label: 'Найти дилера', to: 'dealers' }],
      },
      {
        id: 'insurance',
        heading: 'Страхование',
        text: [
          'Каско может быть условием программы — это отмечено в карточке. Стоимость полиса в платёж не входит, если не указано иное.',
        ],
      },
      {
        id: 'faq',
        heading: 'Вопросы',
        text: [],
        list: [
          'Документы. Набор определяет банк; обычно это паспорт, второй документ и сведения о доходе.',
          'Срок решения. Его называет банк после заявки, дилер поможет её заполнить.',
          'Отказ. Банк вправе не объяснять причину; можно изменить взнос, срок или выбрать другую программу.',
        ],
        ctas: [{ label: 'Все вопросы', to: 'support', hash: 'faq' }],
      },
    ],
    ctas: [
      { label: 'Собрать автомобиль', to: 'configurator' },
      { label: 'Записаться на тест-драйв', action: 'testDrivePopupOpen', place: 'Кредит и лизинг' },
    ],
  },
})

export const meta = defineMeta({
  finance: {
    title: `Кредит и лизинг на ${BRAND}: программы и расчёт`,
    description: `Кредитные программы для покупки ${BRAND}: полная стоимость кредита, срок, первый взнос. Расчёт платежа, график и расходы на автомобиль в месяц.`,
  },
})
