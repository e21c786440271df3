import { Box, Button } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PAPER, SAND } from '#src/brand/palette.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { eachOnce } from '#src/office/client/parts/each-once.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Loading, Page } from '#src/office/client/parts/page.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'

/** Sign-ins, changes of rights, and who saw whose data. */
export default function Journal() {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['journal'],
    queryFn: ({ pageParam }) => call('journal.read', { page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
  })
  return (
    <Page heading="Журнал">
      <Fault text={error ? textOf(error) : null} />
      {isPending && <Loading />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: { xs: 2, md: 3 }, background: PAPER }}>
        {eachOnce(data?.pages.flatMap(({ rows }) => rows) ?? []).map(({ id, at, who, text }) => (
          <Box key={id} component="li" sx={ROW}>
            <Box sx={{ color: 'text.secondary' }}>{dateTimeText(at)}</Box>
            <Box>{who}</Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          Показать ещё
        </Button>
      )}
    </Page>
  )
}

const ROW = {
  display: 'grid',
  gap: { xs: 0, md: 2 },
  gridTemplateColumns: { xs: '1fr', md: '150px 220px 1fr' },
  py: 1,
  borderTop: `1px solid ${SAND}`,
}
