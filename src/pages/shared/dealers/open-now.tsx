import { useNow } from '#src/components/hooks/use-now.ts'
import { openStateAt, openStateText } from '#src/domain/opening-hours.ts'
import type { Timetable } from '#src/domain/timetable.ts'
import styles from '#src/pages/shared/dealers/open-now.module.css'

type OpenNowProps = {
  timetable: Timetable
  timeZone: string
  className?: string
  /** Named first where the line is not about the whole place: «Сервис: сейчас открыто». */
  whose?: string
  /** Inside a label, which must not contain paragraphs. */
  as?: 'p' | 'span'
}

/**
 * «Сейчас открыто, до 21:00» in the dealer's time zone. Known only in the browser, because the server's page is
 * cached; the line has its space reserved, so nothing moves when the text appears.
 */
export function OpenNow({ timetable, timeZone, className = '', whose, as: Line = 'p' }: OpenNowProps) {
  const now = useNow()
  // Of a department whose hours nobody has entered they are unknown: it is not said to be closed.
  const state = timetable.week.length > 0 && now ? openStateAt(timetable, timeZone, now) : null
  return (
    <Line className={`num ${styles.line} ${className}`} data-open={state ? String(state.open) : undefined}>
      {state && (whose ? `${whose}: ${lowerFirst(openStateText(state))}` : openStateText(state))}
    </Line>
  )
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
