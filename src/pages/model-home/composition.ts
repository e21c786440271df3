import type { ReactNode } from 'react'
import type { HomeHeadings, PageCopy, Section } from '#src/content/copy.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** What a model's home is composed of; `of` throws for a section the copy does not have. */
export type Home = { copy: PageCopy; code: ModelCode; headings: HomeHeadings; of: (id: string) => Section }
export type Composition = (home: Home) => ReactNode
