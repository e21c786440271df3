import { Validator, type Schema } from '@cfworker/json-schema'
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Body } from '#src/office/client/content/form.tsx'

/**
 * The server checks; here the form library only asks which of several alternatives something is. The usual validator
 * compiles code, which the page's policy forbids.
 */
export const validator: ValidatorType<Body> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  // Cast: two libraries' types of the same draft 7. A block that has become another one has fields of undefined for a
  // moment, which JSON does not know and the validator throws at.
  isValid: (schema: RJSFSchema, data) => new Validator(schema as Schema, '7').validate(asJson(data)).valid,
}

const asJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null))

/** Under this name the form library looks for the faults of a field. */
const FAULTS = '__errors'
type Fault = { [field: string]: Fault | string[] | undefined }

/** `body.2.text` of the server's answer, at its field. */
export function toErrorSchema(errors: Readonly<Record<string, string>>): ErrorSchema<Body> {
  const root: Fault = {}
  for (const [path, text] of Object.entries(errors)) {
    let at = root
    for (const part of path.split('.')) {
      const inside = at[part]
      const next: Fault = inside && !Array.isArray(inside) ? inside : {}
      at[part] = next
      at = next
    }
    at[FAULTS] = [text]
  }
  // Cast: built in the library's recursive form.
  return root as ErrorSchema<Body>
}
