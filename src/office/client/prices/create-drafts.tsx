import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { Compared, PriceTable } from '#src/office/shapes/price-table.ts'

type Props = {
  table: PriceTable
  compared: Compared
  /** The comparison is not that of the table. */
  isStale: boolean
}

/** Creates the drafts, once every line is correct. */
export function CreateDrafts({ table, compared: { lines, models }, isStale }: Props) {
  const [keepsOthers, setKeepsOthers] = useState(false)
  const [submits, setSubmits] = useState(true)
  const { run, isBusy, fault } = useAction()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const wrong = lines.filter((line) => line.fault !== null).length
  const missing = lines.filter(({ row }) => row === null).length
  const replaced = models.flatMap(({ code, name, draft }) => (draft ? [{ code, name, ...draft }] : []))
  const take = () =>
    void run(async () => {
      const replaces = replaced.map(({ code, revision }) => ({ model: code, revision }))
      const known = models.map(({ code, newest }) => ({ model: code, newest }))
      await call('prices.take', { ...table, keepsOthers, replaces, known, submits }).catch(async (error: unknown) => {
        // Somebody has changed what was compared: what the table changes is another thing now.
        await client.invalidateQueries({ queryKey: ['content', 'price', 'table'] })
        throw error
      })
      notify(submits ? 'Черновики отправлены на согласование' : 'Черновики сохранены. На сайте их ещё нет', {
        type: 'success',
      })
      await client.invalidateQueries({ queryKey: ['content', 'price'] })
      navigate('/content/price')
    })
  const wrongRows = wrong > 0 && (
    <Alert severity="warning">
      {wrong < lines.length - missing
        ? `Строк с ошибками: ${wrong}. Исправьте их в таблице или исключите.`
        : 'Ни одна строка не принята: в каждой сказано, почему. Исправьте таблицу и вставьте её ещё раз.'}
    </Alert>
  )
  if (models.length === 0) return wrongRows
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {wrongRows}
      {replaced.map(({ code, name, author, updatedAt }) => (
        <Alert key={code} severity="warning">
          {name}: есть черновик ({author}, {dateTimeText(updatedAt)}). Он будет заменён.
        </Alert>
      ))}
      {missing > 0 && (
        <Tick
          label={`Комплектаций, которые таблица не меняет: ${missing}. Их цены остаются`}
          checked={keepsOthers}
          onChange={setKeepsOthers}
        />
      )}
      <Tick label="Сразу отправить на согласование" checked={submits} onChange={setSubmits} />
      <Button
        variant="contained"
        disabled={isBusy || isStale || wrong > 0 || (missing > 0 && !keepsOthers)}
        onClick={take}
      >
        Сделать черновики: {models.map(({ name, changes }) => `${name} (${changes})`).join(', ')}
      </Button>
      <Fault text={fault} />
    </Box>
  )
}

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }
const Tick = ({ label, checked, onChange }: TickProps) => (
  <FormControlLabel control={<Checkbox checked={checked} onChange={(_, value) => onChange(value)} />} label={label} />
)
