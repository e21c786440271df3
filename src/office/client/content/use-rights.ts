import { usePermissions } from 'react-admin'
import { needsApproval, type ContentKind } from '#src/domain/content/kinds.ts'
import type { Right } from '#src/office/rights.ts'

/** What the user may do with a kind; the server checks again. */
export function useRights(kind: ContentKind): { canEdit: boolean; canPublish: boolean; needsApproval: boolean } {
  const { permissions = [] } = usePermissions<Right[]>()
  const isApproved = needsApproval(kind)
  return {
    canEdit: permissions.includes(kind === 'legal' ? 'content.draft' : 'content.edit'),
    canPublish: permissions.includes(isApproved ? 'content.approve' : 'content.publish'),
    needsApproval: isApproved,
  }
}
