import type { ReactNode } from 'react'
import type { PageCopy } from '#src/content/copy.ts'
import type { Route, RouteName } from '#src/routes.ts'

/** Props of every page: its row, the parameters of its path and its copy. */
export type PageProps = { name: RouteName; route: Route; params: Readonly<Record<string, string>>; copy: PageCopy }
export type PageModule = {
  Page: (props: PageProps) => ReactNode
  /**
   * Fetches the deferred parts that the server has rendered at an address and whose props change: hydrated without
   * their code, React would discard the server's fields with their input.
   */
  preloadParts?: (url: URL) => Promise<unknown>
}
