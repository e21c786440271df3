import { Box, Button, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { DESK_STATE_NAMES, DESK_STATES, REMINDED_STATES } from '#src/office/desk-states.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { fromLocalInput, dateTimeText, toLocalInput, tomorrowMorning } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { useChoices } from '#src/office/client/requests/use-choices.ts'
import { useUndo } from '#src/office/client/requests/use-undo.tsx'
import type { RequestPartProps } from '#src/office/client/requests/page.tsx'
import type { DeskChange } from '#src/office/shapes/request.ts'

type Wanted = Omit<DeskChange, 'number' | 'version'>

/** State, owner and reminder. Concurrent changes are shown, not overwritten. */
export function WorkPart({ request, reload }: RequestPartProps) {
  const owners = useChoices().owners.filter(({ dealers }) => isFor(request.dealerId, dealers))
  const { run, isBusy, fault } = useAction()
  const undo = useUndo()
  const change = (wanted: Wanted, text: string) =>
    void run(async () => {
      try {
        const { number, version } = request
        const { batch } = await call('requests.change', { number, version, ...wanted })
        undo(text, batch)
      } finally {
        await reload()
      }
    })
  const owner = request.owner?.id ?? ''
  return (
    <Part heading="Работа с заявкой">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Fault text={fault} />
        <ToggleButtonGroup
          exclusive
          value={request.state}
          disabled={isBusy}
          aria-label="Состояние"
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {DESK_STATES.map((state) => (
            <ToggleButton
              key={state}
              value={state}
              sx={STATE}
              onClick={() => change({ state }, `Состояние: ${DESK_STATE_NAMES[state].toLowerCase()}`)}
            >
              {DESK_STATE_NAMES[state]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          select
          label="Ответственный"
          value={owner}
          disabled={isBusy}
          onChange={({ target }) => change({ owner: target.value || null }, 'Ответственный изменён')}
        >
          <MenuItem value="">Никто</MenuItem>
          {request.owner && !owners.some(({ id }) => id === owner) && (
            <MenuItem value={owner}>{request.owner.name}</MenuItem>
          )}
          {owners.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {REMINDED_STATES.includes(request.state) && (
          <Reminder
            remind={request.remind}
            isBusy={isBusy}
            onRemind={(remind) =>
              change({ remind }, remind === null ? 'Напоминание снято' : `Напомним ${dateTimeText(remind)}`)
            }
          />
        )}
      </Box>
    </Part>
  )
}

/** Others would not find it. */
const isFor = (dealer: number | null, seen: readonly number[] | null): boolean =>
  seen === null || (dealer !== null && seen.includes(dealer))

const STATE = {
  flex: '1 1 auto',
  minHeight: 44,
  textTransform: 'none',
  border: '1px solid rgb(0 0 0 / 0.24) !important',
  m: '0 !important',
  '&.Mui-selected, &.Mui-selected:hover': { background: 'black', color: 'white' },
}

type ReminderProps = { remind: string | null; isBusy: boolean; onRemind: (remind: string | null) => void }
const HOUR_MS = 3_600_000

/** Reminder; a request whose reminder is overdue counts as late. */
function Reminder({ remind, isBusy, onRemind }: ReminderProps) {
  const [own, setOwn] = useState('')
  const later = () => new Date(Date.now() + HOUR_MS).toISOString()
  return (
    <Box role="group" aria-label="Напоминание" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {remind === null ? 'Напоминания нет' : `Напомнить ${dateTimeText(remind)} (МСК)`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => onRemind(later())}>
          Через час
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => onRemind(tomorrowMorning(new Date()))}>
          Завтра в 10:00
        </Button>
        {remind !== null && (
          <Button disabled={isBusy} onClick={() => onRemind(null)}>
            Снять
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          sx={{ flex: '1 1 190px' }}
          label="Другое время (МСК)"
          type="datetime-local"
          value={own || (remind === null ? '' : toLocalInput(remind))}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button
          variant="outlined"
          disabled={isBusy || own === ''}
          onClick={() => {
            onRemind(fromLocalInput(own))
            setOwn('')
          }}
        >
          Напомнить
        </Button>
      </Box>
    </Box>
  )
}
