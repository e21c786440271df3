import { Alert, Box, Link } from '@mui/material'
import { useNotify } from 'react-admin'
import { isCreated, type ContentKind } from '#src/domain/content/kinds.ts'
import { call } from '#src/office/client/api.ts'
import { CityNotes } from '#src/office/client/content/city-notes.tsx'
import { ClosedVisits } from '#src/office/client/content/closed-visits.tsx'
import { PreviewForm } from '#src/office/client/content/preview-form.tsx'
import { hidingText } from '#src/office/client/content/hiding-text.ts'
import { visibleStateText } from '#src/office/client/content/visible-state-text.ts'
import { PublishForm } from '#src/office/client/content/publish-form.tsx'
import { useRights } from '#src/office/client/content/use-rights.ts'
import { ConfirmButton } from '#src/office/client/parts/confirm.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { ShownItem } from '#src/office/shapes/content.ts'

export type ReleaseProps = {
  kind: ContentKind
  itemKey: string
  item: ShownItem
  /** There is unsaved input: another text would be published. */
  isTouched: boolean
  reload: () => Promise<void>
}

/** From the draft to the site: preview, approval, publication, and hiding. */
export function ReleasePart(props: ReleaseProps) {
  const { kind, item, isTouched } = props
  if (item.isOutside) return null
  return (
    <Part heading="На сайт">
      <SeenAt item={item} />
      {isTouched && item.draft && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Предпросмотр и публикация показывают последний сохранённый черновик.
        </Alert>
      )}
      <ClosedVisits kind={kind} item={item} />
      {kind === 'city' && <CityNotes item={item} />}
      {isCoded(kind) && <RenamedNote item={item} />}
      <PreviewForm {...props} />
      {item.draft ? (
        <PublishForm key={dayOf(item.draft.body)} {...props} draft={item.draft} />
      ) : (
        <Still>{visibleStateText(item)}</Still>
      )}
      {item.body !== null && isCreated(kind) && <Hide {...props} />}
    </Part>
  )
}

/** Another date of the item changes the proposed time; a chosen time stays while the date does. */
const dayOf = (body: Record<string, unknown> | null): string => `${String(body?.['date'])} ${String(body?.['since'])}`

const Still = ({ children }: { children: string }) => <Box sx={{ color: 'text.secondary', my: 1.5 }}>{children}</Box>

const SeenAt = ({ item: { address } }: Pick<ReleaseProps, 'item'>) =>
  address && (
    <Box sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      На сайте:{' '}
      <Link href={address.url} target="_blank" rel="noreferrer">
        {address.path}
      </Link>
    </Box>
  )

const isCoded = (kind: ContentKind): boolean => ['news', 'promo-page', 'city', 'dealer'].includes(kind)

/** Nothing is to be done for it: the server knows what the item was called (backend/content/former-codes.ts). */
const RenamedNote = ({ item: { draft, body } }: Pick<ReleaseProps, 'item'>) =>
  draft?.body && body && draft.body['code'] !== body['code'] ? (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      Адрес изменится: прежний сам поведёт на новый.
    </Alert>
  ) : null

/** Nothing is deleted: one press in the history restores what was hidden. */
function Hide({ kind, itemKey, item: { planned }, reload }: ReleaseProps) {
  const { canPublish } = useRights(kind)
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  if (!canPublish) return null
  const hide = () =>
    void run(async () => {
      await call('content.hide', { kind, key: itemKey })
      notify('Скрыто. Вернуть можно в истории', { type: 'info' })
      await reload()
    })
  return (
    <Box sx={{ mt: 1.5 }}>
      <Fault text={fault} />
      <ConfirmButton
        label="Убрать с сайта"
        question="Убрать с сайта?"
        text={hidingText(kind, planned)}
        isBusy={isBusy}
        onYes={hide}
      />
    </Box>
  )
}
