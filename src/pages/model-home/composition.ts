import type { ReactNode } from 'react'
import type { HomeHeadings, PageCopy, Section } from '#src/content/copy.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** The parts of a model's home; `of` throws for a section the copy does not have. */
export type Home<C extends ModelCode = ModelCode> = {
  copy: PageCopy
  code: C
  headings: HomeHeadings
  of: (id: string) => Section
}
export type Composition = (home: Home) => ReactNode
/** Of a model with drawings. */
export type DrawnComposition = (home: Home<DrawnModel>) => ReactNode
