import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { dropDraft, keepDraft, readDraft, type FieldValues } from '#src/components/forms/drafts.ts'
import { focusField } from '#src/components/forms/focus-field.ts'
import { isNumberMask, maskLength, rawDigits } from '#src/components/forms/masks.ts'
import { useRequest } from '#src/components/forms/use-request.ts'
import { useReturned } from '#src/components/forms/use-returned.ts'
import { useSending } from '#src/components/forms/use-sending.ts'
import { useAfterPress } from '#src/components/hooks/use-after-press.ts'
import { rejectionText } from '#src/content/forms.ts'
import { EDITION_FIELD, HONEYPOT, NAMED_FIELD, type LeadReceipt, type LeadType } from '#src/domain/lead.ts'
import { typograf } from '#src/domain/typography.ts'
import type { FormFields } from '#src/services/envelope.ts'
import type { Services } from '#src/services/services.ts'
import { useAppStore, type AppStore } from '#src/stores/app-store.ts'

type LeadFormOptions = {
  type: LeadType
  /** The request's own shape (domain/shapes/lead.ts), the same one the backend reads it by. */
  shape: z.ZodMiniType<unknown, FieldValues> & { shape: object }
  /** Where the form was opened: «Меню», «G80», «Карточка дилера»… */
  place: string
  /** Fields that are chosen outside the form. */
  chosen?: FormFields
  /** What the opener has chosen already, by field; the visitor may change it. */
  preset?: FieldValues
  /** Another way than POST /v1/request. */
  send?: (services: Services, fields: FormFields) => Promise<LeadReceipt>
  onSent: (receipt: LeadReceipt, fields: FormFields) => void
}

/** `id` is null when the field stands elsewhere, as an answer of an earlier step. */
export type FieldError = { name: string; message: string; id: string | null }
export type LeadForm = ReturnType<typeof useLeadForm>

/**
 * One form of the site: react-hook-form over a request's shape. A field is checked when it is left and again on
 * sending; a message leaves as soon as the visitor types; the first wrong field gets view and focus. What is typed
 * outlives the form (drafts.ts). A second press while sending does nothing.
 */
export function useLeadForm({ type, shape, place, chosen = {}, preset = NOTHING, send, onSent }: LeadFormOptions) {
  const store = useAppStore()
  const { returned, errors: returnedErrors, forget } = useReturned(type)
  const [known] = useState<FieldValues>(() => ({ ...readDraft(store), ...preset }))
  const toRequest = useRequest({ type, place, chosen })
  const form = useValues(store, { shape, known, toRequest })
  const { isSubmitted } = form.formState
  const typed = useWatch({ control: form.control })
  const fields = useFieldIds(type, shape)
  const sending = useSending({
    type,
    failure: returned && !returned.toConfirm ? rejectionText(type, returned.message) : '',
    send,
    onSent(receipt, request) {
      dropDraft(store)
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
      () => sending.submit({ ...toRequest(form.getValues()), ...shown }),
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

type ControlParts = Pick<ReturnType<typeof useReturned>, 'returned' | 'forget'> & {
  form: UseFormReturn<FieldValues, unknown, unknown>
  fields: ReturnType<typeof useFieldIds>
  known: FieldValues
  returnedErrors: Readonly<Record<string, string>>
}

/** Properties of the controls of a form. Of a returned form, the page opens at the first wrong field, without scripts too. */
function controlsOf({ form, fields, known, returned, returnedErrors, forget }: ControlParts) {
  const { errors } = form.formState
  const [firstReturned] = fields.inOrder(Object.keys(returned?.errors ?? {}))
  const errorOf = (name: string) => {
    const message = errors[name]?.message ?? returnedErrors[name]
    return message && typograf(message)
  }
  const control = (name: string) => ({
    id: fields.show(name),
    error: errorOf(name),
    ...(name === firstReturned && { autoFocus: true }),
  })
  const onChange = (name: string) => {
    form.clearErrors(name)
    forget(name)
  }
  return {
    firstReturned,
    onChange,
    /** Everything a text field, a select or a textarea needs. */
    field(name: string, mask?: string) {
      const length = mask === undefined ? undefined : maskLength(mask)
      return {
        ...form.register(name, {
          onChange: () => onChange(name),
          ...(mask !== undefined &&
            isNumberMask(mask) && { setValueAs: (value: unknown) => rawDigits(String(value ?? '')) }),
        }),
        ...control(name),
        defaultValue: returned?.values[name] ?? (known[name] || undefined),
        ...(mask !== undefined && { 'data-mask': mask, ...(length !== undefined && { maxLength: length }) }),
      }
    },
    /** A checkbox: always unticked at first; in a returned form, as the visitor left it. */
    box: (name: string) => ({
      ...form.register(name, { onChange: () => onChange(name) }),
      ...control(name),
      value: 'on',
      defaultChecked: returned?.values[name] === 'on',
    }),
    /** A choice of a few: its value is read and set by `valueOf` and `setValue`. */
    choice: control,
    allErrors: (): FieldError[] =>
      fields.inOrder([...new Set([...Object.keys(returnedErrors), ...Object.keys(errors)])]).flatMap((name) => {
        const message = errorOf(name)
        return message ? [{ name, message, id: fields.idIfShown(name) }] : []
      }),
  }
}

/** What the page says of the consents it shows (consents.tsx). */
function shownConsents(form: HTMLFormElement): FormFields {
  const data = new FormData(form)
  const textOf = (name: string) => data.get(name)?.toString()
  return { [EDITION_FIELD]: textOf(EDITION_FIELD), [NAMED_FIELD]: textOf(NAMED_FIELD) }
}

const NOTHING: FieldValues = {}

type ValuesParts = Pick<LeadFormOptions, 'shape'> & {
  /** What stands in the fields from the start. */
  known: FieldValues
  toRequest: (values: FieldValues) => FormFields
}

/** The values, checked as the request they make; kept as they are typed. */
function useValues(store: AppStore, { shape, known, toRequest }: ValuesParts) {
  const check = zodResolver<FieldValues, unknown, unknown, typeof shape>(shape)
  const pressIsOver = useAfterPress()
  const form = useForm<FieldValues, unknown, unknown>({
    mode: 'onBlur',
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: known,
    resolver: async (values, context, options) => {
      await pressIsOver()
      return check(toRequest(values), context, options)
    },
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(store, values) }),
    [form, store],
  )
  return form
}

/** Which fields the form shows, and under which ids: a popup may have the same form as the page under it. */
function useFieldIds(type: LeadType, shape: { shape: object }) {
  const formId = useId()
  // Filled as the fields are rendered.
  const [shown] = useState(() => new Set<string>())
  const idOf = (name: string) => `${formId}${type}-${name}`
  /** Names of fields as they stand in the form; the shape has them in that order. */
  const inOrder = (names: readonly string[]) => Object.keys(shape.shape).filter((name) => names.includes(name))
  return {
    inOrder,
    show(name: string): string {
      shown.add(name)
      return idOf(name)
    },
    idIfShown: (name: string): string | null => (shown.has(name) ? idOf(name) : null),
    focusFirst(names: readonly string[]) {
      const [first] = inOrder(names).flatMap((name) => document.getElementById(idOf(name)) ?? [])
      if (first) focusField(first)
    },
  }
}
