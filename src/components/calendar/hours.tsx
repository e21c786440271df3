import { Fragment, type ReactNode } from 'react'
import { calendar as texts } from '#src/content/calendar.ts'
import { fullDayText, type ScheduleDay, type ScheduleSlot } from '#src/domain/schedule.ts'
import styles from './hours.module.css'

type HoursProps = {
  day: ScheduleDay
  /** One hour as a control: a button or a radio button. */
  children: (slot: ScheduleSlot, look: { className: string | undefined; face: ReactNode }) => ReactNode
}

/** The hours of a day; those that are taken stay in sight. */
export const Hours = ({ day, children }: HoursProps) => (
  <fieldset>
    <legend className={`num ${styles.legend}`}>{fullDayText(day.date)}</legend>
    <div className={styles.slots}>
      {day.slots.map((slot) => (
        <Fragment key={slot.time}>
          {children(slot, {
            className: styles.slot,
            face: (
              <>
                {slot.time}
                {!slot.available && <span className="vh">, {texts.taken}</span>}
              </>
            ),
          })}
        </Fragment>
      ))}
    </div>
  </fieldset>
)
