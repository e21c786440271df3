import { useEffect, useState } from 'react'
import { Field } from '#src/components/field.tsx'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { ownRequestTexts as texts } from '#src/content/own-request.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { dayText, type ScheduleDay } from '#src/domain/schedule.ts'
import { ChangeForm } from '#src/pages/request/change-form.tsx'
import type { OwnChange } from '#src/pages/request/use-change.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { scheduleKey } from '#src/stores/schedule.ts'

type MoveProps = { secret: string; change: OwnChange; dealerId: number; model: ModelCode; isNew: boolean }

/** Another hour at the same dealer: a day and one of its free hours. */
export function Move({ secret, change, dealerId, model, isNew }: MoveProps) {
  const store = useAppStore()
  const months = useAppState(({ schedules }) => schedules[scheduleKey(String(dealerId), model)])
  useEffect(() => void dataActions(store).loadSchedule(String(dealerId), model), [store, dealerId, model])
  const days = (months ?? []).flatMap((month) => month.days).filter(({ available }) => available)
  const [date, setDate] = useState('')
  const day = days.find((item) => item.date === date) ?? days[0]
  const hours = useHours(days, day)
  if (!day) return months === undefined ? null : <p>{texts.noSchedule}</p>
  return (
    <ChangeForm secret={secret} action="move" change={change} label={isNew ? texts.pickTime : texts.moveSend}>
      <Field
        as="select"
        name="date"
        label={texts.day}
        value={day.date}
        onChange={(event) => setDate(event.target.value)}
      >
        {days.map((item) => (
          <option key={item.date} value={item.date}>
            {dayText(item.date)}, {item.weekday}
          </option>
        ))}
      </Field>
      <Field as="select" name="time" label={texts.hour}>
        {hours.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Field>
    </ChangeForm>
  )
}

/** Free hours of the chosen day; without scripts those of any day, and the server tells when one is taken. */
function useHours(days: readonly ScheduleDay[], day: ScheduleDay | undefined): string[] {
  const isLive = useInBrowser()
  const slots = (isLive && day ? [day] : days).flatMap((item) => item.slots)
  return [...new Set(slots.filter(({ available }) => available).map(({ time }) => time))].toSorted()
}
