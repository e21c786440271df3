import { CallError } from '#src/backend/call-error.ts'
import { readLead } from '#src/backend/leads/read.ts'
import {
  ADVERTISING_EDITION_FIELD,
  EDITION_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  leadMessages,
  NAMED_FIELD,
  PROOF_FIELD,
  WAIT_FIELD,
  XSRF_FIELD,
  type FormState,
} from '#src/domain/lead.ts'
import type { Fields } from '#src/server/forms/body.ts'
import { SECRET_CALL } from '#src/server/forms/form-call.ts'

type Refused = { errors: Fields; wait: string | undefined }

/** The state a rejected form is shown with again: what was typed and what is wrong with it. */
export function formState(path: string, fields: Fields, message: string, { errors, wait }: Refused): FormState {
  const values = visible(fields)
  if (SECRET_CALL.test(path)) return { type: 'own-request', values, errors, message }
  const type = fields['lead_type'] as FormState['type']
  if (message !== leadMessages.confirm) return { type, values, errors, message, ...(wait !== undefined && { wait }) }
  const found = mistakesIn(fields)
  if (Object.keys(found).length > 0) return { type, values, errors: found, message: leadMessages.checkFields }
  return { type, values, errors: {}, message, toConfirm: true }
}

/** Technical fields, which the visitor did not fill in. */
const UNSEEN: readonly string[] = [
  XSRF_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  EDITION_FIELD,
  ADVERTISING_EDITION_FIELD,
  NAMED_FIELD,
  PROOF_FIELD,
  WAIT_FIELD,
  'lead_type',
]
/** Values sent back into the form, consent ticks included: the visitor gave them a moment ago. */
const visible = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !UNSEEN.includes(name)))

/** Checked along with the token, so that a form from a cached page is not sent back twice. */
function mistakesIn(fields: Fields): Fields {
  try {
    readLead(fields, new Date())
    return {}
  } catch (error) {
    return (error instanceof CallError && error.errors) || {}
  }
}
