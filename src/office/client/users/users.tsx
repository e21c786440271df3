import { Box, Button, Chip } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PAPER, SAND } from '#src/brand/palette.ts'
import { plural } from '#src/domain/format.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Loading, Page } from '#src/office/client/parts/page.tsx'
import { LinkDialog, type MadeLink } from '#src/office/client/users/link-dialog.tsx'
import { ROLE_NAMES } from '#src/office/client/users/roles.ts'
import { UserActions } from '#src/office/client/users/user-actions.tsx'
import { UserDialog } from '#src/office/client/users/user-dialog.tsx'
import type { OfficeUser } from '#src/office/shapes/account.ts'

/** Users of the office, for its owner. */
export default function Users() {
  const client = useQueryClient()
  const { data, error, isPending } = useQuery({ queryKey: ['users'], queryFn: () => call('users.list', {}) })
  const [edited, setEdited] = useState<OfficeUser | 'new' | null>(null)
  const [link, setLink] = useState<MadeLink | null>(null)
  const reload = () => client.invalidateQueries({ queryKey: ['users'] })
  return (
    <Page
      heading="Сотрудники"
      actions={
        <Button variant="contained" onClick={() => setEdited('new')}>
          Пригласить
        </Button>
      }
    >
      <Fault text={error ? textOf(error) : null} />
      {isPending && <Loading />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.users.map((user) => (
          <Box key={user.id} component="li" sx={ROW}>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {user.name}
                <Chip size="small" variant="outlined" label={ROLE_NAMES[user.role]} />
                {stateOf(user) !== null && <Chip size="small" variant="outlined" label={stateOf(user)} />}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {[user.email, sessionsText(user.sessions)].filter(Boolean).join(' · ')}
              </Box>
            </Box>
            <UserActions user={user} onEdit={() => setEdited(user)} onLink={setLink} reload={reload} />
          </Box>
        ))}
      </Box>
      {edited !== null && (
        <UserDialog
          user={edited === 'new' ? null : edited}
          onClose={() => {
            setEdited(null)
            // It may have said that a colleague was faster.
            void reload()
          }}
          onDone={(made) => {
            setEdited(null)
            setLink(made)
            void reload()
          }}
        />
      )}
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </Page>
  )
}

const stateOf = ({ isDisabled, isInvited, isEnrolled }: OfficeUser): string | null => {
  if (isDisabled) return 'Доступ закрыт'
  if (isInvited) return 'Приглашение не принято'
  return isEnrolled ? null : 'Вход по коду не настроен'
}

const sessionsText = (count: number): string =>
  count === 0 ? '' : `${count} ${plural(count, ['сеанс', 'сеанса', 'сеансов'])}`

const ROW = {
  background: PAPER,
  borderBottom: `1px solid ${SAND}`,
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
}
