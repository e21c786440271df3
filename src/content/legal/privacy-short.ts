import { LEAD_TERM, legalDocument, WAITING_TERM } from '#src/content/legal/document.ts'
import { company } from '#src/brand/brand.ts'

const { supportEmail, supportPhone } = company

/** The popup's version: the whole policy in five answers. */
export const privacyShort = legalDocument('privacy-short', 'Политика конфиденциальности', [
  {
    heading: 'Что мы собираем',
    paragraphs: [
      'Данные заявки, которые вы ввели сами. Посещения и шаги форм считаем числами по дням: без файлов cookie и без номера посетителя. Счётчик с файлами cookie — только с вашего согласия.',
    ],
  },
  { heading: 'Зачем', paragraphs: ['Чтобы выполнить заявку и сделать сайт удобнее.'] },
  {
    heading: 'Кому передаём',
    paragraphs: ['Только выбранному вами дилеру и тем, кто по договору обслуживает сайт. За границу — никому.'],
  },
  {
    heading: 'Сколько храним',
    paragraphs: [
      `Заявку — ${LEAD_TERM}, просьбу сообщить цену — ${WAITING_TERM}. Затем удаляем. Остаются числа без имён.`,
    ],
  },
  {
    heading: 'Как отозвать согласие',
    paragraphs: [`Напишите на ${supportEmail} или позвоните: ${supportPhone}. Полный текст — в PDF.`],
  },
])
