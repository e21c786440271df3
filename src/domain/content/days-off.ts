import * as z from 'zod/mini'
import { day, dayHours, text } from '#src/domain/content/fields.ts'
import { isDay } from '#src/domain/day.ts'

/**
 * The days of one year on which the dealers' network has special hours: `hours` limits the usual ones,
 * null is a day off. The list covers the whole year: a statutory holiday that it does not contain is an ordinary day.
 */
export const daysOffBody = z
  .object({
    year: z.int('Год — четыре цифры').check(z.gte(2000, 'Год — четыре цифры'), z.lte(2100, 'Год — четыре цифры')),
    days: z
      .array(z.object({ date: day, name: text(60), hours: z.nullable(dayHours) }))
      .check(z.minLength(1, 'Добавьте хотя бы один день')),
  })
  .check(z.superRefine(eachDayOnceOfYear))
export type DaysOffBody = z.infer<typeof daysOffBody>

type Days = { year: number; days: readonly { date: string; name: string }[] }

function eachDayOnceOfYear({ year, days }: Days, context: z.core.$RefinementCtx): void {
  const complain = (index: number, message: string) =>
    context.addIssue({ code: 'custom', message, path: ['days', index, 'date'] })
  for (const [index, { date }] of days.entries()) {
    // An invalid date is reported at its field.
    if (!isDay(date)) continue
    if (!date.startsWith(`${year}-`)) complain(index, `Это не ${year} год: у каждого года свой список`)
    const first = days.findIndex((other) => other.date === date)
    if (first < index) complain(index, `Этот день уже есть в списке: «${days[first]?.name}»`)
  }
}

/** The list in calendar order. */
export const inOrderOfDays = (body: DaysOffBody): DaysOffBody => ({
  ...body,
  days: body.days.toSorted((a, b) => a.date.localeCompare(b.date)),
})
