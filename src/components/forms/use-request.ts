import { useState } from 'react'
import { sourceMarks } from '#src/analytics/source-marks.ts'
import type { FieldValues } from '#src/components/forms/drafts.ts'
import { createRequestKeys } from '#src/components/forms/request-key.ts'
import { IDEMPOTENCY_FIELD, type LeadType } from '#src/domain/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'

type RequestParts = { type: LeadType; place: string; chosen: FormFields }

/** Makes the request from a form: its fields, what was chosen outside them, and what is sent without a visible field. */
export function useRequest({ type, place, chosen }: RequestParts): (values: FieldValues) => FormFields {
  const [keyOf] = useState(createRequestKeys)
  return (values) => {
    const ticked = Object.entries(values).map(([name, value]) => [name, value === false ? undefined : value])
    const content: FormFields = { lead_type: type, ...chosen, ...Object.fromEntries(ticked) }
    return { ...content, place, page: location.pathname, ...sourceMarks(), [IDEMPOTENCY_FIELD]: keyOf(content) }
  }
}
