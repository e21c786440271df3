import { useEffect } from 'react'
import { deferred } from '#src/components/deferred.tsx'
import { AcceptedBefore } from '#src/components/forms/accepted-before.tsx'
import { ChosenLine } from '#src/components/test-drive/chosen-line.tsx'
import { DealerStep } from '#src/components/test-drive/dealer-step.tsx'
import { ModelStep } from '#src/components/test-drive/model-step.tsx'
import { Steps } from '#src/components/test-drive/steps.tsx'
import { TimeStep } from '#src/components/test-drive/time-step.tsx'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { dayText } from '#src/domain/schedule.ts'
import styles from './booking-steps.module.css'

const loadLast = () => import('#src/components/test-drive/contacts-step.tsx')
/** With the form library: nobody needs it before the last step. */
export const ContactsStep = deferred(async () => (await loadLast()).ContactsStep)
/** In the same file: loaded with the form. */
const TestDriveAccepted = deferred(async () => (await loadLast()).TestDriveAccepted)

type BookingStepsProps = {
  booking: Booking
  place: string
  isPopup: boolean
}

/** The body of the booking, in its popup and on its page. */
export function BookingSteps({ booking, place, isPopup }: BookingStepsProps) {
  const { choice, step, shownStep, isHourLost, heading, sent } = booking
  useEffect(() => {
    // Loaded before the last step is shown: an hour is chosen in the step before.
    if (step > 1) void Promise.all([ContactsStep.preload(), TestDriveAccepted.preload()]).catch(() => {})
  }, [step])
  if (sent) return <TestDriveAccepted sent={sent} />
  return (
    <>
      <AcceptedBefore type="test-drive" />
      <Steps booking={booking} />
      <h3 ref={heading} tabIndex={-1} className={`h2 ${styles.heading}`}>
        <span className="vh">{texts.stepOf(shownStep)}. </span>
        {texts.headings[shownStep - 1]}
      </h3>
      <ChosenLine booking={booking} withCar={!isPopup} />
      {shownStep > 2 && isHourLost && choice.date && (
        <p role="status" className={styles.lost}>
          {dayText(choice.date)}, {choice.time} {texts.lostHour}
        </p>
      )}
      {shownStep === 1 && <ModelStep booking={booking} />}
      {shownStep === 2 && <DealerStep booking={booking} />}
      {shownStep === 3 && <TimeStep booking={booking} />}
      {shownStep === 4 && <ContactsStep booking={booking} place={place} isPopup={isPopup} />}
    </>
  )
}
