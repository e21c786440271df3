import { Fragment, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ARROW_GROUP, ArrowHint } from '#src/components/arrow-hint.tsx'
import { cx } from '#src/components/class-names.ts'
import { moveByArrows } from '#src/components/arrow-keys.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { isCalm } from '#src/components/is-calm.ts'
import { Icon } from '#src/components/icon.tsx'
import { calendar as texts } from '#src/content/calendar.ts'
import { calendarDayText, type ScheduleDay, type ScheduleMonth } from '#src/domain/schedule.ts'
import styles from './day-strip.module.css'

export type Day = Pick<ScheduleDay, 'number' | 'date' | 'weekday' | 'available'>
type Month = Pick<ScheduleMonth, 'number' | 'year' | 'name'> & { days: readonly Day[] }

/** Appearance and name of a day, whatever control it is. */
export type DayLook = {
  className: string | undefined
  /** «Сб 4 декабря, суббота» */
  label: string
  /** For a button: in a row with arrow keys only the selected day is a tab stop. */
  tabIndex: number
  face: ReactNode
}

type DayStripProps = {
  months: readonly Month[]
  /** The day whose hours are shown. */
  shown: string | undefined
  /** The chosen day is missing or invalid. */
  isWrong?: boolean
  /** One day as a control: a button or a radio button. */
  children: (day: Day, look: DayLook) => ReactNode
}

/** All days of the window in one row, month by month. One tab stop, arrow keys move between days. */
export function DayStrip({ months, shown, isWrong = false, children }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  // Before scripts every day must be reached by Tab alone.
  const hasArrows = useInBrowser()
  useEffect(() => {
    const day = shown && strip.current?.querySelector<HTMLElement>(`[value="${CSS.escape(shown)}"]`)
    if (!day) return
    const show = () => scrollTo(strip.current, day.closest('label') ?? day)
    show()
    // In a closed fold nothing has a position yet.
    const fold = day.closest('details:not([open])')
    fold?.addEventListener('toggle', show)
    return () => fold?.removeEventListener('toggle', show)
  }, [shown])

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const day = moveByArrows(event)
    if (day) scrollTo(strip.current, day)
  }
  const turn = (direction: 1 | -1) =>
    strip.current?.scrollBy({
      left: direction * strip.current.clientWidth * 0.85,
      behavior: isCalm() ? 'instant' : 'smooth',
    })

  return (
    <div className={styles.outer} {...ARROW_GROUP}>
      {hasArrows && (
        <div className={styles.arrows}>
          <ArrowHint />
          <button type="button" className="icon-btn" aria-label={texts.earlier} onClick={() => turn(-1)}>
            <Icon name="arrow" className={styles.back} />
          </button>
          <button type="button" className="icon-btn" aria-label={texts.later} onClick={() => turn(1)}>
            <Icon name="arrow" className={styles.arrow} />
          </button>
        </div>
      )}
      {/* The days themselves are focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={strip} className={cx(styles.strip, isWrong && styles.wrong)} onKeyDown={onKey}>
        {months.map(({ number, year, name, days }) => (
          <div key={`${year}-${number}`} role="group" aria-label={`${name} ${year}`}>
            <p className={`h3 ${styles.name}`} aria-hidden="true">
              {name}
            </p>
            <div className={styles.days}>
              {days.map((day) => (
                <Fragment key={day.date}>
                  {children(day, {
                    className: styles.day,
                    label: `${calendarDayText(day.date)}${day.available ? '' : `, ${texts.full}`}`,
                    tabIndex: hasArrows && day.date !== shown ? -1 : 0,
                    face: (
                      <>
                        <span className={styles.weekday}>{day.weekday}</span>
                        <span className={styles.number}>{day.number}</span>
                      </>
                    ),
                  })}
                </Fragment>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Scrolls it to the middle of the strip, without scrolling the page. */
function scrollTo(strip: HTMLElement | null, day: HTMLElement) {
  if (!strip) return
  const { left, width } = day.getBoundingClientRect()
  strip.scrollLeft += left + width / 2 - strip.getBoundingClientRect().left - strip.clientWidth / 2
}
