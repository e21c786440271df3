import { useEffect, useRef, useState } from 'react'
import { vinSuggestion } from '#src/content/search-texts.ts'
import type { Suggestion } from '#src/domain/search.ts'
import { findVin, mayHoldVin } from '#src/domain/vin.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppStore } from '#src/stores/app-store.ts'

/** Debounce delay: shorter pauses make no request. */
const PAUSE_MS = 120
const MIN_SIGNS = 2
const nothing: readonly Suggestion[] = []
const aboutVin: readonly Suggestion[] = [
  { type: 'answer', name: vinSuggestion, url: hrefTo('owners', { hash: 'recall' }) },
]

/** Cache of responses for the page load. */
const known = new Map<string, readonly Suggestion[]>()
const MAX_KNOWN = 50

/**
 * Suggestions for the field's text, and a function that closes them. Failures are ignored: the form itself still
 * searches.
 */
export function useQuestions(
  input: HTMLInputElement,
): [items: readonly Suggestion[], isStale: boolean, close: () => void] {
  const store = useAppStore()
  const [items, setItems] = useState(nothing)
  const [isStale, setStale] = useState(false)
  const close = useRef(() => {})

  useEffect(() => {
    // The client is evaluated when the visitor begins to type, not between two keys.
    void store.context.services().catch(() => {})
    let timer: ReturnType<typeof setTimeout> | undefined
    // A late response to an earlier text is dropped.
    let asked = ''
    const show = (found: readonly Suggestion[]) => {
      setItems(found.length > 0 ? found : nothing)
      setStale(false)
    }

    const ask = async (q: string) => {
      let found = known.get(q)
      if (!found) {
        found = await (await store.context.services()).getSuggestions(q).catch(() => nothing)
        if (known.size >= MAX_KNOWN) known.clear()
        if (found.length > 0) known.set(q, found)
      }
      if (asked === q) show(found)
    }
    const onInput = () => {
      clearTimeout(timer)
      asked = input.value.trim()
      if (asked.length < MIN_SIGNS) return show(nothing)
      // A VIN is not sent while it is being typed; its suggestion is known without a request.
      if (mayHoldVin(asked)) return show(findVin(asked) ? aboutVin : nothing)
      const q = asked
      // Suggestions for an earlier text, until the new response arrives.
      setStale(true)
      timer = setTimeout(() => void ask(q).catch(() => {}), PAUSE_MS)
    }
    // Also what has been asked for and has not come yet.
    const onBlur = () => {
      clearTimeout(timer)
      asked = ''
      show(nothing)
    }
    close.current = onBlur
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onBlur)
    input.form?.addEventListener('submit', onBlur)
    // Text typed before this code was loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onBlur)
      input.form?.removeEventListener('submit', onBlur)
    }
  }, [input, store])

  return [items, isStale, () => close.current()]
}
