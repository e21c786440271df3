import type { TradeInSent } from '#src/components/trade-in/trade-in-form.tsx'
import type { AppStore } from '#src/stores/app-store.ts'

const sent = new WeakMap<AppStore, TradeInSent>()

/** What the form tells the popup after it. */
export const keepTradeIn = (store: AppStore, value: TradeInSent): void => void sent.set(store, value)
export const keptTradeIn = (store: AppStore): TradeInSent | undefined => sent.get(store)
