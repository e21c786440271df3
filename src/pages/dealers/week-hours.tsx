import { useNow } from '#src/components/hooks/use-now.ts'
import type { DayHours } from '#src/domain/dealer.ts'
import { weekOf } from '#src/domain/hours-text.ts'
import { localTime } from '#src/domain/local-time.ts'
import { weekdayOf, type Timetable } from '#src/domain/timetable.ts'
import { DifferentDays } from '#src/pages/shared/dealers/different-days.tsx'
import styles from '#src/pages/dealers/week-hours.module.css'

/** A day's line runs from six in the morning to midnight. */
const FROM = 6
const TO = 24
/** As far ahead as test drives can be booked. */
const DAYS_AHEAD = 31

type WeekProps = { title: string; timetable: Timetable; timeZone: string }

/** A week as lines over the day; today's is bronze, once the browser knows the date there. */
export function WeekHours({ title, timetable, timeZone }: WeekProps) {
  const now = useNow()
  const today = now && weekdayOf(localTime(timeZone, now).date)
  if (timetable.week.length === 0) return null
  return (
    <div className={styles.week}>
      <h2 className="label muted">{title}</h2>
      <dl className="num">
        {weekOf(timetable.week).map(({ weekday, hours: day }, index) => (
          <div key={weekday} className={styles.day} data-today={today === index + 1 || undefined}>
            <dt>{weekday}</dt>
            <DayLine day={day} />
            <dd>{day ? `${day.open}–${day.close}` : 'закрыто'}</dd>
          </div>
        ))}
      </dl>
      <DifferentDays timetable={timetable} ahead={DAYS_AHEAD} />
    </div>
  )
}

const hourOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Math.min(TO, Math.max(FROM, hours + minutes / 60))
}
const percent = (hours: number): string => `${((hours / (TO - FROM)) * 100).toFixed(2)}%`

function DayLine({ day }: { day: DayHours | null }) {
  if (!day) return <span />
  const [open, close] = [hourOf(day.open), hourOf(day.close)]
  return (
    <svg className={styles.line} aria-hidden="true">
      <rect x={percent(open - FROM)} width={percent((close > open ? close : TO) - open)} y="0" height="100%" />
    </svg>
  )
}
