import { receiptToTell } from '#src/components/forms/kept-receipt.ts'
import { isLeftInTab } from '#src/components/left-in-tab.ts'
import type { LeadType } from '#src/domain/lead.ts'
import type { AppStore } from '#src/stores/app-store.ts'

/** What was typed is left in the tab's memory under this name (drafts.ts). */
export const DRAFT_IN_TAB = 'draft'

/**
 * Whether a form that the server has rendered has something to say before anybody touches it: it came back with errors, or
 * this tab remembers what was typed in it before a reload or sent by it.
 */
export const isFormDue =
  (type: LeadType) =>
  (store: AppStore): boolean =>
    store.getState().form?.type === type || isLeftInTab(DRAFT_IN_TAB) || receiptToTell(type) !== null
