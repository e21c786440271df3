import { Button } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import type { DeskLine } from '#src/office/shapes/request.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { useUndo } from '#src/office/client/requests/use-undo.tsx'

type Line = Pick<DeskLine, 'number' | 'version' | 'state' | 'status' | 'isLate'>

/** «Дозвонились» with one press, where a call is still due, or due again by a reminder. */
export function ReachedButton({ line }: { line: Line }) {
  const { run, isBusy } = useAction()
  const undo = useUndo()
  const notify = useNotify()
  const refresh = useRefresh()
  const { number, version, state, status, isLate } = line
  if (status !== 'accepted' || (state !== 'new' && state !== 'work' && !isLate)) return null
  const reach = () =>
    run(async () => {
      try {
        const { batch } = await call('requests.change', { number, version, state: 'reached' })
        undo(`${number}: дозвонились`, batch)
      } catch (error) {
        notify(textOf(error), { type: 'warning' })
      }
      refresh()
    })
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      aria-label={`Дозвонились: ${number}`}
      onClick={() => void reach()}
    >
      Дозвонились
    </Button>
  )
}
