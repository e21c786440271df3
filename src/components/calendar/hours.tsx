import { Fragment, type ReactNode } from 'react'
import { ARROW_GROUP, ArrowHint } from '#src/components/arrow-hint.tsx'
import { moveByArrows, stopOf } from '#src/components/arrow-keys.ts'
import { cx } from '#src/components/class-names.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { calendar as texts } from '#src/content/calendar.ts'
import { fullDayText, type ScheduleDay, type ScheduleSlot } from '#src/domain/schedule.ts'
import styles from './hours.module.css'

/** Appearance of an hour, whatever control it is. */
export type HourLook = {
  className: string | undefined
  /** For a button: the hours are one tab stop. */
  tabIndex: number
  face: ReactNode
}

type HoursProps = {
  day: ScheduleDay
  chosen?: string | undefined
  /** The hour the visitor has booked already: it is not shown as taken. */
  own?: string | undefined
  /** One hour as a control: a button or a radio button. */
  children: (slot: ScheduleSlot, look: HourLook) => ReactNode
}

/** The hours of a day; taken ones stay visible. Arrow keys move between hours. */
export function Hours({ day, chosen, own, children }: HoursProps) {
  // Before scripts every hour must be reached by Tab alone.
  const hasArrows = useInBrowser()
  const free = day.slots.filter(({ available }) => available).map(({ time }) => time)
  const stop = stopOf(free, chosen)
  return (
    <fieldset {...ARROW_GROUP}>
      <legend className={`num ${styles.legend}`}>
        {fullDayText(day.date)}
        <ArrowHint />
      </legend>
      {/* The hours themselves are focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.slots} onKeyDown={moveByArrows}>
        {day.slots.map((slot) => (
          <Fragment key={slot.time}>
            {children(slot, {
              className: cx(styles.slot, slot.time === own && styles.own),
              tabIndex: hasArrows && slot.time !== stop ? -1 : 0,
              face: (
                <>
                  {slot.time}
                  {slot.time === own ? (
                    <span className={styles.note}>
                      <span className="vh">, </span>
                      {texts.own}
                    </span>
                  ) : (
                    !slot.available && <span className="vh">, {texts.taken}</span>
                  )}
                </>
              ),
            })}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
