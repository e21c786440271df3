import { useState } from 'react'
import { Accepted } from '#src/components/forms/accepted.tsx'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { FieldGrid, LeadForm } from '#src/components/forms/lead-form.tsx'
import { SeenByDealer } from '#src/components/forms/seen-by-dealer.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm } from '#src/components/forms/use-lead-form.ts'
import { accepted as labels } from '#src/content/accepted.ts'
import { modelName } from '#src/content/models/summary.ts'
import { waitingList as texts, waitingNext } from '#src/content/waiting-list.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { waitingListShape } from '#src/domain/shapes/lead.ts'
import styles from './waiting-list-form.module.css'

type WaitingListFormProps = {
  model: ModelCode
  /** Address of the page with the form. */
  page: string
}

/** «Узнать первым»: one letter or one call, when the price is announced. The confirmation replaces the form. */
export function WaitingListForm({ model, page }: WaitingListFormProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  const chosen = { model }
  const form = useLeadForm({
    type: 'waiting-list',
    shape: waitingListShape,
    place: modelName(model),
    chosen,
    onSent: (receipt, { email, phone }) => setSent({ receipt, email, phone }),
  })
  if (sent) {
    const { receipt, email, phone } = sent
    return (
      <Accepted
        receipt={receipt}
        heading={texts.accepted}
        recap={[
          { label: labels.car, value: modelName(model) },
          { label: labels.contact, value: email || phone },
        ]}
        next={waitingNext(modelName(model), Boolean(email))}
        own={texts.own}
      />
    )
  }
  return (
    <LeadForm form={form} page={page} chosen={chosen}>
      <FieldGrid>
        <ContactFields form={form} emailHint={texts.emailHint} />
      </FieldGrid>
      <p className={`small ${styles.ways}`}>{texts.ways}</p>
      <div className={styles.consents}>
        <Consents form={form} purpose="first-to-know" />
      </div>
      <SeenByDealer form={form} words={{ model: modelName(model) }} nobody />
      <FormErrors form={form} />
      <div className={styles.send}>
        <SendButton form={form}>{texts.send}</SendButton>
      </div>
    </LeadForm>
  )
}

type Sent = { receipt: LeadReceipt; email: string | undefined; phone: string | undefined }
