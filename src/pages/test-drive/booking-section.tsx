import { useEffect, type SyntheticEvent } from 'react'
import { BOOKING } from '#src/components/test-drive/answers.tsx'
import { BookingSteps } from '#src/components/test-drive/booking-steps.tsx'
import { isStep, readChoice } from '#src/components/test-drive/choice.ts'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { isModelCode, type ModelCode } from '#src/domain/model.ts'
import { TWO_COLUMNS } from '#src/pages/test-drive/chosen-car.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/test-drive/test-drive.module.css'

const PLACE = 'Страница тест-драйва'

type BookingSectionProps = {
  query: URLSearchParams
  /** Called with the answer whose car is shown next to the questions. Stable between renders. */
  onModelBeside: (model: ModelCode | undefined) => void
  /** Called with the answer that is hovered or focused, which may be the next one. */
  onModelNear: (model: ModelCode) => void
}

/**
 * The booking on its page. Its address contains the answers, so it works as links and forms without scripts. The page's
 * own title describes it, so its heading is only for navigation by headings.
 */
export function BookingSection({ query, onModelBeside, onModelNear }: BookingSectionProps) {
  const sent = useAppState(({ form }) => (form?.type === 'test-drive' ? form.values : null))
  const step = Number(query.get('step'))
  const booking = useBooking(readChoice(sent ? new URLSearchParams(sent) : query), isStep(step) && !sent ? step : null)
  const { model } = booking.choice
  useEffect(() => {
    onModelBeside(model && matchMedia(TWO_COLUMNS).matches ? model : undefined)
  }, [model, onModelBeside])
  const lookAhead = ({ target }: SyntheticEvent) => {
    const answer = target instanceof Element && target.closest<HTMLButtonElement>('button[name=model]')
    if (answer && isModelCode(answer.value) && matchMedia(TWO_COLUMNS).matches) onModelNear(answer.value)
  }
  return (
    <section id={BOOKING} data-step={booking.shownStep} aria-labelledby="booking-title">
      <div className={`wrap ${styles.booking}`}>
        <h2 id="booking-title" className="vh">
          {texts.title}
        </h2>
        <div className={styles.steps} onPointerOver={lookAhead} onFocus={lookAhead}>
          <BookingSteps booking={booking} place={PLACE} isPopup={false} />
        </div>
      </div>
    </section>
  )
}
