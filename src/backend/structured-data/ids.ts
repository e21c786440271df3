import { hrefTo } from '#src/routes.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Ids by which parts of structured data refer to one another across pages. */
export const organizationId = (origin: string): string => `${origin}/#organization`
export const websiteId = (origin: string): string => `${origin}/#website`
export const carId = (origin: string, code: ModelCode): string => `${origin}${hrefTo(`model-${code}`)}#car`
