import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, usePermissions } from 'react-admin'
import { formatNumber, plural } from '#src/domain/format.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Loading, Page, Part } from '#src/office/client/parts/page.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { PeopleTable } from '#src/office/client/waiting/people-table.tsx'
import type { Right } from '#src/office/rights.ts'
import type { WaitingModel } from '#src/office/shapes/waiting.ts'

const QUERY = ['waiting']

/** Price subscribers, and who has to be called now that a price is announced. */
export default function Waiting() {
  const { permissions = [] } = usePermissions<Right[]>()
  const { data, error, isPending } = useQuery({
    queryKey: QUERY,
    queryFn: () => call('waiting.list', {}),
    retry: false,
  })
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: QUERY })
  const mayTell = permissions.includes('waiting.tell')
  return (
    <Page heading="Узнать первым">
      <Fault text={error ? textOf(error) : null} />
      {isPending && <Loading />}
      {data && (
        <>
          <ModelsPart models={data.models} mayTell={mayTell} reload={reload} />
          {mayTell && <PeopleTable people={data.people} reload={reload} />}
        </>
      )}
    </Page>
  )
}

type ModelsProps = { models: readonly WaitingModel[]; mayTell: boolean; reload: () => Promise<unknown> }

function ModelsPart({ models, mayTell, reload }: ModelsProps) {
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  const ready = models.reduce((sum, { price, waiting }) => sum + (price === null ? 0 : waiting), 0)
  const announce = () =>
    run(async () => {
      const { count } = await call('waiting.announce', {})
      notify(count > 0 ? `Сообщаем: ${visitors(count)}` : 'Сообщать пока некому', { type: 'info' })
      await reload()
    })
  return (
    <Part
      heading="Кто ждёт цену"
      action={
        mayTell &&
        ready > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => void announce()}>
            Сообщить сейчас: {formatNumber(ready)}
          </Button>
        )
      }
    >
      <Fault text={fault} />
      <Box sx={{ mb: 2, maxWidth: '70ch', color: 'text.secondary' }}>
        Когда у модели появляется цена, каждому ждущему один раз уходит письмо: само, не позже чем через час. Тем, кто
        не оставил почту, звоните вы.
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label="Кто ждёт цену" sx={NARROW}>
          <TableHead>
            <TableRow>
              {['Модель', 'Цена', 'Ждут', 'Письмо в пути', 'Знают'].map((name, index) => (
                <TableCell key={name} align={index > 1 ? 'right' : 'left'}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {models.map(({ code, name, price, waiting, writing, told }) => (
              <TableRow key={code}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{price === null ? 'не объявлена' : `от ${price}`}</TableCell>
                {[waiting, writing, told].map((count, index) => (
                  <TableCell key={index} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatNumber(count)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Part>
  )
}

/** Five columns on a phone. */
const NARROW = { '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, fontSize: { xs: 13, sm: 14 } } }

const visitors = (count: number): string =>
  `${formatNumber(count)} ${plural(count, ['посетитель', 'посетителя', 'посетителей'])}`
