import type { RJSFSchema } from '@rjsf/utils'
import * as z from 'zod/mini'
import { bodyShapes } from '#src/domain/content/bodies.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { BLOCK_NAMES, NULL_NAMES } from '#src/office/client/content/form-words.ts'

/**
 * The form of a kind is made of the shape the server checks: a field that is added there is a field here. `cities`: those
 * a dealer may be put in.
 */
export const formSchema = (kind: ContentKind, cities: readonly { id: number }[] = []): RJSFSchema =>
  // Draft 7 is what the form library reads. Cast: the library's own type of a JSON schema.
  named(
    z.toJSONSchema(bodyShapes[kind], {
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema: { _zod }, jsonSchema }) => {
        if (_zod.def.type !== 'object') return
        jsonSchema.required = refusingNothing(_zod.def.shape)
        const city = jsonSchema.properties?.['city_id']
        if (city !== undefined) jsonSchema.properties = { ...jsonSchema.properties, city_id: oneOf(cities) }
      },
    }),
  ) as RJSFSchema

/** Chosen by name (form-words-city.ts). */
const oneOf = (cities: readonly { id: number }[]) => ({ type: 'integer' as const, enum: cities.map(({ id }) => id) })

/** What a form sends of a field that is empty, of a box that is not ticked, of a list with nothing in it. */
const EMPTY = [undefined, null, false, []] as const
/** The fields that have to be filled in: these have the star. */
const refusingNothing = (fields: Readonly<Record<string, z.core.$ZodType>>): string[] =>
  Object.keys(fields).filter((name) => !EMPTY.some((empty) => z.safeParse(fields[name]!, empty).success))

/** Chosen by its name (form-words.ts), 1 = Monday. */
const WEEKDAY = { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7] } as const

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Schema = { readonly [key: string]: unknown }
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives alternatives a name, and makes «text or nothing» one field. `field`: under which name it stands. */
function named(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => named(part, field))
  if (!isSchema(value)) return value
  const nullable = orNull(value)
  if (nullable && nullable['type'] !== 'object' && nullable['type'] !== 'array')
    // Without a default: the form would add it by itself to an item that has none, as if somebody had changed it.
    return { ...without('default', nullable), type: [nullable['type'], 'null'] }
  // A new one begins with nothing, as its list of alternatives shows it.
  if (nullable)
    return { default: null, anyOf: [{ ...walk(nullable), title: NULL_NAMES[field]?.[0] ?? 'Указано' }, nothing(field)] }
  const { pattern: _, ...rest } = value
  const block = constOf(value)
  return {
    ...walk(rest),
    ...(block !== null && { title: BLOCK_NAMES.get(block) ?? block }),
    ...(isChoice(value) && { uniqueItems: true }),
    ...(field === 'days' && Array.isArray(value['items']) && { items: [WEEKDAY, WEEKDAY], default: [1, 7] }),
  }
}

const without = (name: string, schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name))

/** Several of a list, each once: boxes to tick. */
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

/** What may be there, of a field that may be null. */
function orNull({ anyOf }: Schema): Schema | null {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return null
  const parts: unknown[] = anyOf
  const given = parts.find((part) => isSchema(part) && part['type'] !== 'null')
  return parts.some((part) => isSchema(part) && part['type'] === 'null') && isSchema(given) ? given : null
}

/** Of a block: what it is. */
function constOf({ properties }: Schema): string | null {
  const type = isSchema(properties) ? properties['type'] : undefined
  const value = isSchema(type)
    ? (type['const'] ?? (Array.isArray(type['enum']) ? type['enum'][0] : undefined))
    : undefined
  return typeof value === 'string' ? value : null
}
