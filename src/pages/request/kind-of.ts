import type { LeadType } from '#src/domain/lead.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'

/** The texts about cancelling depend on the kind of request, and on whether there is an hour to release. */
export const kindOf = ({ type, booking }: VisitorRequest): LeadType | 'booked' =>
  type === 'test-drive' && booking ? 'booked' : type

/** The document of the build is still being made, and the dealer gets the request together with it. */
export const isWithoutDocument = ({ type, build, file }: VisitorRequest): boolean =>
  type === 'configurator' && build !== null && file === null
