import { useId, useState } from 'react'
import { focusField } from '#src/components/forms/focus-field.ts'
import type { LeadType } from '#src/domain/lead.ts'

/** The fields of the form with their ids: a popup may contain the same form as the page under it. */
export function useFieldIds(type: LeadType, shape: { shape: object }) {
  const formId = useId()
  // Filled as the fields are rendered.
  const [shown] = useState(() => new Set<string>())
  const idOf = (name: string) => `${formId}${type}-${name}`
  /** Field names in the order of the schema. */
  const inOrder = (names: readonly string[]) => Object.keys(shape.shape).filter((name) => names.includes(name))
  return {
    inOrder,
    show(name: string): string {
      shown.add(name)
      return idOf(name)
    },
    idIfShown: (name: string): string | null => (shown.has(name) ? idOf(name) : null),
    focusFirst(names: readonly string[]) {
      const [first] = inOrder(names).flatMap((name) => document.getElementById(idOf(name)) ?? [])
      if (first) focusField(first)
    },
  }
}
