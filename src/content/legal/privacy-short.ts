import type { LegalFacts, LegalText } from '#src/content/legal/document.ts'

/** The popup's version: the whole policy in five answers. */
export const privacyShort = (facts: LegalFacts): LegalText => ({
  title: 'Политика конфиденциальности',
  sections: [
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
        `Заявку — ${facts.leadTerm}, просьбу сообщить цену — ${facts.waitingTerm}. Затем удаляем. Остаются числа без имён.`,
      ],
    },
    {
      heading: 'Как отозвать согласие',
      paragraphs: [`Напишите на ${facts.email} или позвоните: ${facts.phone}. Полный текст — в PDF.`],
    },
  ],
})
