import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { sourceMarks } from '#src/analytics/source-marks.ts'
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
  shape: z.ZodMiniType<unknown, FieldValues> & { shape: object }
  /** Where the form was opened: «Меню», «G80», «Карточка дилера»… */
  place: string
  /** Fields that are chosen outside the form. */
  chosen?: FormFields
  /** Another way than POST /v1/request. */
  send?: (services: Services, fields: FormFields) => Promise<LeadReceipt>
  onSent: (receipt: LeadReceipt, fields: FormFields) => void
}

/** `id` is null when the field stands elsewhere, as an answer of an earlier step. */
export type FieldError = { name: string; message: string; id: string | null }
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
  // Filled as the fields are rendered.
  const [inForm] = useState(() => new Set<string>())
  // A popup may have the same form as the page under it.
  const formId = useId()
  const [returnedErrors, setReturnedErrors] = useState(returned?.errors ?? {})
  const [failure, setFailure] = useState(returned && !returned.toConfirm ? returned.message : '')
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  /** Names of fields as they stand in the form; the shape has them in that order. */
  const inOrder = (names: readonly string[]) => Object.keys(shape.shape).filter((name) => names.includes(name))
  const idOf = (name: string) => `${formId}${type}-${name}`
  const toRequest = (values: FieldValues): FormFields => {
    const ticked = Object.entries(values).map(([name, value]) => [name, value === false ? undefined : value])
    const content: FormFields = { lead_type: type, ...chosen, ...Object.fromEntries(ticked) }
    return { ...content, place, page: location.pathname, ...sourceMarks(), [IDEMPOTENCY_FIELD]: keyOf(content) }
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
    const refuse = (wrong: object) => focusFirst(Object.keys(wrong))
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
    focusFirst(Object.keys(fields))
  }

  function focusFirst(names: readonly string[]) {
    const [first] = inOrder(names).flatMap((name) => document.getElementById(idOf(name)) ?? [])
    if (first) focusField(first)
  }

  const [firstReturned] = inOrder(Object.keys(returned?.errors ?? {}))
  const errorOf = (name: string) => errors[name]?.message ?? returnedErrors[name]
  /** What every control has. Of a form that came back the first wrong one is where the page opens, without scripts too. */
  const control = (name: string) => {
    inForm.add(name)
    return { id: idOf(name), error: errorOf(name), ...(name === firstReturned && { autoFocus: true }) }
  }
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
        ...control(name),
        defaultValue: returned?.values[name] ?? (draft[name] || undefined),
        ...(mask !== undefined && { 'data-mask': mask, ...(length !== undefined && { maxLength: length }) }),
      }
    },
    /** A checkbox: unticked at first, always; in a form that came back, as the visitor has left it. */
    box(name: string) {
      return {
        ...form.register(name, { onChange: () => onInput(name) }),
        ...control(name),
        value: 'on',
        defaultChecked: returned?.values[name] === 'on',
      }
    },
    /** A choice of a few: its value goes through `valueOf` and `setValue`. */
    choice: control,
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
    get errors(): FieldError[] {
      if (!isSubmitted && !returned) return []
      return inOrder([...new Set([...Object.keys(returnedErrors), ...Object.keys(errors)])]).flatMap((name) => {
        const message = errorOf(name)
        return message ? [{ name, message, id: inForm.has(name) ? idOf(name) : null }] : []
      })
    },
    /** The page opens at what is said of the form, not at a field. */
    get opensAtErrors() {
      return returned !== null && (firstReturned === undefined || !inForm.has(firstReturned))
    },
    /** Why the last sending did not succeed, in words for the visitor. */
    failure,
    isSending,
    /** Sent without scripts and whole: one more press and it is with us. */
    toConfirm: returned?.toConfirm === true && !isSubmitted,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
  }
}

/** A group of choices has its focus inside. */
export const focusField = (field: HTMLElement): void =>
  (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input') ?? field).focus()

const sendRequest = (services: Services, fields: FormFields): Promise<LeadReceipt> => services.sendRequest(fields)
