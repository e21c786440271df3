import { useEffect, type ReactNode } from 'react'
import { SiteButton } from '#src/components/site-button.tsx'
import { Answer, Answers } from '#src/components/test-drive/answers.tsx'
import { DayStrip } from '#src/components/test-drive/day-strip.tsx'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { state as stateTexts } from '#src/content/page-texts.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { dayText, weekdayText, type ScheduleDay } from '#src/domain/schedule.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { scheduleKey } from '#src/stores/schedule.ts'
import { unheard } from '#src/stores/unheard.ts'
import styles from './time-step.module.css'

/** Days of a month ahead and the hours of one of them. Without a schedule the visitor goes on, without an hour. */
export function TimeStep({ booking }: { booking: Booking }) {
  const { model, dealer_id } = booking.choice
  const store = useAppStore()
  const months = useAppState((state) =>
    dealer_id && model ? state.schedules[scheduleKey(dealer_id, model)] : undefined,
  )
  const load = () => dealer_id && model && dataActions(store).loadSchedule(dealer_id, model).catch(unheard)
  useEffect(() => {
    // What the server has put into the page may be a minute old.
    if (dealer_id && model) void dataActions(store).loadSchedule(dealer_id, model).catch(unheard)
  }, [store, dealer_id, model])

  if (months === undefined) return <p className={`muted ${styles.waiting}`}>{stateTexts.loading}</p>
  const days = months?.flatMap((month) => month.days) ?? []
  const shown = days.find(({ date }) => date === booking.choice.date) ?? days.find(({ available }) => available)
  if (months === null || !shown)
    return (
      <WithoutTime booking={booking} text={months === null ? texts.noSchedule : texts.allTaken}>
        {months === null ? (
          <SiteButton variant="ghost" arrow={false} onClick={() => void load()}>
            {texts.again}
          </SiteButton>
        ) : (
          <SiteButton variant="ghost" arrow={false} onClick={() => booking.goTo(2)}>
            {texts.otherDealer}
          </SiteButton>
        )}
      </WithoutTime>
    )
  return (
    <>
      <DayStrip booking={booking} months={months} shown={shown.date} />
      <Slots booking={booking} day={shown} />
      <p className={`label muted ${styles.note}`}>{texts.local}</p>
    </>
  )
}

const Slots = ({ booking, day }: { booking: Booking; day: ScheduleDay }) => (
  <Answers booking={booking} keep={['model', 'city_id', 'dealer_id']} className={styles.hours}>
    <input type="hidden" name="date" value={day.date} />
    <fieldset>
      <legend className={styles.legend}>
        {dayText(day.date)}, {weekdayText(day.date)}
      </legend>
      <div className={styles.slots}>
        {day.slots.map(({ time, available }) => (
          <Answer
            key={time}
            booking={booking}
            name="time"
            value={time}
            also={{ date: day.date }}
            disabled={!available}
            aria-pressed={booking.choice.time === time && booking.choice.date === day.date}
            className={styles.slot}
          >
            {time}
            {!available && <span className="vh">, {texts.taken}</span>}
          </Answer>
        ))}
      </div>
    </fieldset>
  </Answers>
)

type WithoutTimeProps = { booking: Booking; text: string; children: ReactNode }

const WithoutTime = ({ booking, text, children }: WithoutTimeProps) => (
  <Answers booking={booking} keep={['model', 'city_id', 'dealer_id']} className={styles.without}>
    <p className="lead" role="alert">
      {text}
    </p>
    <div className={styles.ways}>
      <Answer booking={booking} name="no_time" value="on" className={styles.goOn}>
        {texts.withoutTime}
      </Answer>
      {children}
    </div>
  </Answers>
)
