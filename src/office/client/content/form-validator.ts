import { Validator, type Schema } from '@cfworker/json-schema'
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Body } from '#src/office/client/content/form.tsx'

/**
 * The server validates; here the form library only needs to know which of several alternatives a value is. The usual
 * validator compiles code, which the content policy forbids.
 */
export const validator: ValidatorType<Body> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  // Cast: two libraries' types of the same draft 7. A block whose type was changed briefly has undefined fields, which
  // JSON does not allow and at which the validator throws.
  isValid: (schema: RJSFSchema, data) => validatorOf(schema as Schema).validate(asJson(data)).valid,
}

/** To read a schema takes longer than to look at a value. */
const validators = new WeakMap<Schema, Validator>()
function validatorOf(schema: Schema): Validator {
  const known = validators.get(schema) ?? new Validator(schema, '7')
  validators.set(schema, known)
  return known
}

const asJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null))

/** The key under which the form library looks for errors of a field. */
const FAULTS = '__errors'
type Fault = { [field: string]: Fault | string[] | undefined }

/** `body.2.text` of the server's response, at its field. */
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
