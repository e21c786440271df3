import * as z from 'zod/mini'
import { TIMES_IN_TEXT } from '#src/domain/hours-block.ts'
import { toMinutes } from '#src/domain/timetable.ts'

/** Opening hours by day in an article, as an editor may write them. */

const DATES = 'Напишите день, как его читают: «31 декабря» или «1–2 января»'
const HOURS = 'Напишите часы («10:00–18:00», «до 18:00») или слово («выходной», «по записи»)'
const TIMES = 'Время — ЧЧ:ММ, например «10:00–18:00»'
const CLOSING = 'Закрытие позже открытия; до полуночи — «10:00–24:00»'

/** «1 - 2 января»: keyboards have no dash; there are no spaces in a range of figures. */
const withDashes = (text: string): string => text.replaceAll(/(?<=\d)\s*[-–—]\s*(?=\d)/g, '–')
/** «10.00–18.00» is typed as well. */
const withColons = (text: string): string => text.replaceAll(/(?<!\d)(\d{1,2})\.(\d\d)(?![.\d])/g, '$1:$2')

/** As a machine writes it: «2026-12-31». */
const isReadable = (text: string): boolean => !/\d{4}–\d\d–\d\d/.test(text)

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Не больше ${max} знаков`))

export const hoursBlock = z.object({
  type: z.literal('hours'),
  caption: z.optional(line(120)),
  rows: z
    .array(
      z.object({
        dates: z
          .string(DATES)
          .check(
            z.trim(),
            z.minLength(1, DATES),
            z.maxLength(40, 'Не больше 40 знаков'),
            z.overwrite(withDashes),
            z.refine(isReadable, DATES),
          ),
        weekday: z.optional(line(40)),
        hours: z.string(HOURS).check(
          z.trim(),
          z.minLength(1, HOURS),
          z.maxLength(40, 'Не больше 40 знаков'),
          z.overwrite((text) => withDashes(withColons(text))),
          z.superRefine(possibleTimes),
        ),
        note: z.optional(line(160)),
      }),
    )
    .check(z.minLength(1, 'Добавьте строку')),
})

const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/
const MIDNIGHT = '24:00'
/** The times of «10:00–14:00, 15:00–18:00»; words have none, and no other figures. */
function possibleTimes(text: string, context: z.core.$RefinementCtx): void {
  const parts = text.split(TIMES_IN_TEXT)
  const spans = parts.filter((_, index) => index % 2 === 1).map((span) => span.split('–'))
  const words = parts.filter((_, index) => index % 2 === 0)
  const isTime = spans.flat().every((time) => TIME.test(time) || time === MIDNIGHT)
  if (!isTime || words.some((word) => /\d/.test(word))) return void context.addIssue({ code: 'custom', message: TIMES })
  const isBackwards = spans.some(([from = '', until]) => until !== undefined && toMinutes(from) >= toMinutes(until))
  if (isBackwards) context.addIssue({ code: 'custom', message: CLOSING })
}
