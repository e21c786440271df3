import { formatDate } from '#src/domain/format.ts'

/** A time (ISO, UTC) as its date in Moscow, whoever renders it: «14 июля 2021 г.» */
export const dateOf = (at: string): string =>
  formatDate(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date(at)))
