import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { describe, expect, test } from 'vitest'
import { bodyShapes } from '#src/domain/content/bodies.ts'
import { CONTENT_KINDS, type ContentKind } from '#src/domain/content/kinds.ts'
import { formSchema, splitAtList } from '#src/office/client/content/form-schema.ts'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import { filledBodies } from './filled-bodies.ts'

test('a weekday of opening hours is one of seven, to be chosen and not typed', () => {
  const weekday = { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7] }
  expect(JSON.stringify(formSchema('dealer'))).toContain(`"items":${JSON.stringify([weekday, weekday])}`)
})

/** What somebody fills in: where it stands in a body, what it is called, whether it has the star. */
type Field = {
  path: string
  label: string
  hasStar: boolean
  /** What the form sends of it when nothing is in it. */
  empty: unknown
  /** Of which alternatives something is: one of them always is. */
  isChoice?: true
}
type Part = { path: string; schema: RJSFSchema; ui: UiSchema; hasStar: boolean }

// Casts: the library's types of a schema allow more than our shapes are.
const schemaOf = (part: unknown): RJSFSchema => part as RJSFSchema
const uiOf = (part: unknown): UiSchema => (part ?? {}) as UiSchema
const labelOf = ({ path, schema, ui }: Part): string => String(ui['ui:title'] || schema.title || path)

function fieldsOf(part: Part): Field[] {
  const { path, schema, ui } = part
  if (ui['ui:widget'] === 'hidden') return []
  if (schema.oneOf ?? schema.anyOf) return ofAlternatives(part)
  if (schema.type === 'object') return ofObject(part)
  const ticks = schema.type === 'array' && 'enum' in schemaOf(schema.items)
  if (schema.type === 'array' && !ticks) return ofLines(part)
  const empty = ticks ? [] : schema.type === 'boolean' ? false : ui['ui:emptyValue']
  return [{ path, label: labelOf(part), hasStar: part.hasStar, empty }]
}

const ofObject = ({ path, schema, ui }: Part): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    fieldsOf({
      path: path === '' ? name : `${path}.${name}`,
      schema: schemaOf(property),
      ui: uiOf(ui[name]),
      hasStar: schema.required?.includes(name) ?? false,
    }),
  )

/** One line stands for all; how it looks may depend on what is in it, or on whether it is the first. */
function ofLines({ path, schema: { items }, ui }: Part): Field[] {
  const line = (schema: unknown, index: number, sample: unknown) => {
    const look: unknown = ui.items
    const own = typeof look === 'function' ? (look as (line: unknown, index: number) => unknown)(sample, index) : look
    return fieldsOf({ path: `${path}.${index}`, schema: schemaOf(schema), ui: uiOf(own), hasStar: true })
  }
  if (Array.isArray(items)) return items.flatMap((item, index) => line(item, index, index))
  const samples = schemaOf(items).type === 'string' ? [''] : [{ id: 1 }, {}]
  return once(samples.flatMap((sample) => line(items, 0, sample)))
}

/** Of several things it may be one is on the screen: what they have in common is told once. */
function ofAlternatives(part: Part): Field[] {
  const parts = (part.schema.oneOf ?? part.schema.anyOf ?? []).map(schemaOf)
  const ui = (index: number): UiSchema => uiOf((part.ui['anyOf'] as readonly unknown[] | undefined)?.[index] ?? part.ui)
  const inside = parts.flatMap((schema, index) =>
    schema.type === 'null' ? [] : fieldsOf({ ...part, schema, ui: ui(index) }),
  )
  const choice = { path: part.path, label: labelOf(part), hasStar: false, empty: null, isChoice: true } as const
  return [choice, ...once(inside.filter(({ path }) => path !== part.path))]
}

const once = (fields: readonly Field[]): Field[] => [
  ...new Map(fields.map((field) => [`${field.path} ${field.label}`, field])).values(),
]

const formOf = (kind: ContentKind): Field[] =>
  fieldsOf({ path: '', schema: formSchema(kind), ui: uiSchemas[kind], hasStar: false })

describe.each(CONTENT_KINDS)('the form of %s', (kind) => {
  const fields = formOf(kind)

  test('has no two fields of one name', () => {
    const labels = fields.map(({ label }) => label)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  test('calls its fields in Russian', () => {
    expect(fields.filter(({ label }) => !/[а-яё]/i.test(label))).toEqual([])
  })

  test('has the star where an empty field is refused, and nowhere else', () => {
    const filled = filledBodies[kind]
    expect(faultsOf(kind, filled)).toEqual([])
    const own = fields.filter(({ path, isChoice }) => !isChoice && isIn(filled, path))
    expect(own.length).toBeGreaterThan(0)
    const wrong = own.filter(
      ({ path, hasStar, empty }) => faultsOf(kind, changed(filled, path.split('.'), empty)).includes(path) !== hasStar,
    )
    expect(wrong).toEqual([])
  })
})

/** The fields that are refused for themselves: what is said of several together has no star. */
const faultsOf = (kind: ContentKind, body: unknown): string[] =>
  (bodyShapes[kind].safeParse(body).error?.issues ?? [])
    .filter(({ code }) => code !== 'custom')
    .map(({ path }) => path.join('.'))

type Named = Readonly<Record<string, unknown>>
const inside = (body: unknown, name: string): unknown => (body as Named | null | undefined)?.[name]

/** Of alternatives a body has one. */
const isIn = (body: unknown, path: string): boolean => path.split('.').reduce(inside, body) !== undefined

/** The same body with another value at a place. */
function changed(body: unknown, [first = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : changed(inside(body, first), rest, value)
  if (Array.isArray(body)) return body.map((part: unknown, index) => (String(index) === first ? next : part))
  return { ...(body as Named), [first]: next }
}

test.each(['news', 'promo-page', 'legal'] as const)(
  'of a long list the form of a %s knows no more than its lines, which are forms of their own',
  (kind) => {
    const whole = formSchema(kind)
    const split = splitAtList(kind, whole)
    const list = schemaOf(whole.properties?.[split?.name ?? ''])
    expect(split?.line).toEqual(list.items)
    const { minItems, ...rest } = list
    expect(schemaOf(split?.around.properties?.[split.name])).toEqual({ ...rest, items: { type: 'object' } })
    // The form around would fill what must not be empty; the list does (list-field.tsx).
    expect(split?.isNeeded).toBe(minItems === 1)
  },
)

test('a block is known by its type: no alternative is tried', () => {
  expect(splitAtList('news', formSchema('news'))?.line).toMatchObject({ discriminator: { propertyName: 'type' } })
})
