import type { TradeInSent } from '#src/components/trade-in/trade-in-form.tsx'
import type { AppStore } from '#src/stores/app-store.ts'

const sent = new WeakMap<AppStore, TradeInSent>()

/** What the form reports to the popup after sending. */
export const storeTradeIn = (store: AppStore, value: TradeInSent): void => void sent.set(store, value)
export const storedTradeIn = (store: AppStore): TradeInSent | undefined => sent.get(store)
