import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { countOf } from '#src/domain/format.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { Compared, DealerTable } from '#src/office/shapes/dealer-table.ts'

type Props = {
  table: DealerTable
  compared: Compared
  /** The comparison is not that of the table. */
  isStale: boolean
  publishes: boolean
  onPublishes: (publishes: boolean) => void
}

/** Stores the dealers, once every row is correct. */
export function TakeDealers({ table, compared: { lines }, isStale, publishes, onPublishes }: Props) {
  const { run, isBusy, fault } = useAction()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const wrong = lines.filter(({ state }) => state === 'refused').length
  const taken = lines.filter(({ state }) => state === 'new' || state === 'changed')
  const take = () =>
    void run(async () => {
      const replaces = taken.flatMap(({ key, draft }) =>
        key !== null && draft ? [{ key, revision: draft.revision }] : [],
      )
      const known = taken.flatMap(({ key, newest }) => (key === null ? [] : [{ key, newest }]))
      await call('dealers.take', { ...table, replaces, known }).catch(async (error: unknown) => {
        // Somebody has changed what was compared: what the table changes is another thing now.
        await client.invalidateQueries({ queryKey: ['content', 'dealer', 'table'] })
        throw error
      })
      notify(publishes ? 'Опубликовано: на сайте через несколько секунд' : 'Черновики сохранены. На сайте их ещё нет', {
        type: 'success',
      })
      await client.invalidateQueries({ queryKey: ['content', 'dealer'] })
      navigate('/content/dealer')
    })
  if (wrong === 0 && taken.length === 0)
    return (
      <Alert severity="info">
        {lines.length > 0 ? 'Ничего не меняется: на сайте всё так, как в таблице.' : ALL_EXCLUDED}
      </Alert>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {wrong > 0 && (
        <Alert severity="warning">
          {taken.length > 0
            ? `Строк с ошибками: ${wrong}. Исправьте их в таблице или исключите.`
            : 'Строки с изменениями не приняты: в каждой сказано, почему. Исправьте таблицу и вставьте её ещё раз.'}
        </Alert>
      )}
      {taken.length > 0 && (
        <>
          <FormControlLabel
            control={<Checkbox checked={publishes} onChange={(_, value) => onPublishes(value)} />}
            label="Сразу опубликовать"
          />
          <Button variant="contained" disabled={isBusy || isStale || wrong > 0} onClick={take}>
            {publishes ? 'Опубликовать' : 'Сделать черновики'}: {wordsOf(taken)}
          </Button>
        </>
      )}
      <Fault text={fault} />
    </Box>
  )
}

const ALL_EXCLUDED = 'Все строки исключены: отметьте те, которые нужны.'

/** «3 дилера, 1 новый» */
function wordsOf(taken: Compared['lines']): string {
  const added = taken.filter(({ state }) => state === 'new').length
  const changed = taken.length - added
  return [...(changed > 0 ? [countOf(changed, CHANGED)] : []), ...(added > 0 ? [countOf(added, ADDED)] : [])].join(', ')
}
const CHANGED = ['дилер', 'дилера', 'дилеров'] as const
const ADDED = ['новый', 'новых', 'новых'] as const
