import type { ReactNode } from 'react'
import type { PageCopy } from '#src/content/copy.ts'
import type { Route, RouteName } from '#src/routes.ts'

/** What the router gives every page: its row, the parameters of its path and its copy. */
export type PageProps = { name: RouteName; route: Route; params: Readonly<Record<string, string>>; copy: PageCopy }
export type PageModule = { Page: (props: PageProps) => ReactNode }
