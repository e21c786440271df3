import type { ReactNode } from 'react'
import type { PageCopy, Section } from '#src/content/copy.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Show } from '#src/pages/model-section/opening-picture.ts'
import type { RouteName } from '#src/routes.ts'

/** The parts of a section page; `of` throws for a section the copy does not have. */
type Page<C extends ModelCode> = { copy: PageCopy; code: C; of: (id: string) => Section; show: Show }
export type Composition = (page: Page<ModelCode>) => ReactNode
/** The section pages of a model with drawings. */
export type Compositions = Partial<Record<RouteName, (page: Page<DrawnModel>) => ReactNode>>
