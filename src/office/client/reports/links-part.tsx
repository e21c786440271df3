import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#src/domain/format.ts'
import { LINK_COUNT_NAMES, LINK_COUNTS } from '#src/domain/counted-link.ts'
import type { LinkRow } from '#src/office/shapes/link.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { saveFile } from '#src/office/client/parts/save-file.ts'
import { dayText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { Period } from '#src/office/client/reports/report-part.tsx'

const NAME = 'Что принесли ссылки'

/** Counted links, with their figures in the period. */
export function LinksPart({ period }: { period: Period }) {
  const { data, error } = useQuery({
    queryKey: ['links', period],
    queryFn: () => call('links.list', period),
    retry: false,
  })
  const { run, isBusy, fault } = useAction()
  const links = data?.links ?? []
  const save = () => void run(async () => saveFile(await call('links.export', period)))
  return (
    <Part
      heading={NAME}
      action={
        links.length > 0 && (
          <Button size="small" disabled={isBusy} aria-label={`${NAME}: для Excel`} onClick={save}>
            Excel
          </Button>
        )
      }
    >
      <Fault text={error ? textOf(error) : fault} />
      {data && links.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>Ссылок ещё нет: их заводят на странице сайта «Ссылки для рекламы».</Box>
      )}
      {links.length > 0 && <LinkTable links={links} />}
    </Part>
  )
}

const LinkTable = ({ links }: { links: readonly LinkRow[] }) => (
  // Five columns are wider than a phone: the table scrolls, not the page.
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={NAME}>
    <Table size="small" aria-label={NAME}>
      <TableHead>
        <TableRow>
          <TableCell>Ссылка</TableCell>
          {LINK_COUNTS.map((what) => (
            <TableCell key={what} align="right">
              {LINK_COUNT_NAMES[what]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {links.map((link) => (
          <TableRow key={link.code}>
            <TableCell sx={{ minWidth: 180 }}>
              {link.page}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {[link.marks, link.code, `с ${dayText(link.madeAt)}`].filter(Boolean).join(' · ')}
              </Box>
            </TableCell>
            {LINK_COUNTS.map((what) => (
              <TableCell key={what} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(link.figures[what])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
