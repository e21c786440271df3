import { hrefTo } from '#src/routes.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Names by which parts of structured data speak of one another, across pages: an address and what stands at it. */
export const organizationId = (origin: string): string => `${origin}/#organization`
export const websiteId = (origin: string): string => `${origin}/#website`
export const carId = (origin: string, code: ModelCode): string => `${origin}${hrefTo(`model-${code}`)}#car`
