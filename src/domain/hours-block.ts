import { NBSP } from '#src/domain/nbsp.ts'
import type { NewsBlock } from '#src/domain/news.ts'

/** Opening hours by day in an article. */
export type HoursBlock = Extract<NewsBlock, { type: 'hours' }>
type HoursRow = HoursBlock['rows'][number]

/** «10:00–18:00», the «18:00» of «до 18:00»: figures among words. In a group, so that `split` keeps them. */
export const TIMES_IN_TEXT = /(\d{1,2}:\d\d(?:–\d{1,2}:\d\d)?)/

/** A row as a line of text: «31 декабря, четверг — до 18:00, только сервис». */
export const hoursLine = ({ dates, weekday, hours, note }: HoursRow): string =>
  `${[dates, weekday].filter(Boolean).join(', ')}${NBSP}— ${[hours, note].filter(Boolean).join(', ')}`
