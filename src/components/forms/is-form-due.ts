import { receiptToTell } from '#src/components/forms/stored-receipt.ts'
import { isPersistedInTab } from '#src/components/left-in-tab.ts'
import type { LeadType } from '#src/domain/lead.ts'
import type { AppStore } from '#src/stores/app-store.ts'

/** Name under which input is stored in the tab's memory (drafts.ts). */
export const DRAFT_IN_TAB = 'draft'

/**
 * Whether a server-rendered form needs its code before anybody touches it: it came back with errors, or
 * this tab has a draft from before a reload or a request sent by it.
 */
export const isFormDue =
  (type: LeadType) =>
  (store: AppStore): boolean =>
    store.getState().form?.type === type || isPersistedInTab(DRAFT_IN_TAB) || receiptToTell(type) !== null
