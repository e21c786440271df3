import { Box, Button, Typography } from '@mui/material'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { call } from '#src/office/client/api.ts'
import { changedFields } from '#src/office/client/content/changed-fields.ts'
import { useRights } from '#src/office/client/content/use-rights.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { ShownItem } from '#src/office/shapes/content.ts'

type Props = { kind: ContentKind; itemKey: string; item: ShownItem; reload: () => Promise<void> }

/** A new version of the site ships a text other than the one that was changed here: the editor decides. */
export function ConflictPart({ kind, itemKey, item: { shipped, body, planned }, reload }: Props) {
  const { canPublish } = useRights(kind)
  const { run, isBusy, fault } = useAction()
  if (shipped === null) return null
  const decide = (keep: 'own' | 'shipped') =>
    void run(async () => {
      await call('content.resolve', { kind, key: itemKey, keep })
      await reload()
    })
  return (
    <Part heading="Новая версия сайта принесла другой текст">
      <Typography sx={{ mb: 1 }}>На сайте — ваш. Отличаются поля:</Typography>
      <Box component="ul" sx={{ mt: 0, pl: 2.5 }}>
        {changedFields(kind, body ?? {}, shipped).map(({ name, theirs }) => (
          <li key={name}>
            {name}
            {theirs !== null && `: в новой версии «${theirs}»`}
          </li>
        ))}
      </Box>
      {planned !== null && (
        <Typography sx={{ mb: 1 }}>Назначенная публикация останется: отменить её можно в{NBSP}истории.</Typography>
      )}
      <Fault text={fault} />
      {canPublish && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => decide('own')}>
            Оставить наш
          </Button>
          <Button disabled={isBusy} onClick={() => decide('shipped')}>
            Взять новый
          </Button>
        </Box>
      )}
    </Part>
  )
}
