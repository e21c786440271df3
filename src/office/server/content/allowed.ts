import { CallError, conflict } from '#src/backend/call-error.ts'
import { isOfDirectory, needsApproval, type ContentKind } from '#src/domain/content/kinds.ts'
import { may } from '#src/office/rights.ts'
import type { Actor, Office } from '#src/office/server/context.ts'

/** Whether the user may write drafts of a kind. Throws CallError 403. */
export function requireWriter({ role }: Actor, kind: ContentKind): void {
  if (!may(role, kind === 'legal' ? 'content.draft' : 'content.edit'))
    throw new CallError(403, 'Для этого нужны другие права')
}

/** Whether the user may publish an item of a kind. Throws CallError 403. */
export function requirePublisher({ role }: Actor, kind: ContentKind): void {
  if (may(role, needsApproval(kind) ? 'content.approve' : 'content.publish')) return
  throw new CallError(
    403,
    needsApproval(kind) ? 'Публикует юрист или владелец: отправьте на согласование' : 'Для этого нужны другие права',
  )
}

export const isOutside = ({ hasOutsideDirectory }: Pick<Office, 'hasOutsideDirectory'>, kind: ContentKind): boolean =>
  hasOutsideDirectory && isOfDirectory(kind)

/** Throws CallError where an outside service manages the kind. */
export function requireOwn(office: Pick<Office, 'hasOutsideDirectory'>, kind: ContentKind): void {
  if (isOutside(office, kind)) throw conflict('Это ведёт внешняя система: меняют там')
}
