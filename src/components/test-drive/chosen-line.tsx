import { Fragment } from 'react'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { StepLink } from '#src/components/test-drive/answers.tsx'
import type { Step } from '#src/components/test-drive/choice.ts'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelName } from '#src/content/models/summary.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { shortDayText } from '#src/domain/schedule.ts'
import { SIZES } from '#src/components/test-drive/model-step.tsx'
import styles from './chosen-line.module.css'

/** Part of the answer after it: at the beginning of a line the style sheet hides it. */
const SEPARATOR = <span aria-hidden="true">· </span>

type ChosenLineProps = {
  booking: Booking
  /** The car is shown before the line, where the page has no space for it next to the questions. */
  withCar: boolean
}

/** The answers of the previous steps in one line: «GV70 · Волга Премиум · пн 23.11, 11:00 · изменить». */
export function ChosenLine({ booking, withCar }: ChosenLineProps) {
  const { choice, dealer, shownStep: step } = booking
  const hour = choice.date && choice.time ? `${shortDayText(choice.date)}, ${choice.time}` : texts.timeOpen
  const words = [choice.model && modelName(choice.model), step > 2 && dealer?.name, step > 3 && hour].filter(
    (part) => typeof part === 'string',
  )
  if (step === 1) return null
  return (
    <p className={`num ${styles.chosen}`}>
      {withCar && choice.model && (
        <CarThumb code={choice.model} paint={lineUp[choice.model].shownPaint} sizes={SIZES} className={styles.car} />
      )}
      <span className={styles.words}>
        {words.map((word, index) => (
          <Fragment key={word}>
            <span>
              {index > 0 && SEPARATOR}
              {word}
            </span>{' '}
          </Fragment>
        ))}
        <span>
          {SEPARATOR}
          <StepLink booking={booking} step={(step - 1) as Step} className="u">
            {texts.change}
          </StepLink>
        </span>
      </span>
    </p>
  )
}
