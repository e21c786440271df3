import { useId, useState } from 'react'
import { focusField } from '#src/components/forms/focus-field.ts'
import type { LeadType } from '#src/domain/lead.ts'

/** Which fields the form shows, and under which ids: a popup may have the same form as the page under it. */
export function useFieldIds(type: LeadType, shape: { shape: object }) {
  const formId = useId()
  // Filled as the fields are rendered.
  const [shown] = useState(() => new Set<string>())
  const idOf = (name: string) => `${formId}${type}-${name}`
  /** Names of fields as they stand in the form; the shape has them in that order. */
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
