import { DRAFT_IN_TAB } from '#src/components/forms/is-form-due.ts'
import { recallWhatWasLeft, rememberWhenLeft } from '#src/components/tab-memory.ts'
import type { AppStore } from '#src/stores/app-store.ts'

export type FieldValues = Record<string, string | false | undefined>

/** A consent is given for the request at hand, so it is never filled in for the visitor. */
const NOT_KEPT = new Set(['agree', 'agree_marketing', 'licence'])

const drafts = new WeakMap<AppStore, FieldValues>()

/**
 * What the visitor has typed so far: closing a popup loses nothing, and a name typed in one form is there in the next. It
 * outlives a reload of the tab. Forgotten once a request was accepted.
 */
export const readDraft = (store: AppStore): FieldValues => drafts.get(store) ?? {}

/**
 * Of that, the fields of these names. Forms give one name to different things: the car that is wanted for an old one, the
 * day of another visit, somebody else's dealer.
 */
export const draftOf = (store: AppStore, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(readDraft(store)).filter(([name]) => names.includes(name)))

export function keepDraft(store: AppStore, values: FieldValues): void {
  const kept = Object.entries(values).filter(([name]) => !NOT_KEPT.has(name))
  drafts.set(store, { ...drafts.get(store), ...Object.fromEntries(kept) })
  rememberWhenLeft(DRAFT_IN_TAB, () => drafts.get(store))
}

/**
 * What was typed before the tab was reloaded, by field. Asked for after hydration: the server's form knows nothing of it.
 */
export function recallDraft(store: AppStore): void {
  const left = recallWhatWasLeft(DRAFT_IN_TAB)
  if (typeof left === 'object' && left !== null) {
    const typed = Object.entries(left).filter(([, value]) => typeof value === 'string')
    keepDraft(store, { ...Object.fromEntries(typed), ...drafts.get(store) })
  }
}

export const dropDraft = (store: AppStore): void => void drafts.delete(store)
