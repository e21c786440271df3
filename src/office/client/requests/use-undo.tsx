import { Alert, Button } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import { call, textOf } from '#src/office/client/api.ts'

const SHOWN_MS = 20_000

/** Says what was done, with an undo button. */
export function useUndo(): (text: string, batch: string | null) => void {
  const notify = useNotify()
  const refresh = useRefresh()
  const undo = async (batch: string) => {
    try {
      const { skipped } = await call('requests.undo', { batch })
      const left = skipped.length > 0 ? `. Без изменений: ${skipped.join(', ')} — их уже изменили снова` : ''
      notify(`Отменено${left}`, { type: 'info' })
    } catch (error) {
      notify(textOf(error), { type: 'warning' })
    }
    refresh()
  }
  return (text, batch) => {
    const way = batch !== null && (
      <Button color="inherit" size="small" onClick={() => void undo(batch)}>
        Отменить
      </Button>
    )
    notify(
      <Alert severity="success" variant="filled" action={way}>
        {text}
      </Alert>,
      { autoHideDuration: SHOWN_MS },
    )
  }
}
