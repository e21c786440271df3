import type { UiSchema } from '@rjsf/utils'
import { ABREAST, added, DATE, inOrder, named, TIME, WHOLE, withIntro } from '#src/office/client/content/form-fields.ts'

/** Form of a year's days off. */
export const daysOff: UiSchema = {
  ...inOrder('year', 'days'),
  year: named('Год', { 'ui:readonly': true }),
  days: named('Дни', {
    ...withIntro(
      'Все дни года, в которые дилеры работают не как обычно: праздники из закона и выходные, перенесённые правительством. ' +
        'Дня в списке нет — он обычный. «Другие часы»: у каждого дилера от его обычных останется то, что между ними. ' +
        'Название дня увидят посетители. По датам дни встанут сами, когда сохраните',
    ),
    ...added('Добавить день'),
    'ui:options': { orderable: false },
    items: named('', {
      ...ABREAST,
      ...inOrder('date', 'name', 'hours'),
      date: named('Дата', DATE),
      name: named('Какой это день'),
      hours: named('Часы', {
        ...WHOLE,
        anyOf: [{ ...ABREAST, 'ui:label': false, open: named('Открытие', TIME), close: named('Закрытие', TIME) }, {}],
      }),
    }),
  }),
}
