import { useNow } from '#src/components/hooks/use-now.ts'
import { useAppState } from '#src/stores/app-store.ts'

/**
 * The time for which the page is rendered, where its route depends on one (`timeKey` in routes.ts): the first render
 * uses the server's, later ones the browser's clock. Null on cached pages.
 */
export function usePageTime(): Date | null {
  const at = useAppState((state) => state.renderedAt)
  const now = useNow()
  return now ?? (at === null ? null : new Date(at))
}
