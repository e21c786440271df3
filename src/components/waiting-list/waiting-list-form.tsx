import { useEffect, useRef, useState } from 'react'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { FieldGrid, LeadForm } from '#src/components/forms/lead-form.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm } from '#src/components/forms/use-lead-form.ts'
import { ArrowLink } from '#src/components/site-button.tsx'
import { modelName } from '#src/content/models/summary.ts'
import { waitingList as texts } from '#src/content/waiting-list.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { waitingListShape } from '#src/domain/shapes/lead.ts'
import styles from './waiting-list-form.module.css'

type WaitingListFormProps = {
  model: ModelCode
  /** Address of the page the form stands on. */
  page: string
}

/** «Узнать первым»: one message with the price, on the day it is announced. Success stands in the form's place. */
export function WaitingListForm({ model, page }: WaitingListFormProps) {
  const [receipt, setReceipt] = useState<LeadReceipt | null>(null)
  const chosen = { model }
  const form = useLeadForm({
    type: 'waiting-list',
    shape: waitingListShape,
    place: modelName(model),
    chosen,
    onSent: setReceipt,
  })
  if (receipt) return <Accepted receipt={receipt} />
  return (
    <LeadForm form={form} page={page} chosen={chosen}>
      <FieldGrid>
        <ContactFields form={form} />
      </FieldGrid>
      <div className={styles.consents}>
        <Consents form={form} purpose="first-to-know" />
      </div>
      <FormErrors form={form} />
      <div className={styles.send}>
        <SendButton form={form}>{texts.send}</SendButton>
      </div>
    </LeadForm>
  )
}

function Accepted({ receipt }: { receipt: LeadReceipt }) {
  const text = useRef<HTMLHeadingElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={styles.accepted}>
      <h3 ref={text} tabIndex={-1} className="h2">
        {texts.accepted}
      </h3>
      <ArrowLink target={{ href: receipt.url }}>{texts.own}</ArrowLink>
    </div>
  )
}
