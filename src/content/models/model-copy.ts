import type { HomeHeadings, PageCopy } from '#src/content/copy.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { typografDeep } from '#src/domain/typography.ts'
import type { ModelRouteName } from '#src/routes.ts'

/** Texts of every page of a model; its home has the headings of the common blocks. */
export type ModelCopy<C extends ModelCode> = Record<ModelRouteName<C>, PageCopy> &
  Record<`model-${C}`, PageCopy & { headings: HomeHeadings }>

/**
 * The texts of one model: the compiler requires those of every page in its addresses. The typographer is applied once.
 */
export const defineModelCopy = <C extends ModelCode>(book: ModelCopy<C>): ModelCopy<C> => typografDeep(book)
