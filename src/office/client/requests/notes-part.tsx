import { Box, Button, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { SAND } from '#src/brand/palette.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { LeaveGuard } from '#src/office/client/parts/leave-guard.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { RequestPartProps } from '#src/office/client/requests/page.tsx'
import { NOTE_MAX } from '#src/office/shapes/request.ts'

/** Notes are added, never rewritten. Input stays until it is saved, and is one note however often it was sent. */
export function NotesPart({ request, reload }: RequestPartProps) {
  const [text, setText] = useState('')
  const { run, isBusy, fault } = useAction()
  const noteId = useRef<string>(undefined)
  const add = () =>
    void run(async () => {
      noteId.current ??= crypto.randomUUID()
      await call('requests.note', { number: request.number, text, id: noteId.current })
      noteId.current = undefined
      // What has been typed meanwhile is another note.
      setText((now) => (now === text ? '' : now))
      await reload()
    })
  if (request.isErased) return null
  return (
    <Part heading="Заметки">
      <LeaveGuard isTouched={text.trim() !== ''} text={UNSAVED} />
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Fault text={fault} />
        <TextField
          label="Новая заметка"
          multiline
          minRows={2}
          value={text}
          slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
          onChange={({ target }) => setText(target.value)}
        />
        <Button variant="outlined" disabled={isBusy || text.trim() === ''} onClick={add}>
          Добавить
        </Button>
      </Box>
      {request.notes.map(({ id, at, who, text: note }) => (
        <Box key={id} sx={{ borderTop: `1px solid ${SAND}`, py: 1.5, mt: 1.5 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{`${who}, ${dateTimeText(at)}`}</Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
        </Box>
      ))}
    </Part>
  )
}

const UNSAVED = 'Заметка не добавлена: на другой странице она пропадёт.'
