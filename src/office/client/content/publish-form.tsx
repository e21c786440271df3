import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { call } from '#src/office/client/api.ts'
import type { ReleaseProps } from '#src/office/client/content/release-part.tsx'
import { refusalText } from '#src/office/client/content/refusal-text.ts'
import { proposedEnd, proposedStart } from '#src/office/client/content/proposed-start.ts'
import { useRights } from '#src/office/client/content/use-rights.ts'
import { ConfirmButton } from '#src/office/client/parts/confirm.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { fromLocalInput, dateTimeText, tomorrowMorning, toLocalInput } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { ShownItem } from '#src/office/shapes/content.ts'

type Props = ReleaseProps & { draft: NonNullable<ShownItem['draft']> }

/** Now or at a given time; where the kind needs an approval, it is requested first. */
export function PublishForm({ kind, draft, item: { body, versions, newest }, isTouched, reload }: Props) {
  const isOnly = body === null && versions.every(({ state }) => state !== 'published')
  const { canPublish, canEdit, needsApproval } = useRights(kind)
  const [proposed] = useState(() => proposedStart(kind, draft.body, new Date()))
  const [isLater, setLater] = useState(proposed !== null)
  const [from, setFrom] = useState(() => proposed ?? toLocalInput(tomorrowMorning(new Date())))
  const [until, setUntil] = useState(() => proposedEnd(versions, proposed ?? toLocalInput(new Date().toISOString())))
  const { run, isBusy, ...refused } = useAction()
  const notify = useNotify()
  const publish = () =>
    void run(async () => {
      const start = isLater ? fromLocalInput(from) : null
      const end = until === '' ? null : fromLocalInput(until)
      await call('content.publish', { id: draft.id, revision: draft.revision, newest, from: start, until: end })
      const isShown = start === null || start <= new Date().toISOString()
      notify(isShown ? publishedText(kind) : `Появится ${dateTimeText(start)}`, { type: 'success' })
      await reload()
    })
  return (
    <Box component="section" aria-label="Публикация" sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
      {draft.state === 'waiting' && <Box>Ждёт согласования: {draft.author}</Box>}
      {canPublish ? (
        <>
          {kind === 'legal' ? (
            <Box>
              Начнёт действовать в{NBSP}день редакции; сегодняшняя{NBSP}— сразу. Прежняя останется доступной.
            </Box>
          ) : (
            <>
              <RadioGroup
                aria-label="Когда опубликовать"
                value={isLater ? 'later' : 'now'}
                onChange={(_, value) => setLater(value === 'later')}
              >
                <FormControlLabel value="now" control={<Radio />} label="Сразу" />
                <FormControlLabel value="later" control={<Radio />} label="В назначенный час" />
              </RadioGroup>
              {isLater && <DateTimeField label="Показать с, по Москве" value={from} onChange={setFrom} />}
              <DateTimeField label="Показывать до (необязательно)" value={until} onChange={setUntil} />
            </>
          )}
          <Button variant="contained" disabled={isBusy || isTouched} onClick={publish}>
            {isLater ? 'Назначить публикацию' : 'Опубликовать'}
          </Button>
        </>
      ) : canEdit && needsApproval ? (
        <AskApproval draft={draft} isTouched={isTouched} reload={reload} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>Публикует редактор или владелец.</Box>
      )}
      {canEdit && <Drop kind={kind} draft={draft} isOnly={isOnly} reload={reload} />}
      <Fault text={refusalText(kind, refused, REFUSED)} />
    </Box>
  )
}

const REFUSED = 'Черновик не опубликован'

const publishedText = (kind: ContentKind): string =>
  kind === 'legal' ? 'Опубликовано: действует со дня редакции' : 'Опубликовано: на сайте через несколько секунд'

type DateTimeFieldProps = { label: string; value: string; onChange: (value: string) => void }
const DateTimeField = ({ label, value, onChange }: DateTimeFieldProps) => (
  <TextField
    type="datetime-local"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)

type DraftProps = Pick<Props, 'draft' | 'reload'>

function AskApproval({ draft, isTouched, reload }: DraftProps & { isTouched: boolean }) {
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  if (draft.state === 'waiting') return null
  const submit = () =>
    void run(async () => {
      await call('content.submit', { id: draft.id })
      notify('Отправлено на согласование', { type: 'info' })
      await reload()
    })
  return (
    <>
      <Button variant="contained" disabled={isBusy || isTouched} onClick={submit}>
        На согласование
      </Button>
      <Fault text={fault} />
    </>
  )
}

type DropProps = DraftProps & {
  kind: ContentKind
  /** The item has nothing else: without the draft it has no page. */
  isOnly: boolean
}

function Drop({ kind, draft, isOnly, reload }: DropProps) {
  const { run, isBusy, fault } = useAction()
  const navigate = useNavigate()
  const notify = useNotify()
  const drop = () =>
    void run(async () => {
      await call('content.drop', { id: draft.id, revision: draft.revision })
      notify('Черновик убран', { type: 'info' })
      if (isOnly) navigate(`/content/${kind}`)
      await reload()
    })
  return (
    <>
      <ConfirmButton
        label="Убрать черновик"
        question="Убрать черновик?"
        text={`То, что в${NBSP}нём написано, вернуть нельзя. На${NBSP}сайте ничего не${NBSP}изменится.`}
        isBusy={isBusy}
        onYes={drop}
      />
      <Fault text={fault} />
    </>
  )
}
