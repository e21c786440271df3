import { isDay } from '#src/domain/day.ts'
import { FIXED_HOLIDAYS, type Holidays } from '#src/domain/holidays.ts'
import { placeOf } from './places.ts'

const FILE = 'holidays'
const at = (date: string): string => placeOf({ file: FILE, near: `'${date}'` })
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** What is wrong with the lists of holidays, each in a sentence with file and line. */
export const holidaysProblems = (holidays: Holidays): string[] =>
  Object.entries(holidays).flatMap(([year, list]) => [
    ...(list ?? []).flatMap(({ date, name, hours }, index) => [
      ...(isDay(date) ? [] : [`${at(date)}: праздник ${date}: такого дня нет. Нужно год-месяц-день.`]),
      ...(date.startsWith(`${year}-`)
        ? []
        : [`${at(date)}: ${date} стоит в списке ${year} года. Перенесите в свой год.`]),
      ...(index > 0 && date <= (list?.[index - 1]?.date ?? '')
        ? [`${at(date)}: ${date} стоит не по порядку или дважды. Расставьте дни по датам.`]
        : []),
      ...(name.trim() ? [] : [`${at(date)}: у ${date} нет названия. Напишите, какой это день.`]),
      ...(hours && !(TIME.test(hours.open) && TIME.test(hours.close) && hours.open < hours.close)
        ? [`${at(date)}: ${date}, часы «${hours.open}–${hours.close}». Нужно как 10:00 и 18:00.`]
        : []),
    ]),
    ...[...FIXED_HOLIDAYS]
      .filter(([day]) => !list?.some(({ date }) => date === `${year}-${day}`))
      .map(
        ([day, { name }]) =>
          `${placeOf({ file: FILE, near: `  ${year}: [` })}: в списке ${year} года нет праздника ${year}-${day} («${name}»). Допишите его.`,
      ),
  ])
