import { Box, Button, Link, TextField } from '@mui/material'
import { useState } from 'react'
import { call } from '#src/office/client/api.ts'
import type { ReleaseProps } from '#src/office/client/content/release-part.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { boundText, fromLocalInput } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'

/** A secret link to the whole site as it will look at a given time, with the draft. */
export function PreviewForm({ kind, itemKey, item: { draft } }: ReleaseProps) {
  const [time, setTime] = useState('')
  const [made, setMade] = useState<{ link: string; until: string } | null>(null)
  const { run, isBusy, fault } = useAction()
  const make = () =>
    void run(async () =>
      setMade(
        await call('content.preview', {
          kind,
          key: itemKey,
          id: draft?.id ?? null,
          moment: time === '' ? null : fromLocalInput(time),
        }),
      ),
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        type="datetime-local"
        label="Посмотреть сайт на момент"
        helperText="По Москве; пусто — сейчас"
        value={time}
        onChange={({ target }) => setTime(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button variant="outlined" disabled={isBusy} onClick={make}>
        Предпросмотр
      </Button>
      <Fault text={fault} />
      {made && (
        <Box role="status" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          <Link href={made.link} target="_blank" rel="noreferrer">
            Открыть предпросмотр
          </Link>
          . Ссылку можно переслать, она действует {boundText('до', made.until)}.
        </Box>
      )}
    </Box>
  )
}
