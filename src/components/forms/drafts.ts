import type { AppStore } from '#src/stores/app-store.ts'

export type FieldValues = Record<string, string | false | undefined>

/** A consent is given for the request at hand, so it is never filled in for the visitor. */
const NOT_KEPT = new Set(['agree', 'agree_marketing', 'licence'])

const drafts = new WeakMap<AppStore, FieldValues>()

/**
 * What the visitor has typed so far, in memory only: closing a popup loses nothing, and a name typed in one form is
 * there in the next. Forgotten once a request was accepted.
 */
export const readDraft = (store: AppStore): FieldValues => drafts.get(store) ?? {}

export function keepDraft(store: AppStore, values: FieldValues): void {
  const kept = Object.entries(values).filter(([name]) => !NOT_KEPT.has(name))
  drafts.set(store, { ...drafts.get(store), ...Object.fromEntries(kept) })
}

export const dropDraft = (store: AppStore): void => void drafts.delete(store)
