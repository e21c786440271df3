import { termsOf, termSet, phrases, spoken, type Question } from '#src/backend/search/answers/question.ts'
import { holidayAnswer, type Calendar } from '#src/backend/search/answers/holiday-hours.ts'
import type { DealerInCity } from '#src/backend/dealers.ts'
import { upperFirst } from '#src/domain/first-letter.ts'
import { openHoursOf } from '#src/domain/opening-hours.ts'
import { weekOf } from '#src/domain/hours-text.ts'
import { countOf, listed } from '#src/domain/format.ts'
import type { Hours } from '#src/domain/dealer.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/** Opening hours without a city: "работаете в воскресенье", "открыто ли сейчас". With a city, place.ts answers. */

const SPARE_TERMS = 1
const DAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'].map(
  (day) => termsOf(day)[0] ?? day,
)
const ON_DAY = ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье']
const DAY_NAMES = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']
const WEEKEND = termSet('выходные выходной')
const SATURDAY = 5
const SUNDAY = 6
const NOW = termSet('сейчас сегодня')
const ABOUT_HOURS = phrases(
  'работать, часы работы, режим работы, график работы, открыто, открыты, закрыты, открываться, закрываться, открываетесь, закрываетесь, открывается, закрывается, график, расписание',
)
const FILLER_WORDS = termSet('дилер салон сервис вы до скольки время центр автоцентр магазин работает открыт')
/** After "у". */
const DEALERS = ['дилера', 'дилеров', 'дилеров'] as const
const HOLIDAYS = termSet(
  'праздник праздники праздничный новый год новогодний каникулы январь февраль март апрель май мая июнь июль август сентябрь октябрь ноябрь декабрь майский',
)
const EACH = 'Часы каждого — в карточке.'

export function hoursAnswer(
  question: Question,
  dealers: readonly DealerInCity[],
  calendar: Calendar,
): SearchAnswer | null {
  const { models, city, rest, text } = question
  if (models.length > 0 || city) return null
  const terms = new Set(rest)
  const days = DAYS.flatMap((day, index) => (terms.has(day) ? [index] : []))
  const isWeekend = rest.some((term) => WEEKEND.has(term))
  const isNow = rest.some((term) => NOW.has(term))
  const phrase = spoken(ABOUT_HOURS, terms)
  if (!phrase) return null
  const strange = rest.filter(
    (term) =>
      ![phrase, DAYS].some((words) => words.includes(term)) &&
      ![WEEKEND, NOW, FILLER_WORDS, HOLIDAYS].some((words) => words.has(term)),
  )
  // "Работа" alone is a search term, not a question.
  const isSpecific = phrase.length > 1 || rest.length > 1 || HOURS_WORDS.has(phrase[0] ?? '') || HOW_LONG.test(text)
  if (strange.length > SPARE_TERMS || !isSpecific) return null
  const onHolidays = holidayAnswer(text, calendar)
  if (onHolidays !== null) return { ...onHolidays, text: `${onHolidays.text} ${EACH}` }
  if (isNow)
    return {
      url: hrefTo('dealers', { query: { open: '1' } }),
      title: 'Дилеры, которые открыты сейчас',
      text: 'Список — по местному времени каждого города, с часами продаж и сервиса.',
    }
  const asked = isWeekend ? [SATURDAY, SUNDAY] : days
  const [day, ...others] = asked
  if (day === undefined || others.length > 1) return usual(dealers)
  return {
    url: hrefTo('dealers'),
    title: isWeekend ? 'Дилеры в выходные' : `Дилеры ${day === 1 ? 'во' : 'в'} ${ON_DAY[day]}`,
    text: `${asked.map((index) => (others.length > 0 ? `${DAY_NAMES[index]}: ${onDay(dealers, index)}` : upperFirst(onDay(dealers, index)))).join('. ')}. ${EACH}`,
  }
}

const HOW_LONG = /(?:до|со?|во) скольк|до какого|с какого|во сколько/
/** One of these words is enough. */
const HOURS_WORDS = termSet('открыто открыты открываться закрываться открываетесь закрываетесь расписание')

/** «отделы продаж открыты у всех 15 дилеров, 09:00–21:00 или 10:00–20:00; сервис — у 6, 10:00–18:00» */
function onDay(dealers: readonly DealerInCity[], day: number): string {
  const sales = openOn(
    dealers.map(({ dealer }) => openHoursOf(dealer)),
    day,
  )
  const service = openOn(
    dealers.map(({ dealer }) => dealer.hours.service),
    day,
  )
  const whose = sales.count === dealers.length ? `всех ${countOf(sales.count, DEALERS)}` : countOf(sales.count, DEALERS)
  const selling = sales.count > 0 ? `отделы продаж открыты у ${whose}, ${sales.hours}` : 'отделы продаж закрыты'
  return `${selling}; ${service.count > 0 ? `сервис — у ${service.count}, ${service.hours}` : 'сервис закрыт'}`
}

function openOn(weeks: readonly (readonly Hours[])[], day: number): { count: number; hours: string } {
  const open = weeks.flatMap((hours) => weekOf(hours)[day]?.hours ?? [])
  const spans = [...new Set(open.map((hours) => `${hours.open}–${hours.close}`))].toSorted()
  return { count: open.length, hours: listed(spans, 'или') }
}

const usual = (dealers: readonly DealerInCity[]): SearchAnswer => ({
  url: hrefTo('dealers'),
  title: 'Часы работы дилеров',
  text: `В будни ${onDay(dealers, 0)}. В воскресенье ${onDay(dealers, SUNDAY)}. ${EACH}`,
})
