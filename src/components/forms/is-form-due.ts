import { isReceiptKept } from '#src/components/forms/accepted-before.tsx'
import { isDraftKept } from '#src/components/forms/drafts.ts'
import type { LeadType } from '#src/domain/lead.ts'
import type { AppStore } from '#src/stores/app-store.ts'

/**
 * Whether a form that the server has rendered has something to say before anybody touches it: it came back with errors, or
 * this tab remembers what was typed in it or sent by it.
 */
export const isFormDue =
  (type: LeadType) =>
  (store: AppStore): boolean =>
    store.getState().form?.type === type || isDraftKept(store) || isReceiptKept(type)
