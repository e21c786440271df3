import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { serviceInterval, warrantyTerms } from '#src/content/warranty-and-service.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { formatNumber } from '#src/domain/format.ts'

export const copy = defineCopy({
  warranty: {
    h1: 'Гарантия',
    lead: `Что обещает ${BRAND}, чего гарантия не покрывает и куда идти, если что-то пошло не так.`,
    sections: [
      {
        id: 'term',
        heading: 'Срок',
        text: [
          'Гарантия ограничена сроком или пробегом — тем, что наступит раньше. Отсчёт идёт с даты передачи первому владельцу, она записана в сервисной книжке.',
        ],
        figures: [
          {
            label: 'Автомобиль',
            value: `${warrantyTerms.car.years} лет или ${formatNumber(warrantyTerms.car.km)}`,
            unit: 'км',
            unsure: true,
          },
          { label: 'Лакокрасочное покрытие', value: String(warrantyTerms.paintYears), unit: 'года', unsure: true },
          { label: 'Сквозная коррозия', value: String(warrantyTerms.corrosionYears), unit: 'лет', unsure: true },
        ],
      },
      {
        id: 'included',
        heading: 'Что входит',
        text: [
          'Дефекты материалов и сборки: узел заменят или отремонтируют бесплатно. Работы и детали — на официальной станции.',
        ],
      },
      {
        id: 'excluded',
        heading: 'Что не входит',
        text: [
          'Естественный износ, расходные материалы, последствия аварии и неподходящего топлива. Полный перечень — в сервисной книжке.',
        ],
      },
      {
        id: 'keep',
        heading: 'Как сохранить гарантию',
        text: [
          'Проходите обслуживание по графику из сервисной книжки, но не реже раза в год. Если обслуживались в другом месте, сохраните документы о работах и деталях.',
        ],
        figures: [{ label: 'Обслуживание каждые', value: formatNumber(serviceInterval.km), unit: 'км', unsure: true }],
      },
      {
        id: 'where',
        heading: 'Куда обратиться',
        text: [
          `К любому официальному дилеру, независимо от того, где куплен автомобиль. Если спорите с решением, позвоните ${company.supportPhone}: разберёмся вместе.`,
        ],
        ctas: [{ label: 'Найти дилера', to: 'dealers' }],
      },
    ],
    ctas: [
      { label: 'Вопросы о гарантии', to: 'support', hash: 'faq-warranty' },
      { label: 'Владельцам', to: 'owners' },
    ],
  },
})

export const meta = defineMeta({
  warranty: {
    title: `Гарантия ${BRAND}: сроки, условия, обслуживание`,
    description: `Гарантия на автомобили ${BRAND}: что входит, что не входит, как её сохранить, антикоррозийная гарантия и куда обратиться.`,
  },
})
