import { Box, Button, Chip } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { SAND } from '#src/brand/palette.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { call } from '#src/office/client/api.ts'
import { uiSchemas } from '#src/office/client/content/form-words.ts'
import { NOT_RESTORED, refusalText } from '#src/office/client/content/refusal-text.ts'
import { useRights } from '#src/office/client/content/use-rights.ts'
import { VersionDialog } from '#src/office/client/content/version-dialog.tsx'
import { ConfirmDialog } from '#src/office/client/parts/confirm.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { termText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { ContentVersion, ShownItem } from '#src/office/shapes/content.ts'

type Props = { kind: ContentKind; itemKey: string; item: ShownItem; reload: () => Promise<void> }

/** Who published what and when; any of it can be read, and one press restores an earlier version. */
export function HistoryPart({ kind, itemKey, item: { versions, original, cities }, reload }: Props) {
  const { canPublish } = useRights(kind)
  const { run, isBusy, ...refused } = useAction()
  const [read, setRead] = useState<ContentVersion | null>(null)
  /** The scheduled version that somebody is asked about. */
  const [lost, setLost] = useState<string | null>(null)
  const notify = useNotify()
  const hasDraft = versions.some(({ state }) => state === 'draft' || state === 'waiting')
  const published = versions.filter(({ state }) => state === 'published')
  const act = (work: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await work()
      notify(done, { type: 'success' })
      await reload()
    })
  const change = ({ id, isPlanned }: ContentVersion) => {
    if (!isPlanned) act(() => call('content.restore', { id }), BACK)
    else if (hasDraft) setLost(id)
    else act(() => call('content.cancel', { id }), `${CANCELLED}: текст снова в${NBSP}черновике`)
  }
  return (
    <Part heading="История">
      {published.length === 0 && <Box sx={{ color: 'text.secondary' }}>Здесь ещё ничего не публиковали.</Box>}
      <Fault text={refusalText(kind, refused, REFUSED)} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {published.map((version) => (
          <Box component="li" key={version.id} sx={ROW}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              {termText(version.from, version.until)}
              {version.isCurrent && <Chip size="small" color="success" label="На сайте" />}
              {version.isPlanned && <Chip size="small" variant="outlined" label="Запланировано" />}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {doneBy(version)}
              {version.publisher ?? version.author}
            </Box>
            {changedText(kind, version)}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.75 }}>
              {canPublish && !version.isCurrent && (
                <Button size="small" disabled={isBusy} onClick={() => change(version)}>
                  {version.isPlanned ? 'Отменить' : version.isHiding ? 'Скрыть снова' : 'Вернуть эту версию'}
                </Button>
              )}
              {!version.isHiding && (
                <Button size="small" onClick={() => setRead(version)}>
                  Посмотреть
                </Button>
              )}
            </Box>
          </Box>
        ))}
        {original && (
          <Box component="li" sx={ROW}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              Как пришло с{NBSP}сайтом
              {original.isCurrent && <Chip size="small" variant="outlined" label="То же, что на сайте" />}
            </Box>
            {canPublish && !original.isCurrent && (
              <Button
                size="small"
                disabled={isBusy}
                sx={{ ml: -0.75 }}
                onClick={() => act(() => call('content.revert', { kind, key: itemKey }), BACK)}
              >
                Вернуть эту версию
              </Button>
            )}
          </Box>
        )}
      </Box>
      <ConfirmDialog
        isOpen={lost !== null}
        question="Отменить публикацию?"
        text={`У${NBSP}записи есть другой черновик, поэтому назначенный текст черновиком не${NBSP}станет: вернуть его будет нельзя.`}
        yes="Отменить публикацию"
        no="Не нужно"
        onYes={() => {
          if (lost !== null) act(() => call('content.cancel', { id: lost, losesText: true }), CANCELLED)
          setLost(null)
        }}
        onNo={() => setLost(null)}
      />
      {read && (
        <VersionDialog kind={kind} itemKey={itemKey} cities={cities} version={read} onClose={() => setRead(null)} />
      )}
    </Part>
  )
}

/** By the labels of the form; a field without a label (an id) is left out. */
function changedText(kind: ContentKind, { changed }: ContentVersion) {
  const words = changed.flatMap((name) => {
    const field: unknown = uiSchemas[kind][name]
    const title = typeof field === 'object' && field !== null && 'ui:title' in field ? field['ui:title'] : ''
    return typeof title === 'string' && title !== '' ? [title] : []
  })
  return words.length > 0 && <Box sx={{ fontSize: '0.875rem' }}>Изменено: {words.join(', ')}</Box>
}

const CANCELLED = 'Публикация отменена'
const REFUSED = `${NOT_RESTORED}, на сайте всё как было`
const BACK = 'Вернули: на сайте через несколько секунд'

const doneBy = ({ isHiding, isPlanned }: ContentVersion): string =>
  isPlanned ? 'Назначено: ' : isHiding ? 'Скрыто: ' : 'Опубликовано: '

const ROW = { borderTop: `1px solid ${SAND}`, py: 1.25 }
