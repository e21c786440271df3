import { useCallback, useEffect, type ReactNode } from 'react'
import { DayStrip } from '#src/components/calendar/day-strip.tsx'
import { Hours } from '#src/components/calendar/hours.tsx'
import { useOnVisible } from '#src/components/hooks/use-on-visible.ts'
import { useBackOnline } from '#src/components/hooks/use-back-online.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { Answer, Answers } from '#src/components/test-drive/answers.tsx'
import { soleDealer } from '#src/components/test-drive/choice.ts'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { state as stateTexts } from '#src/content/page-texts.ts'
import { modelName } from '#src/content/models/summary.ts'
import { booking as texts, fromCenter, soleDealerText } from '#src/content/test-drive.ts'
import { quoted } from '#src/domain/quoted.ts'
import type { ScheduleDay, ScheduleMonth } from '#src/domain/schedule.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { nearestKey, scheduleKey } from '#src/stores/schedule.ts'
import { ignoreLogged } from '#src/stores/ignore-logged.ts'
import styles from './time-step.module.css'

/**
 * The days of the next month and the hours of one of them. Without a schedule the visitor continues without an hour.
 */
export function TimeStep({ booking }: { booking: Booking }) {
  const { model, dealer_id } = booking.choice
  const { isFitted } = booking
  const store = useAppStore()
  const months = useAppState((state) =>
    dealer_id && model ? state.schedules[scheduleKey(dealer_id, model)] : undefined,
  )
  const load = useCallback(() => {
    if (dealer_id && model) void dataActions(store).loadSchedule(dealer_id, model).catch(ignoreLogged)
  }, [store, dealer_id, model])
  useEffect(() => {
    // The server's data in the page may be a minute old. An invalid pair has no schedule.
    if (isFitted) load()
  }, [isFitted, load])
  useBackOnline(months === null, load)
  useOnVisible(load)

  if (months === undefined) return <p className={`muted ${styles.waiting}`}>{stateTexts.loading}</p>
  const days = months?.flatMap((month) => month.days) ?? []
  const shown = days.find(({ date }) => date === booking.choice.date) ?? days.find(({ available }) => available)
  if (months === null || !shown)
    return (
      <WithoutTime booking={booking} text={months === null ? texts.noSchedule : texts.allTaken}>
        {months === null ? (
          <SiteButton variant="ghost" arrow={false} onClick={load}>
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
      <SoleDealer booking={booking} />
      <Days booking={booking} months={months} shown={shown.date} />
      <Slots booking={booking} day={shown} />
      <p className={`label muted ${styles.note}`}>{texts.local}</p>
    </>
  )
}

const Days = ({ booking, months, shown }: { booking: Booking; months: readonly ScheduleMonth[]; shown: string }) => (
  <Answers booking={booking} hiddenFields={['model', 'city_id', 'dealer_id']}>
    <DayStrip months={months} shown={shown}>
      {({ date, available }, { className, label, tabIndex, face }) => (
        <Answer
          booking={booking}
          name="date"
          value={date}
          disabled={!available}
          aria-pressed={date === shown}
          aria-label={label}
          tabIndex={tabIndex}
          className={className}
        >
          {face}
        </Answer>
      )}
    </DayStrip>
  </Answers>
)

const Slots = ({ booking, day }: { booking: Booking; day: ScheduleDay }) => (
  <Answers booking={booking} hiddenFields={['model', 'city_id', 'dealer_id']} className={styles.hours}>
    <input type="hidden" name="date" value={day.date} />
    <Hours day={day} chosen={booking.choice.date === day.date ? booking.choice.time : undefined}>
      {({ time, available }, { className, tabIndex, face }) => (
        <Answer
          booking={booking}
          name="time"
          value={time}
          also={{ date: day.date }}
          disabled={!available}
          aria-pressed={booking.choice.time === time && booking.choice.date === day.date}
          tabIndex={tabIndex}
          className={className}
        >
          {face}
        </Answer>
      )}
    </Hours>
  </Answers>
)

/** With only one dealer there is no question: a line names the dealer. */
function SoleDealer({ booking: { choice, dealer, dealers = [], city } }: { booking: Booking }) {
  const slots = useAppState(({ nearestSlots }) =>
    choice.city_id && choice.model ? nearestSlots[nearestKey(choice.city_id, choice.model)] : undefined,
  )
  if (!dealer || !choice.model || soleDealer(choice, dealers) !== dealer) return null
  const near = slots?.find(({ dealer_id }) => dealer_id === dealer.id)
  return (
    <p className={`small ${styles.sole}`}>
      {soleDealerText(modelName(choice.model), city?.name_in)} {quoted(dealer.name)}, {dealer.address}
      {near && ` (${fromCenter(near.distance_km)})`}.
    </p>
  )
}

type WithoutTimeProps = { booking: Booking; text: string; children: ReactNode }

const WithoutTime = ({ booking, text, children }: WithoutTimeProps) => (
  <Answers booking={booking} hiddenFields={['model', 'city_id', 'dealer_id']} className={styles.without}>
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
