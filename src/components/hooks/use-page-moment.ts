import { useNow } from '#src/components/hooks/use-now.ts'
import { useAppState } from '#src/stores/app-store.ts'

/**
 * The moment the page speaks of, where its address depends on one (`moment` in routes.ts): the first render uses the
 * server's, as the server did; later ones the browser's clock. Null on pages that are kept for everybody.
 */
export function usePageMoment(): Date | null {
  const moment = useAppState((state) => state.moment)
  const now = useNow()
  return now ?? (moment === null ? null : new Date(moment))
}
