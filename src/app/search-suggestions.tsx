import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isHydrated } from '#src/components/hydration/is-hydrated.ts'
import { untilLoaded } from '#src/components/until-loaded.ts'

const Suggestions = lazy(() => untilLoaded(() => import('#src/components/suggestions/suggestions.tsx')))

/** A form that shows answers on its own page while the visitor types needs no second list. */
const FIELD = 'form[role=search]:not([data-own-answers]) input[name=q]'
const HYDRATION_POLL_MS = 50

/** Suggestions for the focused search field, the header's or a page's. Their code is loaded on first use. */
export function SearchSuggestions() {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  // Re-renders on navigation, which may remove the field.
  useLocation()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Nothing may be added to server markup before React has hydrated it.
    const attach = (input: HTMLInputElement) => {
      clearTimeout(timer)
      if (!input.isConnected) return
      if (input.form && isHydrated(input.form)) setField(input)
      else timer = setTimeout(() => attach(input), HYDRATION_POLL_MS)
    }
    const look = (target: EventTarget | null) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD)) attach(target)
    }
    const onFocus = ({ target }: FocusEvent) => look(target)
    look(document.activeElement)
    document.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])

  return (
    field?.isConnected && (
      <Suspense>
        <Suggestions input={field} />
      </Suspense>
    )
  )
}
