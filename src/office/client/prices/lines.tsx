import { Box, Checkbox } from '@mui/material'
import { SAND } from '#src/brand/palette.ts'
import { modelName } from '#src/content/models/names.ts'
import { formatMoney } from '#src/domain/format.ts'
import { changeText, isGreat } from '#src/domain/price-change-text.ts'
import type { TableRow } from '#src/office/client/prices/rows.ts'
import type { Compared } from '#src/office/shapes/price-table.ts'

type Line = Compared['lines'][number]
type Props = {
  rows: readonly TableRow[]
  lines: readonly Line[]
  excluded: readonly number[]
  onToggle: (row: number) => void
}

/** The rows as written, each with its result; then the trims that the table leaves out. */
export function Lines({ rows, lines, excluded, onToggle }: Props) {
  const byRow = new Map(lines.map((line) => [line.row, line]))
  return (
    <Box sx={SCROLLED} tabIndex={0} role="region" aria-label="Сравнение цен">
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">Взять</th>
            <th scope="col">Строка</th>
            <th scope="col">Комплектация</th>
            <th scope="col">Было</th>
            <th scope="col">Станет</th>
            <th scope="col">Изменение</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const line = byRow.get(index)
            const isOut = excluded.includes(index)
            return (
              <tr key={row.line} data-fault={line?.fault ? '' : undefined} data-out={isOut ? '' : undefined}>
                <td>
                  <Checkbox
                    checked={!isOut}
                    onChange={() => onToggle(index)}
                    slotProps={{ input: { 'aria-label': `Взять строку ${row.line}` } }}
                  />
                </td>
                <td>{row.line}</td>
                <td>{line ? nameOf(line, row) : `${row.model} ${row.trim}`}</td>
                {isOut || !line ? <td colSpan={3}>Строка исключена</td> : <Outcome line={line} written={row.price} />}
              </tr>
            )
          })}
          {lines.flatMap((line) =>
            line.row === null && line.trim ? (
              <tr key={line.trim.id}>
                <td colSpan={2}>—</td>
                <td>{nameOf(line)}</td>
                <td>{moneyOf(line.before)}</td>
                <td colSpan={2}>Цена остаётся прежней</td>
              </tr>
            ) : (
              []
            ),
          )}
        </tbody>
      </Box>
    </Box>
  )
}

function Outcome({ line: { before, after, fault }, written }: { line: Line; written: string }) {
  if (fault !== null)
    return (
      <td colSpan={3}>
        {fault}
        {written !== '' && <span> — «{written}»</span>}
      </td>
    )
  return (
    <>
      <td>{moneyOf(before)}</td>
      <td>{moneyOf(after)}</td>
      <td>
        {changeText(before, after)}
        {isGreat(before, after) && <strong> Проверьте</strong>}
      </td>
    </>
  )
}

const moneyOf = (price: number | null): string => (price === null ? 'Не объявлена' : formatMoney(price))

function nameOf({ model, trim }: Line, row?: TableRow): string {
  if (model && trim) return `${modelName(model)} ${trim.name}`
  return row ? `${row.model} ${row.trim}` : ''
}

/** Only the table scrolls, never the page; what is ticked stands first, and so is seen before that. */
const SCROLLED = { overflowX: 'auto', contain: 'inline-size' }
const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: '0.875rem', lg: 'inherit' },
  '& th, & td': {
    textAlign: 'left',
    py: 1,
    px: { xs: 0.5, lg: 1 },
    borderBottom: `1px solid ${SAND}`,
    verticalAlign: 'middle',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tr[data-fault] td': { color: 'error.main' },
  '& tr[data-out] td': { color: 'text.secondary' },
}
