import { useState } from 'react'
import { sourceMarks } from '#src/analytics/source-marks.ts'
import type { FieldValues } from '#src/components/forms/drafts.ts'
import { createRequestKeys } from '#src/components/forms/request-key.ts'
import { IDEMPOTENCY_FIELD, type LeadType } from '#src/domain/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'
import { useAppStore } from '#src/stores/app-store.ts'

type RequestParts = { type: LeadType; place: string; chosen: FormFields }

/** Builds the request from a form: its fields, values chosen outside them, and what is sent without a visible field. */
export function useRequest({ type, place, chosen }: RequestParts) {
  const store = useAppStore()
  const [keys] = useState(() => createRequestKeys(store))
  const contentOf = (values: FieldValues): FormFields => {
    const ticked = Object.entries(values).map(([name, value]) => [name, value === false ? undefined : value])
    return { lead_type: type, ...chosen, ...Object.fromEntries(ticked) }
  }
  function toRequest(values: FieldValues): FormFields {
    const content = contentOf(values)
    return { ...content, place, page: location.pathname, ...sourceMarks(), [IDEMPOTENCY_FIELD]: keys.keyOf(content) }
  }
  return {
    toRequest,
    /** The same request as sent to the server: a repetition has this key, wherever it comes from. */
    toSend(values: FieldValues): FormFields {
      keys.store(contentOf(values))
      return toRequest(values)
    },
  }
}
