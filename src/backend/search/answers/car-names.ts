import type { Family } from '#src/content/cars/trims.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { hrefTo, modelPage } from '#src/routes.ts'

/** A page of the model; its home where it has none of this kind. */
export const pageOf = (code: ModelCode, page: string): string => hrefTo(modelPage(code, page) ?? `model-${code}`)
export const performanceOf = (code: ModelCode): string => pageOf(code, 'performance')
export const brandNameOf = (code: ModelCode): string => modelByCode(code).modelName

/** «<Brand> G70», «<Brand> G70 Sport». */
export const nameWith = (code: ModelCode, family: Family | undefined): string =>
  [brandNameOf(code), family].filter(Boolean).join(' ')
