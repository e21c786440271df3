import { useEffect, useState } from 'react'
import { vinSuggestion } from '#src/content/page-texts.ts'
import type { Suggestion } from '#src/domain/search.ts'
import { findVin, mayHoldVin } from '#src/domain/vin.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppStore } from '#src/stores/app-store.ts'

/** A typist's pause: shorter ones do not ask. */
const PAUSE_MS = 120
const MIN_SIGNS = 2
const nothing: readonly Suggestion[] = []
const aboutVin: readonly Suggestion[] = [
  { type: 'answer', name: vinSuggestion, url: hrefTo('owners', { hash: 'recall' }) },
]

/** Answers already given, for the whole page load. */
const known = new Map<string, readonly Suggestion[]>()
const MAX_KNOWN = 50

/** What the field's text may mean, and how to put it away. A failure is no matter: the form itself still searches. */
export function useQuestions(
  input: HTMLInputElement,
): [items: readonly Suggestion[], isStale: boolean, close: () => void] {
  const store = useAppStore()
  const [items, setItems] = useState(nothing)
  const [isStale, setStale] = useState(false)

  useEffect(() => {
    // The client is evaluated while the visitor begins to type, not between two of his keys.
    void store.context.services().catch(() => {})
    let timer: ReturnType<typeof setTimeout> | undefined
    // A late answer to an earlier text is dropped.
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
      // A car's number is sent nowhere while it is being typed; what it is good for is known without asking.
      if (mayHoldVin(asked)) return show(findVin(asked) ? aboutVin : nothing)
      const q = asked
      // What stands there answers an earlier text, until the new answer comes.
      setStale(true)
      timer = setTimeout(() => void ask(q).catch(() => {}), PAUSE_MS)
    }
    const onBlur = () => {
      clearTimeout(timer)
      asked = ''
      show(nothing)
    }
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onBlur)
    input.form?.addEventListener('submit', onBlur)
    // What was typed before this code came.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onBlur)
      input.form?.removeEventListener('submit', onBlur)
    }
  }, [input, store])

  return [items, isStale, () => setItems(nothing)]
}
