import { Alert, Box, Button, Chip, Tab, Tabs, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PAPER, SAND } from '#src/brand/palette.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { foundLines } from '#src/office/client/content/found-lines.ts'
import {
  addWordsOf,
  itemPath,
  KIND_NAMES,
  kindOf,
  nameOf,
  NEW_KEY,
  ORIGIN_WORDS,
} from '#src/office/client/content/kinds.ts'
import { MissingYear } from '#src/office/client/content/missing-year.tsx'
import { useRights } from '#src/office/client/content/use-rights.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Page } from '#src/office/client/parts/page.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import type { ContentLine } from '#src/office/shapes/content.ts'

/** All items of a kind: those that wait for somebody first. */
export default function ContentList() {
  const kind = kindOf(useParams()['kind'])
  const { canEdit } = useRights(kind)
  const add = addWordsOf(kind)
  const table = TABLES.get(kind)
  return (
    <Page
      heading="Содержание сайта"
      actions={
        canEdit && (
          <>
            {table !== undefined && (
              <Button variant="outlined" component={Link} to={table}>
                Из таблицы
              </Button>
            )}
            {add !== null && (
              <Button variant="contained" component={Link} to={itemPath(kind, NEW_KEY)}>
                {add}
              </Button>
            )}
          </>
        )
      }
    >
      <Tabs
        value={kind}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Виды содержания"
        sx={{ mb: 2, borderBottom: `1px solid ${SAND}` }}
      >
        {KIND_NAMES.map(([value, name]) => (
          <Tab key={value} value={value} label={name} component={Link} to={`/content/${value}`} sx={TAB} />
        ))}
      </Tabs>
      <Lines key={kind} kind={kind} />
    </Page>
  )
}
/** Pages on which a table of the kind is taken. */
const TABLES: ReadonlyMap<ContentKind, string> = new Map([
  ['price', '/prices'],
  ['dealer', '/dealers'],
])
const TAB = { textTransform: 'none', fontSize: '0.9375rem' }

function Lines({ kind }: { kind: ContentKind }) {
  const [words, setWords] = useState('')
  const { data, error } = useQuery({ queryKey: ['content', kind], queryFn: () => call('content.list', { kind }) })
  if (error) return <Fault text={textOf(error)} />
  if (!data) return <Box sx={STILL}>Загружаем…</Box>
  const lines = foundLines(data.lines, words)
  return (
    <>
      {data.isOutside && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {nameOf(kind)} ведёт внешняя система: здесь они только показаны.
        </Alert>
      )}
      {kind === 'days-off' && <MissingYear lines={data.lines} />}
      {data.lines.length > 10 && (
        <TextField
          label="Найти"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ maxWidth: 420, mb: 2 }}
        />
      )}
      {lines.length === 0 && <Box sx={STILL}>Здесь пока ничего нет.</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line key={line.key} kind={kind} line={line} />
        ))}
      </Box>
    </>
  )
}

const Line = ({
  kind,
  line: { key, title, origin, draft, plannedAt, isConflict },
}: {
  kind: ContentKind
  line: ContentLine
}) => (
  <Box component="li" sx={ROW}>
    <Link to={itemPath(kind, key)}>{title}</Link>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isConflict && <Chip size="small" color="warning" label="Новая версия сайта принесла другой текст" />}
      {draft && (
        <Chip
          size="small"
          color="primary"
          label={`${draft.state === 'waiting' ? 'На согласовании' : 'Черновик'}: ${draft.author}, ${dateTimeText(draft.updatedAt)}`}
        />
      )}
      {plannedAt !== null && (
        <Chip
          size="small"
          variant="outlined"
          label={`${origin === 'planned' ? 'Появится' : 'Изменится'} ${dateTimeText(plannedAt)}`}
        />
      )}
      {origin !== 'shipped' && !(origin === 'planned' && plannedAt !== null) && (
        <Chip size="small" variant="outlined" label={ORIGIN_WORDS[origin]} />
      )}
    </Box>
  </Box>
)

const STILL = { background: PAPER, p: 4, color: 'text.secondary' }
const ROW = {
  background: PAPER,
  borderBottom: `1px solid ${SAND}`,
  px: 2,
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  '& a': { color: 'text.primary', minHeight: 24 },
}
