import { useCallback, useEffect, useState } from 'react'
import { DayStrip } from '#src/components/calendar/day-strip.tsx'
import { Hours } from '#src/components/calendar/hours.tsx'
import { useOnVisible } from '#src/components/hooks/use-on-visible.ts'
import { useBackOnline } from '#src/components/hooks/use-back-online.ts'
import { requestPageText, requestPageTexts as texts } from '#src/content/request-page.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { fullDayText, toDayText, type ScheduleDay } from '#src/domain/schedule.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { hrefTo } from '#src/routes.ts'
import { ChangeForm } from '#src/pages/request/change-form.tsx'
import type { OwnChange } from '#src/pages/request/use-change.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { scheduleKey } from '#src/stores/schedule.ts'
import { ignoreLogged } from '#src/stores/ignore-logged.ts'
import styles from '#src/pages/request/request.module.css'

type MoveProps = {
  secret: string
  change: OwnChange
  dealerId: number
  model: ModelCode
  /** The visitor's own hour, which is taken for everybody else. */
  booking: VisitorRequest['booking']
  /** DD.MM.YYYY, from the address; empty for the booked day. */
  asked: string
}

/** Anchor of the choice on its page. */
export const MOVE = 'move'

/**
 * Another hour at the same dealer, by the booking calendar: a day, then one of its hours. Two forms, because
 * without scripts the day must be submitted first: it goes into the address, and the page is rendered with its hours.
 */
export function Move({ secret, change, dealerId, model, booking, asked }: MoveProps) {
  const store = useAppStore()
  const months = useAppState(({ schedules }) => schedules[scheduleKey(String(dealerId), model)])
  const load = useCallback(
    () => void dataActions(store).loadSchedule(String(dealerId), model).catch(ignoreLogged),
    [store, dealerId, model],
  )
  useEffect(load, [load])
  useBackOnline(months === null, load)
  useOnVisible(load)
  const [date, setDate] = useState(asked || booking?.date)
  const days = (months ?? []).flatMap((month) => month.days)
  const day = days.find((item) => item.date === date) ?? days.find(({ available }) => available)
  if (!day) return months === undefined ? null : <p className={styles.pick}>{texts.noSchedule}</p>
  return (
    <div className={styles.pick}>
      <p className={`h3 ${styles.when}`}>{texts.when}</p>
      {change.errors['date'] && <p className={styles.wrong}>{change.errors['date']}</p>}
      <form
        method="get"
        action={`${hrefTo('request', { params: { secret } })}#${MOVE}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <DayStrip months={months ?? []} shown={day.date}>
          {({ date: value, available }, { className, label, tabIndex, face }) => (
            <button
              type="submit"
              name="date"
              value={value}
              disabled={!available && value !== booking?.date}
              aria-pressed={value === day.date}
              aria-label={label}
              tabIndex={tabIndex}
              className={className}
              onClick={(event) => {
                event.preventDefault()
                setDate(value)
              }}
            >
              {face}
            </button>
          )}
        </DayStrip>
      </form>
      <HourForm key={day.date} {...{ secret, change, booking, day }} />
    </div>
  )
}

function HourForm({
  secret,
  change,
  booking,
  day,
}: Pick<MoveProps, 'secret' | 'change' | 'booking'> & { day: ScheduleDay }) {
  const [chosen, setTime] = useState('')
  // It may have been taken since.
  const time = day.slots.some((slot) => slot.time === chosen && slot.available) ? chosen : ''
  const name = booking ? texts.moveSend : texts.pickTime
  const words = !booking
    ? requestPageText.choose(fullDayText(day.date), time)
    : requestPageText.moveTo(toDayText(day.date), time)
  return (
    <ChangeForm secret={secret} action="move" change={change} label={time ? words : name}>
      <input type="hidden" name="date" value={day.date} />
      {change.errors['time'] && <p className={styles.wrong}>{change.errors['time']}</p>}
      <Hours day={day} own={day.date === booking?.date ? booking.time : undefined}>
        {({ time: value, available }, { className, face }) => (
          <label className={className}>
            <input
              type="radio"
              name="time"
              value={value}
              required
              disabled={!available}
              checked={time === value}
              onChange={() => setTime(value)}
            />
            <span>{face}</span>
          </label>
        )}
      </Hours>
    </ChangeForm>
  )
}
