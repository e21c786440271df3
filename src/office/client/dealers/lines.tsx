import { Box, Checkbox, Chip } from '@mui/material'
import { SAND } from '#src/brand/palette.ts'
import { countOf } from '#src/domain/format.ts'
import type { TableOfDealers } from '#src/office/client/dealers/rows.ts'
import { afterLabel } from '#src/office/client/parts/labelled.ts'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import type { DealerLine } from '#src/office/shapes/dealer-table.ts'

type Props = {
  rows: TableOfDealers['rows']
  lines: readonly DealerLine[]
  excluded: readonly number[]
  onToggle: (row: number) => void
}

/** The rows with what they change, or why they are refused; those that change nothing are counted. */
export function Lines({ rows, lines, excluded, onToggle }: Props) {
  const byRow = new Map(lines.map((line) => [line.row, line]))
  const same = lines.filter(({ state }) => state === 'same')
  return (
    <>
      <Box component="ul" sx={LIST} aria-label="Строки таблицы">
        {rows.map(({ line: number }, row) => {
          const line = byRow.get(row)
          if (line?.state === 'same') return null
          const isOut = excluded.includes(row)
          return (
            <Box component="li" key={number} sx={ROW} data-out={isOut ? '' : undefined}>
              <Checkbox
                checked={!isOut}
                onChange={() => onToggle(row)}
                slotProps={{ input: { 'aria-label': `Взять строку ${number}` } }}
                sx={{ mt: -1, ml: -1, alignSelf: 'start' }}
              />
              <Box sx={{ minWidth: 0 }}>
                {isOut || !line ? <>Строка {number} исключена</> : <Outcome number={number} line={line} />}
              </Box>
            </Box>
          )
        })}
      </Box>
      {same.length > 0 && (
        <Box sx={{ color: 'text.secondary', mt: 2 }}>
          Ничего не меняется: {countOf(same.length, ROWS)}
          {same.length <= FEW && ` — ${same.map(({ title }) => title).join('; ')}`}.
        </Box>
      )}
    </>
  )
}

const ROWS = ['строка', 'строки', 'строк'] as const
/** So many names are read; more are only counted. */
const FEW = 6

const STATES = {
  new: { label: 'Новый', color: 'primary' },
  changed: { label: 'Изменится', color: 'default' },
  refused: { label: 'Не принята', color: 'error' },
} as const

function Outcome({
  number,
  line: { title, state, changes, faults, notes, draft },
}: {
  number: number
  line: DealerLine
}) {
  return (
    <>
      <Box sx={HEAD}>
        <strong>{title}</strong>
        <span>строка {number}</span>
        {state !== 'same' && <Chip size="small" variant="outlined" {...STATES[state]} />}
      </Box>
      {faults.map(({ column, text }) => (
        <Box key={`${column} ${text}`} sx={{ color: 'error.main' }}>
          {column === null ? text : `${column}: ${afterLabel(column, text)}`}
        </Box>
      ))}
      {changes.length > 0 && (
        <Box component="dl" sx={CHANGES}>
          {changes.map(({ column, before, after }) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>
                {state !== 'new' && before !== '' && (
                  <>
                    <del>{before}</del> →{' '}
                  </>
                )}
                {after === '' ? 'пусто' : <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </Box>
      )}
      {[
        ...notes,
        ...(draft ? [`Есть черновик (${draft.author}, ${dateTimeText(draft.updatedAt)}). Он будет заменён`] : []),
      ].map((note) => (
        <Box key={note} sx={{ color: 'warning.dark', mt: 0.5 }}>
          {note}.
        </Box>
      ))}
    </>
  )
}

const LIST = { listStyle: 'none', m: 0, p: 0, '& > li:not(:last-of-type)': { borderBottom: `1px solid ${SAND}` } }
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 0.5,
  py: 2,
  overflowWrap: 'anywhere',
  '&[data-out]': { color: 'text.secondary', py: 1, alignItems: 'center' },
}
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 0.5,
  '& span': { color: 'text.secondary' },
}
/** The names of the columns beside what they say; on a phone above it. */
const CHANGES = {
  m: 0,
  '& > div': { display: { sm: 'grid' }, gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: 2, py: 0.25 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-line' },
  // A phone is not broken between its digits.
  '& del, & ins': { display: 'inline-block' },
  '& del': { color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
}
