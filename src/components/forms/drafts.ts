import { DRAFT_IN_TAB } from '#src/components/forms/is-form-due.ts'
import { takePersisted, persistOnLeave } from '#src/components/tab-memory.ts'
import type { AppStore } from '#src/stores/app-store.ts'

export type FieldValues = Record<string, string | false | undefined>

/** A consent belongs to one request, so it is never filled in for the visitor. */
const NOT_STORED = new Set(['agree', 'agree_marketing', 'licence'])

const drafts = new WeakMap<AppStore, FieldValues>()

/**
 * The visitor's input so far: closing a popup loses nothing, and a name typed in one form is there in the next. It
 * survives a reload of the tab, and is deleted once a request was accepted.
 */
export const readDraft = (store: AppStore): FieldValues => drafts.get(store) ?? {}

/**
 * The values of these fields. The same name means different things in different forms: the car wanted for an old one,
 * the day of another visit. A form whose list of dealers is another clears a dealer that is not on it.
 */
export const draftOf = (store: AppStore, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(readDraft(store)).filter(([name]) => names.includes(name)))

export function saveDraft(store: AppStore, values: FieldValues): void {
  const stored = Object.entries(values).filter(([name]) => !NOT_STORED.has(name))
  drafts.set(store, { ...drafts.get(store), ...Object.fromEntries(stored) })
  persistOnLeave(DRAFT_IN_TAB, () => drafts.get(store))
}

/** Input from before the tab was reloaded, by field. Read after hydration: the server's form does not know it. */
export function recallDraft(store: AppStore): void {
  const left = takePersisted(DRAFT_IN_TAB)
  if (typeof left === 'object' && left !== null) {
    const typed = Object.entries(left).filter(([, value]) => typeof value === 'string')
    saveDraft(store, { ...Object.fromEntries(typed), ...drafts.get(store) })
  }
}

export const dropDraft = (store: AppStore): void => void drafts.delete(store)
