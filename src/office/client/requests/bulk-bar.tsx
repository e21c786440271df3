import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { SAND } from '#src/brand/palette.ts'
import { plural } from '#src/domain/format.ts'
import { DESK_STATE_NAMES, DESK_STATES } from '#src/office/desk-states.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { useChoices } from '#src/office/client/requests/use-choices.ts'
import { useUndo } from '#src/office/client/requests/use-undo.tsx'
import type { CallInput } from '#src/office/calls.ts'

type Wanted = Omit<CallInput<'requests.bulk'>, 'numbers'>

/** Actions on all selected requests; they can be undone. */
export function BulkBar() {
  const { selectedIds, onUnselectItems } = useListContext()
  const { owners } = useChoices()
  const notify = useNotify()
  const refresh = useRefresh()
  const undo = useUndo()
  const count = selectedIds.length
  const apply = async (wanted: Wanted) => {
    try {
      const { changed, skipped, batch } = await call('requests.bulk', { numbers: selectedIds.map(String), ...wanted })
      const left = skipped.length > 0 ? `. Пропущены: ${skipped.join(', ')}` : ''
      undo(`Изменено: ${changed}${left}`, batch)
      onUnselectItems()
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    }
    refresh()
  }
  return (
    <Box role="region" aria-label="Выбранные заявки" sx={BAR}>
      <Box sx={{ flex: '1 1 140px' }}>{`Выбрано ${count} ${plural(count, ['заявка', 'заявки', 'заявок'])}`}</Box>
      <TextField select label="Состояние" value="" sx={{ width: 180 }}>
        {DESK_STATES.map((state) => (
          <MenuItem key={state} value={state} onClick={() => void apply({ state })}>
            {DESK_STATE_NAMES[state]}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label="Ответственный" value="" sx={{ width: 180 }}>
        <MenuItem value="none" onClick={() => void apply({ owner: null })}>
          Никто
        </MenuItem>
        {owners.map(({ id, name }) => (
          <MenuItem key={id} value={id} onClick={() => void apply({ owner: id })}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => onUnselectItems()}>Снять выбор</Button>
    </Box>
  )
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5, mb: 1, background: SAND }
