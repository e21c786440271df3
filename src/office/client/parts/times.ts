/** Times as the office shows them: Moscow time. */
const ZONE = 'Europe/Moscow'
const day = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
const key = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE })
const NBSP = '\u00a0'
const TODAY = 'сегодня'

const timeText = (iso: string): string => time.format(new Date(iso))

/** «сегодня, 12:40», «14 июля, 12:40» */
export function dateTimeText(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const [own, today] = [key.format(at), key.format(now)]
  if (own === today) return `${TODAY}, ${time.format(at)}`
  const isThisYear = own.slice(0, 4) === today.slice(0, 4)
  return `${(isThisYear ? day : dayOfYear).format(at).replaceAll(' ', NBSP)}, ${time.format(at)}`
}

/** «с 14 июл., 12:40», «сегодня с 12:40 до 15 июл., 10:00» */
export function termText(from: string | null, until: string | null, now = new Date()): string {
  const words = [from === null ? '' : boundText('с', from, now), until === null ? '' : boundText('до', until, now)]
  return words.filter(Boolean).join(' ')
}

/** «с сегодня» is not Russian: the day goes before it. */
export function boundText(word: 'с' | 'до', iso: string, now = new Date()): string {
  const text = dateTimeText(iso, now)
  return text.startsWith(TODAY) ? `сегодня ${word}${NBSP}${timeText(iso)}` : `${word}${NBSP}${text}`
}

export const dayText = (iso: string): string => dayOfYear.format(new Date(iso))

const weekday = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' })
/** YYYY-MM-DD -> «пт, 16 июля» */
export const dateText = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`))

/** For <input type="datetime-local">: Moscow time, UTC+3 all year. */
const AHEAD_MS = 3 * 3_600_000
export const toLocalInput = (iso: string): string => new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 16)
/** Throws Error with a message for the editor: the field is empty, or filled in by half. */
export function fromLocalInput(text: string): string {
  const at = new Date(`${text}:00+03:00`)
  if (Number.isNaN(at.getTime())) throw new Error('Укажите день и час')
  return at.toISOString()
}
/** Tomorrow at ten in Moscow. */
export const tomorrowMorning = (now: Date): string =>
  fromLocalInput(`${toLocalInput(new Date(now.getTime() + 86_400_000).toISOString()).slice(0, 10)}T10:00`)
