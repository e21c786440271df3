import { company } from '#src/brand/brand.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** Documents sent on request: who keeps them and their purpose. */
export type RequestedDocument = { title: string; text: string; email: string }

const { purchasingEmail, supportEmail } = company

const lists = {
  contractors: [
    { title: 'Анкета поставщика', text: 'Сведения о компании, опыте и мощностях', email: purchasingEmail },
    {
      title: 'Кодекс делового поведения',
      text: 'Чего мы ждём от партнёров и что обещаем сами',
      email: purchasingEmail,
    },
    { title: 'Правила безопасности на площадке', text: 'Допуски, инструктаж, средства защиты', email: purchasingEmail },
  ],
  workers: [
    {
      title: 'Сводные данные специальной оценки условий труда',
      text: 'Классы условий по рабочим местам',
      email: supportEmail,
    },
    {
      title: 'Мероприятия по улучшению условий труда',
      text: 'Что, где и в какой срок меняется',
      email: supportEmail,
    },
  ],
} satisfies Record<string, RequestedDocument[]>

export const requestedDocuments: Readonly<Record<keyof typeof lists, readonly RequestedDocument[]>> =
  typografDeep(lists)
