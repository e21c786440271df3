import { useState } from 'react'
import { BOOKING } from '#src/components/test-drive/answers.tsx'
import { BookingSteps } from '#src/components/test-drive/booking-steps.tsx'
import { applyChange, isStep, readChoice } from '#src/components/test-drive/choice.ts'
import { keptChoice, useBooking } from '#src/components/test-drive/use-booking.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import styles from '#src/pages/test-drive/test-drive.module.css'

const PLACE = 'Страница тест-драйва'
/** The title is a fixed literal, which the typographer never touches; set large, it must not break after «на». */
const TITLE = texts.title.replace(' на ', ` на${NBSP}`)

/** The booking on its page. Its address holds the answers, so it works as links and forms without scripts. */
export function BookingSection({ query }: { query: URLSearchParams }) {
  const sent = useAppState(({ form }) => (form?.type === 'test-drive' ? form.values : null))
  const store = useAppStore()
  const step = Number(query.get('step'))
  const [given] = useState(() => applyChange(keptChoice(store), readChoice(sent ? new URLSearchParams(sent) : query)))
  const booking = useBooking(given, isStep(step) && !sent ? step : null)
  return (
    <section id={BOOKING} aria-labelledby="booking-title">
      <div className={`wrap ${styles.booking}`}>
        <div>
          <h2 id="booking-title" className="h1">
            {TITLE}
          </h2>
        </div>
        <div className={styles.steps}>
          <BookingSteps booking={booking} place={PLACE} isPopup={false} />
        </div>
      </div>
    </section>
  )
}
