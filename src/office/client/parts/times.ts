/** Moments as the office reads them: Moscow time. */
const ZONE = 'Europe/Moscow'
const day = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
const key = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE })
const NBSP = '\u00a0'

export const timeText = (iso: string): string => time.format(new Date(iso))

/** «сегодня, 12:40», «14 июля, 12:40» */
export function momentText(iso: string, now = new Date()): string {
  const moment = new Date(iso)
  const [own, today] = [key.format(moment), key.format(now)]
  if (own === today) return `сегодня, ${time.format(moment)}`
  const isThisYear = own.slice(0, 4) === today.slice(0, 4)
  return `${(isThisYear ? day : dayOfYear).format(moment).replaceAll(' ', NBSP)}, ${time.format(moment)}`
}

export const dayText = (iso: string): string => dayOfYear.format(new Date(iso))

const weekday = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' })
/** YYYY-MM-DD -> «пт, 16 июля» */
export const dateText = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`))

/** For <input type="datetime-local">: Moscow's clock, which is three hours ahead all year. */
const AHEAD_MS = 3 * 3_600_000
export const toLocalInput = (iso: string): string => new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 16)
export const fromLocalInput = (text: string): string => new Date(`${text}:00+03:00`).toISOString()
/** Tomorrow at ten in Moscow. */
export const tomorrowMorning = (now: Date): string =>
  fromLocalInput(`${toLocalInput(new Date(now.getTime() + 86_400_000).toISOString()).slice(0, 10)}T10:00`)
