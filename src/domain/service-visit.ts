import { readDay, shownDay } from '#src/domain/day.ts'

/**
 * When the next service is due: by mileage or by date, whichever comes first. Pure; today is a parameter where needed.
 * Dates are YYYY-MM-DD, distances kilometres.
 */

export type ServiceInterval = { km: number; months: number }
/** The last service and the odometer now. */
export type Driving = { date: string; last: number; now: number }
export type Visit = {
  /** Number of the service: the first, the second… */
  number: number
  km: number
  latest: string
  /** Kilometres left; negative when overdue. */
  left: number
}

export const SERVICE_FIELDS = ['date', 'last', 'now'] as const
export type ServiceField = (typeof SERVICE_FIELDS)[number]
export type ServiceForm = {
  /** As typed; a valid date in the notation of the field. */
  fields: Record<ServiceField, string>
  problems: Partial<Record<ServiceField, string>>
  driving: Driving | null
}

const MOST_KM = 1_000_000
const MAX_READ = 20
const FIRST_YEAR = 2000
const LAST_YEAR = 2100
const DAY_MS = 86_400_000

/**
 * Reads the form, or the address of a submitted one. Absent fields are no error, empty ones of a submitted form are.
 */
export function readService(get: (field: ServiceField) => string | null): ServiceForm {
  const fields = Object.fromEntries(
    SERVICE_FIELDS.map((field) => [field, (get(field) ?? '').slice(0, MAX_READ)]),
  ) as ServiceForm['fields']
  const problems: ServiceForm['problems'] = {}
  const [last, now] = [readKm(fields.last), readKm(fields.now)]
  if (SERVICE_FIELDS.every((field) => get(field) === null)) return { fields, problems, driving: null }
  const date = readDay(fields.date)
  if (date) fields.date = shownDay(date)
  const wrongDate = problemOfDate(fields.date, date)
  if (wrongDate) problems.date = wrongDate
  if (last === null) problems.last = 'Укажите пробег целым числом, например 31 400'
  if (now === null) problems.now = 'Укажите пробег целым числом, например 39 800'
  else if (last !== null && now < last) problems.now = 'Сейчас на одометре не может быть меньше, чем было тогда'
  const isWhole = Object.keys(problems).length === 0 && date !== null && last !== null && now !== null
  return { fields, problems, driving: isWhole ? { date, last, now } : null }
}

function readKm(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]|км/gi, '')
  return /^\d{1,7}$/.test(digits) && Number(digits) <= MOST_KM ? Number(digits) : null
}

/** What is wrong with a date, given as typed and as parsed. */
function problemOfDate(text: string, date: string | null): string | null {
  const example = 'например 10.06.2021'
  if (text.trim() === '') return `Укажите дату последнего обслуживания, ${example}`
  if (date === null) {
    return /^\d{1,2}\D+\d{1,2}\D+\d{4}$/.test(text.trim())
      ? `Такого дня нет: ${text.trim()}. Напишите день, месяц и год, ${example}`
      : `Напишите дату целиком: день, месяц и год, ${example}`
  }
  const year = Number(date.slice(0, 4))
  return year < FIRST_YEAR || year > LAST_YEAR ? `Год — от ${FIRST_YEAR} до ${LAST_YEAR}, ${example}` : null
}

const toIso = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10))

/** The date this many months later; the last day of the month if that one is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toIso(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

export function nextVisit({ date, last, now }: Driving, interval: ServiceInterval): Visit {
  const km = last + interval.km
  return {
    number: Math.max(1, Math.round(km / interval.km)),
    km,
    latest: addMonths(date, interval.months),
    left: km - now,
  }
}

/** Which limit is reached first at the pace since the last service, and when the mileage is reached. */
export type Expected = {
  first: 'km' | 'date'
  /** Null beyond the lifetime of a car. */
  byPace: string | null
}

/** Null when there is no pace yet, or the service was due before today. */
export function expectedVisit({ date, last, now }: Driving, visit: Visit, today: string): Expected | null {
  const days = (Date.parse(today) - Date.parse(date)) / DAY_MS
  if (today > visit.latest || visit.left <= 0) return null
  if (days <= 0 || now <= last) return null
  const day = toIso(Date.parse(today) + Math.ceil((visit.left / (now - last)) * days) * DAY_MS)
  const byPace = Number.parseInt(day) <= LAST_YEAR ? day : null
  return { first: byPace !== null && byPace <= visit.latest ? 'km' : 'date', byPace }
}
