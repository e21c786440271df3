import type { Dealer } from '#src/domain/dealer.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'

/** The dealers that have a lounge; none while the list is not loaded. */
export const useLounges = (): Dealer[] =>
  (useAppState((state) => state.dealers[dealerListKey()]) ?? []).filter(({ services }) => services.includes('lounge'))
