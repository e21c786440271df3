import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { firstVisit } from '#src/analytics/first-visit.ts'
import { dropDraft, keepDraft, readDraft, type FieldValues } from '#src/components/forms/drafts.ts'
import { GROUPS_MASK, maskLength, MONEY_MASK, rawDigits } from '#src/components/forms/masks.ts'
import { createRequestKeys } from '#src/components/forms/request-key.ts'
import * as texts from '#src/content/forms.ts'
import { HONEYPOT, IDEMPOTENCY_FIELD, type LeadReceipt, type LeadType } from '#src/domain/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'
import { ApiError } from '#src/services/errors.ts'
import type { Services } from '#src/services/services.ts'
import type * as z from 'zod/mini'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'

type LeadFormOptions = {
  type: LeadType
  /** The request's own shape (domain/shapes/lead.ts), the same one the backend reads it by. */
  shape: z.ZodMiniType<unknown, FieldValues>
  /** Where the form was opened: «Меню», «G80», «Карточка дилера»… */
  place: string
  /** Fields that are chosen outside the form. */
  chosen?: FormFields
  /** Another way than POST /v1/request. */
  send?: (services: Services, fields: FormFields) => Promise<LeadReceipt>
  onSent: (receipt: LeadReceipt, fields: FormFields) => void
}

export type FieldError = { name: string; message: string; id: string }
export type LeadForm = ReturnType<typeof useLeadForm>

/**
 * One form of the site: react-hook-form over a request's shape. A field is checked when it is left and again on
 * sending; a message leaves as soon as the visitor types; the first wrong field gets the focus. What is typed outlives
 * the form (drafts.ts). A second press while sending does nothing.
 */
export function useLeadForm({ type, shape, place, chosen = {}, send = sendRequest, onSent }: LeadFormOptions) {
  const store = useAppStore()
  const returned = useAppState(({ form: sent }) => (sent?.type === type ? sent : null))
  const [draft] = useState(() => readDraft(store))
  const [keyOf] = useState(createRequestKeys)
  const [returnedErrors, setReturnedErrors] = useState(returned?.errors ?? {})
  const [failure, setFailure] = useState(returned?.message ?? '')
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  const idOf = (name: string) => `${type}-${name}`
  const toRequest = (values: FieldValues): FormFields => {
    const ticked = Object.entries(values).map(([name, value]) => [name, value === false ? undefined : value])
    const content: FormFields = { lead_type: type, ...chosen, ...Object.fromEntries(ticked) }
    return { ...content, place, page: location.pathname, ...firstVisit(), [IDEMPOTENCY_FIELD]: keyOf(content) }
  }
  const check = zodResolver(shape) as unknown as Resolver<FieldValues>
  const form = useForm<FieldValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: draft,
    resolver: (values, context, options) => check(toRequest(values) as FieldValues, context, options),
  })
  const { errors, isSubmitted } = form.formState
  const typed = useWatch({ control: form.control })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(store, values) }),
    [form, store],
  )

  async function submit() {
    setSending(true)
    setFailure('')
    const fields = toRequest(form.getValues())
    try {
      const receipt = await send(await store.context.services(), fields)
      dropDraft(store)
      onSent(receipt, fields)
    } catch (error) {
      showFailure(error)
    } finally {
      setSending(false)
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const refuse = (wrong: object) => focusFirst(Object.keys(wrong).map(idOf))
    await form
      .handleSubmit(
        submit,
        refuse,
      )(event)
      .finally(() => {
        isBusy.current = false
      })
  }

  function showFailure(error: unknown) {
    const fields = error instanceof ApiError ? error.fieldErrors : {}
    for (const [name, message] of Object.entries(fields)) form.setError(name, { type: 'server', message })
    setFailure(texts.failureOf(error))
    focusFirst(Object.keys(fields).map(idOf))
  }

  const errorOf = (name: string) => errors[name]?.message ?? returnedErrors[name]
  const onInput = (name: string) => {
    form.clearErrors(name)
    setReturnedErrors((known) => Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)))
  }

  return {
    /** Everything a text field, a select or a textarea needs. */
    field(name: string, mask?: string) {
      const length = mask === undefined ? undefined : maskLength(mask)
      const isNumber = mask === MONEY_MASK || mask === GROUPS_MASK
      return {
        ...form.register(name, {
          onChange: () => onInput(name),
          ...(isNumber && { setValueAs: (value: unknown) => rawDigits(String(value ?? '')) }),
        }),
        id: idOf(name),
        defaultValue: returned?.values[name] ?? (draft[name] || undefined),
        error: errorOf(name),
        ...(mask !== undefined && { 'data-mask': mask, ...(length !== undefined && { maxLength: length }) }),
      }
    },
    /** A checkbox: unticked at first, always. */
    box(name: string) {
      return {
        ...form.register(name, { onChange: () => onInput(name) }),
        id: idOf(name),
        value: 'on',
        error: errorOf(name),
      }
    },
    /** A choice of a few: its value goes through `valueOf` and `setValue`. */
    choice: (name: string) => ({ id: idOf(name), error: errorOf(name) }),
    /** Of a form that came back; others get theirs when they are sent. */
    requestKey: returned?.values[IDEMPOTENCY_FIELD],
    /** The field for robots. */
    trap: form.register(HONEYPOT),
    type,
    place,
    /** What the visitor has typed in a field. */
    valueOf: (name: string): string => typed[name] || returned?.values[name] || '',
    setValue: (name: string, value: string) => {
      form.setValue(name, value)
      onInput(name)
    },
    /** All that is wrong with what was sent, in the order of the form. */
    errors: isSubmitted || returned ? listErrors(errors, returnedErrors, idOf) : [],
    /** Why the last sending did not succeed, in words for the visitor. */
    failure,
    isSending,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
  }
}

/** The first one on the page, whatever the order of the rules. A group of choices has its focus inside. */
function focusFirst(ids: readonly string[]) {
  const fields = ids.flatMap((id) => document.getElementById(id) ?? [])
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  if (first) focusField(first)
}

export const focusField = (field: HTMLElement): void =>
  (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input') ?? field).focus()

const sendRequest = (services: Services, fields: FormFields): Promise<LeadReceipt> => services.sendRequest(fields)

function listErrors(
  errors: FieldErrors<FieldValues>,
  returned: Readonly<Record<string, string>>,
  idOf: (name: string) => string,
): FieldError[] {
  const messages: Record<string, string | undefined> = { ...returned }
  for (const [name, error] of Object.entries(errors)) messages[name] = error?.message
  return Object.entries(messages).flatMap(([name, message]) => (message ? [{ name, message, id: idOf(name) }] : []))
}
