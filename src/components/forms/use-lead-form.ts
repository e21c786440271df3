import { useState, type SubmitEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { storeReceipt } from '#src/components/forms/stored-receipt.ts'
import { draftOf, dropDraft, type FieldValues } from '#src/components/forms/drafts.ts'
import { dropSent } from '#src/components/forms/request-key.ts'
import { useRequest } from '#src/components/forms/use-request.ts'
import { useReturned } from '#src/components/forms/use-returned.ts'
import { useSending } from '#src/components/forms/use-sending.ts'
import { rejectionText } from '#src/content/forms.ts'
import {
  ADVERTISING_EDITION_FIELD,
  EDITION_FIELD,
  HONEYPOT,
  NAMED_FIELD,
  type LeadReceipt,
  type LeadType,
} from '#src/domain/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'
import type { Services } from '#src/services/services.ts'
import { useAppStore } from '#src/stores/app-store.ts'
import { useFieldIds } from '#src/components/forms/use-field-ids.ts'
import { useValues, type RequestShape } from '#src/components/forms/use-form-values.ts'
import { type FieldError, controlsOf } from '#src/components/forms/form-controls.ts'

type LeadFormOptions = {
  type: LeadType
  /** The request's own schema (domain/shapes/lead.ts), also used by the backend. */
  shape: RequestShape
  /** Where the form was opened: «Меню», «G80», «Карточка дилера»… */
  place: string
  /** Fields chosen outside the form, also unanswered ones: values that another form has left in them are not sent. */
  chosen?: FormFields
  /** Values that the opener has chosen already, by field; the visitor may change them. */
  preset?: FieldValues
  /** Instead of POST /v1/request. */
  send?: (services: Services, fields: FormFields) => Promise<LeadReceipt>
  onSent: (receipt: LeadReceipt, fields: FormFields) => void
}

export type LeadForm = ReturnType<typeof useLeadForm>

/**
 * A form of the site: react-hook-form with a request's schema. A field is validated when it loses the focus and again
 * on sending; an error disappears as soon as the visitor types; the first wrong field is scrolled into view and
 * focused. Input survives the form (drafts.ts). A second press while sending does nothing.
 */
export function useLeadForm({ type, shape, place, chosen = {}, preset = NOTHING, send, onSent }: LeadFormOptions) {
  const store = useAppStore()
  const { returned, errors: returnedErrors, forget } = useReturned(type)
  const [own] = useState(() => Object.keys(shape.shape).filter((name) => !Object.hasOwn(chosen, name)))
  const [known] = useState<FieldValues>(() => ({ ...draftOf(store, own), ...preset }))
  const { toRequest, toSend } = useRequest({ type, place, chosen })
  const form = useValues(store, { shape, own, known, toRequest })
  const { isSubmitted } = form.formState
  const typed = useWatch({ control: form.control })
  const fields = useFieldIds(type, shape)
  const sending = useSending({
    type,
    failure: returned && !returned.toConfirm ? rejectionText(type, returned.message) : '',
    send,
    onSent(receipt, request) {
      dropDraft(store)
      dropSent(store)
      storeReceipt(type, receipt)
      onSent(receipt, request)
    },
    onWrongFields(messages) {
      for (const [name, message] of Object.entries(messages)) form.setError(name, { type: 'server', message })
      fields.focusFirst(Object.keys(messages))
    },
  })

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const shown = shownConsents(event.currentTarget)
    const submit = form.handleSubmit(
      () => sending.submit({ ...toSend(form.getValues()), ...shown }),
      (wrong) => fields.focusFirst(Object.keys(wrong)),
    )
    void sending.once(() => submit(event))
  }

  const { firstReturned, onChange, allErrors, ...controls } = controlsOf({
    form,
    fields,
    known,
    returned,
    returnedErrors,
    forget,
  })

  return {
    ...controls,
    /** The honeypot field. */
    trap: form.register(HONEYPOT),
    type,
    place,
    /** The current value of a field. A cleared value is not restored from the returned form. */
    valueOf: (name: string): string => (typed[name] ?? returned?.values[name]) || '',
    setValue: (name: string, value: string) => {
      form.setValue(name, value)
      onChange(name)
    },
    /** Resets a value that is no longer possible, and says why at the field. */
    takeBack: (name: string, message: string) => {
      form.setValue(name, '')
      forget(name)
      form.setError(name, { type: 'taken-back', message })
    },
    /** All errors of the sent form, in the order of its fields. */
    get errors(): FieldError[] {
      return isSubmitted || returned ? allErrors() : []
    },
    /** Whether the page opens at the list of errors rather than at a field. */
    get opensAtErrors() {
      return returned !== null && (firstReturned === undefined || fields.idIfShown(firstReturned) === null)
    },
    failure: sending.failure,
    isSending: sending.isSending,
    notice: sending.notice,
    /** The ticket of a visitor without scripts who has to wait. */
    wait: returned?.wait,
    /** Sent without scripts and valid: one more submit sends it. */
    toConfirm: returned?.toConfirm === true && !isSubmitted,
    onSubmit,
  }
}

const SHOWN_CONSENTS = [EDITION_FIELD, ADVERTISING_EDITION_FIELD, NAMED_FIELD]

/** Edition and wording of the consents the page shows (consents.tsx). */
function shownConsents(form: HTMLFormElement): FormFields {
  const data = new FormData(form)
  return Object.fromEntries(SHOWN_CONSENTS.map((name) => [name, data.get(name)?.toString()]))
}

const NOTHING: FieldValues = {}
