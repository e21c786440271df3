import { rowsOfDifferentDays } from '#src/domain/different-days.ts'
import { differentDays, type Timetable } from '#src/domain/timetable.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/shared/dealers/different-days.module.css'

/** How many days ahead special hours are listed, by default. */
const DAYS_AHEAD = 14

/** "7 января — выходной": the coming days with special hours, from the day the page was rendered. */
export function DifferentDays({ timetable, ahead = DAYS_AHEAD }: { timetable: Timetable; ahead?: number }) {
  const today = useAppState((state) => state.today)
  const rows = today === '' ? [] : rowsOfDifferentDays(differentDays(timetable, today, ahead))
  return (
    rows.length > 0 && (
      <ul className={`small num ${styles.days}`} aria-label="Особые дни">
        {rows.map(({ days, time, reason }) => (
          <li key={days}>
            <span>
              {days}&nbsp;— {time}
            </span>{' '}
            <span className="muted">{reason}</span>
          </li>
        ))}
      </ul>
    )
  )
}
