import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { draftOf, saveDraft, recallDraft, type FieldValues } from '#src/components/forms/drafts.ts'
import { useAfterPress } from '#src/components/hooks/use-after-press.ts'
import type { FormFields } from '#src/services/envelope.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import type * as z from 'zod/mini'

/** The schema of a request, with its fields in the order of the screen. */
export type RequestShape = z.ZodMiniType<unknown, FieldValues> & { shape: object }

type ValuesParts = {
  shape: RequestShape
  /** The fields in the form itself. */
  own: readonly string[]
  /** Initial values of the fields. */
  known: FieldValues
  toRequest: (values: FieldValues) => FormFields
}

/** The values, validated as the request they make; unconverted, as typed. */
export function useValues(store: AppStore, { shape, own, known, toRequest }: ValuesParts) {
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
  useEffect(() => {
    recallDraft(store)
    for (const [name, value] of Object.entries(draftOf(store, own)))
      if (value && !form.getValues(name)) form.setValue(name, value)
  }, [form, store, own])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(store, values) }),
    [form, store],
  )
  return form
}
