import { Box, Link as TextLink } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useEffect } from 'react'
import { call, Refusal, textOf } from '#src/office/client/api.ts'
import { Page } from '#src/office/client/parts/page.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import { BookingPart } from '#src/office/client/requests/booking-part.tsx'
import { Marks } from '#src/office/client/requests/marks.tsx'
import { MessagesPart } from '#src/office/client/requests/messages-part.tsx'
import { NotesPart } from '#src/office/client/requests/notes-part.tsx'
import { PersonPart } from '#src/office/client/requests/person-part.tsx'
import { ReachedButton } from '#src/office/client/requests/reached-button.tsx'
import { DuplicatesPart, EventsPart } from '#src/office/client/requests/history-part.tsx'
import { WithdrawPart } from '#src/office/client/requests/withdraw-part.tsx'
import { WorkPart } from '#src/office/client/requests/work-part.tsx'
import { TYPE_NAMES } from '#src/office/client/requests/words.ts'
import type { DeskRequest } from '#src/office/shapes/request.ts'

/** Props of a part: the request, and how to refetch it after a change. */
export type RequestPartProps = { request: DeskRequest; reload: () => Promise<unknown> }

/** One request with all its actions. */
export default function RequestPage() {
  const { number = '' } = useParams()
  const client = useQueryClient()
  const signOutIfDenied = useLogoutIfAccessDenied()
  const queryKey = ['request', number]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => call('requests.get', { number }),
    retry: (count, fault) => count < 2 && fault instanceof Refusal && fault.status === 0,
  })
  useEffect(() => {
    if (error) void signOutIfDenied(error)
  }, [error, signOutIfDenied])
  const reload = () =>
    Promise.all([client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey: ['requests'] })])
  if (error && !data) return <Page heading={number}>{textOf(error)}</Page>
  if (!data) return <Page heading={number}>Загружаем…</Page>
  return (
    <Page heading={`Заявка ${data.number}`} actions={<Back />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Marks line={data} />
        <ReachedButton line={data} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[TYPE_NAMES[data.type], data.model, data.dealer, dateTimeText(data.created)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {/* What is typed or opened is about this request, and not about the one that Back leads to. */}
      <Parts key={data.number} request={data} reload={reload} />
    </Page>
  )
}

const Back = () => (
  <TextLink component={Link} to="/requests" color="inherit">
    Все заявки
  </TextLink>
)

/** Two columns; one on a phone, where contact and actions come first. */
const Parts = (props: RequestPartProps) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 5fr' },
      alignItems: 'start',
    }}
  >
    <Box sx={COLUMN}>
      <Box sx={{ order: -2 }}>
        <PersonPart {...props} />
      </Box>
      {props.request.canMove && <BookingPart {...props} />}
      <NotesPart {...props} />
      <EventsPart {...props} />
    </Box>
    <Box sx={COLUMN}>
      <Box sx={{ order: -1 }}>
        <WorkPart {...props} />
      </Box>
      <DuplicatesPart {...props} />
      <MessagesPart {...props} />
      <WithdrawPart {...props} />
    </Box>
  </Box>
)

const COLUMN = { minWidth: 0, display: { xs: 'contents', lg: 'block' } }
