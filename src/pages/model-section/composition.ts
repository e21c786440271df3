import type { ReactNode } from 'react'
import type { PageCopy, Section } from '#src/content/copy.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { RouteName } from '#src/routes.ts'

/** What a section page is composed of; `of` throws for a section the copy does not have. */
type Page = { copy: PageCopy; code: ModelCode; of: (id: string) => Section }
export type Composition = (page: Page) => ReactNode
/** The section pages of one model. */
export type Compositions = Partial<Record<RouteName, Composition>>
