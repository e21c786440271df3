import { useState, type MouseEvent } from 'react'
import { Field } from '#src/components/field.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { ActionBar, FieldGrid, LeadForm } from '#src/components/forms/lead-form.tsx'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { SeenByDealer } from '#src/components/forms/seen-by-dealer.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import { useLeadForm } from '#src/components/forms/use-lead-form.ts'
import { inPlace } from '#src/components/in-place.ts'
import { useBookedInOtherTab } from '#src/components/test-drive/booked-in-other-tab.ts'
import { stepAddress, StepLink } from '#src/components/test-drive/answers.tsx'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { consents, form as formTexts, labels, rejectionText } from '#src/content/forms.ts'
import { modelName } from '#src/content/models/summary.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { COMMENT_MAX, leadMessages } from '#src/domain/lead.ts'
import { testDriveShape } from '#src/domain/shapes/lead.ts'
import { fullDayText } from '#src/domain/schedule.ts'
import { track } from '#src/analytics/track.ts'
import styles from './contacts-step.module.css'

export { TestDriveAccepted } from '#src/components/test-drive/test-drive-accepted.tsx'

type ContactsStepProps = {
  booking: Booking
  place: string
  /** In the popup the schedule host is called, on the page the general call (specification 7.2). */
  isPopup: boolean
}

/** The visitor's contacts. The last step: its button books the hour. */
export function ContactsStep({ booking, place, isPopup }: ContactsStepProps) {
  const { choice, dealer } = booking
  const { model, city_id, dealer_id, date, time } = choice
  const chosen = { model, city_id, dealer_id, date, time }
  const others = useBookedInOtherTab(choice)
  const form = useLeadForm({
    type: 'test-drive',
    shape: testDriveShape,
    place,
    chosen,
    ...(isPopup && { send: (services, fields) => services.requestTestDrive(fields) }),
    onSent: (receipt) => {
      if (choice.time) others.tellOthers()
      track('testdrive_sent', { dealer: Number(choice.dealer_id) || null, model: choice.model ?? null })
      booking.setSent({ receipt, choice, dealer })
    },
  })
  // Kept text is seen; once open it stays so, also while the text is erased.
  const [hasComment, setHasComment] = useState(false)
  if (!hasComment && form.valueOf('comment')) setHasComment(true)
  const toOtherTime = (event: MouseEvent) => inPlace(event, () => booking.goTo(3))
  // The same hour would be refused again. The errors of a form sent without scripts may refer to an hour that was
  // changed since.
  const isOfThisHour = (['date', 'time'] as const).every((name) => ['', choice[name]].includes(form.valueOf(name)))
  const isTaken =
    others.isBooked ||
    (isOfThisHour &&
      (form.failure === rejectionText('test-drive', leadMessages.slotTaken) ||
        form.errors.some(({ name }) => name === 'date' || name === 'time')))
  return (
    <LeadForm form={form} page={stepAddress(choice, 4).replace(/#.*/, '')} chosen={chosen}>
      <FieldGrid>
        <ContactFields form={form} surname="needed" />
      </FieldGrid>
      <details className={styles.more} open={hasComment}>
        <summary>{texts.addComment}</summary>
        <Field
          as="textarea"
          {...form.field('comment')}
          label={labels.comment}
          optional
          rows={2}
          maxLength={COMMENT_MAX}
        />
      </details>
      <div className={styles.licence}>
        <Checkbox {...form.box('licence')} required>
          {consents.licence}
        </Checkbox>
      </div>
      <Consents form={form} purpose="test-drive" dealer={dealer?.name} />
      <SeenByDealer form={form} words={wordsOf(booking)} />
      <FormErrors form={form}>
        {form.failure && choice.time && !isTaken && (
          <p>
            <StepLink booking={booking} step={3} className="u">
              {texts.otherTime}
            </StepLink>
          </p>
        )}
      </FormErrors>
      {others.isBooked && <p role="status">{formTexts.bookedInOtherTab}</p>}
      <ActionBar>
        {isTaken ? (
          <ButtonLink target={{ href: stepAddress(choice, 3) }} wide onClick={toOtherTime}>
            {texts.otherTime}
          </ButtonLink>
        ) : (
          <SendButton form={form}>{texts.send}</SendButton>
        )}
      </ActionBar>
    </LeadForm>
  )
}

/** The answers of the other steps, by the names of the fields they are sent as. */
const wordsOf = ({ choice, city, dealer }: Booking) => ({
  model: choice.model ? modelName(choice.model) : '',
  city: city?.name ?? '',
  dealer: dealer?.name ?? '',
  date: choice.date ? fullDayText(choice.date) : texts.timeByDealer,
  time: choice.time ?? texts.timeByDealer,
})
