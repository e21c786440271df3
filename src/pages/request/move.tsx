import { useEffect, useState } from 'react'
import { Field } from '#src/components/field.tsx'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { ownRequestTexts as texts } from '#src/content/own-request.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { dayText } from '#src/domain/schedule.ts'
import { hrefTo } from '#src/routes.ts'
import { ChangeForm } from '#src/pages/request/change-form.tsx'
import type { OwnChange } from '#src/pages/request/use-change.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { scheduleKey } from '#src/stores/schedule.ts'
import { unheard } from '#src/stores/unheard.ts'
import styles from '#src/pages/request/request.module.css'

type MoveProps = {
  secret: string
  change: OwnChange
  dealerId: number
  model: ModelCode
  isNew: boolean
  /** DD.MM.YYYY, as the address says; empty for the first free day. */
  asked: string
}

/** Anchor of the choice on its page. */
export const MOVE = 'move'

/**
 * Another hour at the same dealer: a day, then one of its free hours. Two forms, since without scripts the day has to
 * be asked for first: it goes into the address, and the page comes with its hours.
 */
export function Move({ secret, change, dealerId, model, isNew, asked }: MoveProps) {
  const store = useAppStore()
  const months = useAppState(({ schedules }) => schedules[scheduleKey(String(dealerId), model)])
  useEffect(
    () => void dataActions(store).loadSchedule(String(dealerId), model).catch(unheard),
    [store, dealerId, model],
  )
  const isLive = useInBrowser()
  const [date, setDate] = useState(asked)
  const days = (months ?? []).flatMap((month) => month.days).filter(({ available }) => available)
  const day = days.find((item) => item.date === date) ?? days[0]
  if (!day) return months === undefined ? null : <p>{texts.noSchedule}</p>
  return (
    <>
      <form
        method="get"
        action={`${hrefTo('request', { params: { secret } })}#${MOVE}`}
        className={styles.day}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          as="select"
          name="date"
          label={texts.day}
          value={day.date}
          error={change.errors['date']}
          onChange={(event) => setDate(event.target.value)}
        >
          {days.map((item) => (
            <option key={item.date} value={item.date}>
              {dayText(item.date)}, {item.weekday}
            </option>
          ))}
        </Field>
        {!isLive && (
          <SiteButton type="submit" variant="ghost" arrow={false}>
            {texts.showHours}
          </SiteButton>
        )}
      </form>
      <ChangeForm secret={secret} action="move" change={change} label={isNew ? texts.pickTime : texts.moveSend}>
        <input type="hidden" name="date" value={day.date} />
        <Field
          as="select"
          key={day.date}
          name="time"
          label={`${texts.hour}, ${dayText(day.date)}`}
          error={change.errors['time']}
        >
          {day.slots
            .filter(({ available }) => available)
            .map(({ time }) => (
              <option key={time}>{time}</option>
            ))}
        </Field>
      </ChangeForm>
    </>
  )
}
