import type { RJSFSchema } from '@rjsf/utils'
import * as z from 'zod/mini'
import { bodyShapes } from '#src/domain/content/bodies.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { BLOCK_NAMES, NULL_NAMES } from '#src/office/client/content/form-words.ts'

/**
 * The form of a kind is generated from the schema that the server checks: a field added there appears here. `cities`: those
 * a dealer may be assigned to.
 */
export const formSchema = (kind: ContentKind, cities: readonly { id: number }[] = []): RJSFSchema =>
  // The form library reads draft 7. Cast: the library's own type of a JSON schema.
  named(
    z.toJSONSchema(bodyShapes[kind], {
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema: { _zod }, jsonSchema }) => {
        if (_zod.def.type !== 'object') return
        jsonSchema.required = refusingNothing(_zod.def.shape)
        const city = jsonSchema.properties?.['city_id']
        if (city !== undefined) jsonSchema.properties = { ...jsonSchema.properties, city_id: cityEnum(cities) }
      },
    }),
  ) as RJSFSchema

/** Lists that grow to a hundred lines: each of their lines is a form of its own (list-field.tsx). */
const LONG_LISTS: Partial<Record<ContentKind, string>> = { news: 'body', 'promo-page': 'body', legal: 'sections' }

type Split = {
  name: string
  /** Of the form around the lines, which knows that there is a list and not what is in it. */
  around: RJSFSchema
  line: RJSFSchema
  /** It must not be empty. */
  isNeeded: boolean
}

/** The schema of the form around the lines, and of one line; null for a kind without such a list. */
export function splitAtList(kind: ContentKind, whole: RJSFSchema): Split | null {
  const name = LONG_LISTS[kind]
  const list = name === undefined ? undefined : whole.properties?.[name]
  if (name === undefined || !isSchema(list) || !isSchema(list['items'])) return null
  // Casts: the library's own type of a JSON schema.
  const line = list['items'] as RJSFSchema
  const { minItems = 0, ...rest } = list
  const outline = { ...rest, items: { type: 'object' } } as RJSFSchema
  const around = { ...whole, properties: { ...whole.properties, [name]: outline } }
  return { name, around, line, isNeeded: minItems !== 0 }
}

/** Chosen by name (form-words-city.ts). */
const cityEnum = (cities: readonly { id: number }[]) => ({ type: 'integer' as const, enum: cities.map(({ id }) => id) })

/** Values that a form sends for an empty field, an unticked checkbox, an empty list. */
const EMPTY = [undefined, null, false, []] as const
/** Required fields, marked with a star. */
const refusingNothing = (fields: Readonly<Record<string, z.core.$ZodType>>): string[] =>
  Object.keys(fields).filter((name) => !EMPTY.some((empty) => z.safeParse(fields[name]!, empty).success))

/** Selected by name (form-words.ts), 1 = Monday. */
const WEEKDAY = { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7] } as const

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Schema = { readonly [key: string]: unknown }
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names the alternatives, and turns «text or nothing» into one field. `field`: its name. */
function named(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => named(part, field))
  if (!isSchema(value)) return value
  const nullable = orNull(value)
  if (nullable && nullable['type'] !== 'object' && nullable['type'] !== 'array')
    // Without a default: the form would add it to an item that has none, which would count as a change.
    return { ...without('default', nullable), type: [nullable['type'], 'null'] }
  // A new one starts empty, as its list of alternatives shows.
  if (nullable)
    return { default: null, anyOf: [{ ...walk(nullable), title: NULL_NAMES[field]?.[0] ?? 'Указано' }, nothing(field)] }
  const { pattern: _, ...rest } = value
  const block = constOf(value)
  return {
    ...walk(rest),
    // Else every alternative would be tried, at every key.
    ...(isToldByType(value) && { discriminator: { propertyName: 'type' } }),
    ...(block !== null && { title: BLOCK_NAMES.get(block) ?? block }),
    ...(isChoice(value) && { uniqueItems: true }),
    ...(field === 'days' && Array.isArray(value['items']) && { items: [WEEKDAY, WEEKDAY], default: [1, 7] }),
  }
}

const without = (name: string, schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name))

/** Several of a list, each once: checkboxes. */
const isChoice = ({ type, items }: Schema): boolean => type === 'array' && isSchema(items) && 'enum' in items

const nothing = (field: string): Json => ({ type: 'null', title: NULL_NAMES[field]?.[1] ?? 'Не указано' })

const walk = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [
      key,
      key === 'properties' && isSchema(part)
        ? Object.fromEntries(Object.entries(part).map(([name, of]) => [name, named(of, name)]))
        : named(part),
    ]),
  )

/** The value type of a nullable field. */
function orNull({ anyOf }: Schema): Schema | null {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return null
  const parts: unknown[] = anyOf
  const given = parts.find((part) => isSchema(part) && part['type'] !== 'null')
  return parts.some((part) => isSchema(part) && part['type'] === 'null') && isSchema(given) ? given : null
}

/** Whether the alternatives are kinds of blocks. */
const isToldByType = ({ oneOf: parts }: Schema): boolean =>
  Array.isArray(parts) && parts.every((part) => isSchema(part) && constOf(part) !== null)

/** The type of a block. */
function constOf({ properties }: Schema): string | null {
  const type = isSchema(properties) ? properties['type'] : undefined
  const value = isSchema(type)
    ? (type['const'] ?? (Array.isArray(type['enum']) ? type['enum'][0] : undefined))
    : undefined
  return typeof value === 'string' ? value : null
}
