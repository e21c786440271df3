import { useState } from 'react'
import type { LeadType } from '#src/domain/lead.ts'
import { useAppState } from '#src/stores/app-store.ts'

/** A form that was sent without scripts and came back: its input and the errors found by the server. */
export function useReturned(type: LeadType) {
  const returned = useAppState(({ form }) => (form?.type === type ? form : null))
  const [errors, setErrors] = useState(returned?.errors ?? {})
  return {
    returned,
    errors,
    /** An error disappears as soon as its field is changed. */
    forget: (name: string) =>
      setErrors((known) =>
        Object.hasOwn(known, name) ? Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)) : known,
      ),
  }
}
