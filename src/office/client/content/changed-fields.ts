import type { ContentKind } from '#src/domain/content/kinds.ts'
import { uiSchemas } from '#src/office/client/content/form-words.ts'

type Body = Readonly<Record<string, unknown>>
type Changed = {
  name: string
  /** The other value, if it is a text. */
  theirs: string | null
}

/** Fields in which two bodies differ, by their names in the form. */
export function changedFields(kind: ContentKind, own: Body, theirs: Body): Changed[] {
  const fields = [...new Set([...Object.keys(own), ...Object.keys(theirs)])]
  return fields
    .filter((field) => JSON.stringify(own[field]) !== JSON.stringify(theirs[field]))
    .map((field) => ({ name: nameOf(kind, field), theirs: textOf(theirs[field]) }))
}

function nameOf(kind: ContentKind, field: string): string {
  const ui: unknown = uiSchemas[kind][field]
  const title = typeof ui === 'object' && ui !== null && 'ui:title' in ui ? ui['ui:title'] : null
  return typeof title === 'string' && title !== '' ? title : field
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null
