import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call, textOf } from '#src/office/client/api.ts'
import type { MadeLink } from '#src/office/client/users/link-dialog.tsx'
import type { OfficeUser } from '#src/office/shapes/account.ts'

type ActionsProps = {
  user: OfficeUser
  onEdit: () => void
  onLink: (link: MadeLink) => void
  reload: () => Promise<unknown>
}

/** An owner's actions on a user's access. */
export function UserActions({ user, onEdit, onLink, reload }: ActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const notify = useNotify()
  const act = async (work: () => Promise<unknown>, text: string | null) => {
    setAnchor(null)
    try {
      await work()
      if (text !== null) notify(text, { type: 'success' })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    }
    await reload()
  }
  const { id, name, email } = user
  const makeLink = async () => onLink({ name, email, ...(await call('users.link', { id })) })
  return (
    <div>
      <Button onClick={onEdit}>Изменить</Button>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Вход: ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Вход
      </Button>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled={user.isDisabled} onClick={() => void act(makeLink, null)}>
          {user.isInvited ? 'Пригласить ещё раз' : 'Ссылка для нового пароля'}
        </MenuItem>
        <MenuItem
          disabled={!user.isEnrolled}
          onClick={() => void act(() => call('users.reset-factor', { id }), 'Вход по коду сброшен')}
        >
          Сбросить вход по коду
        </MenuItem>
        <MenuItem
          disabled={user.sessions === 0}
          onClick={() => void act(() => call('users.end-sessions', { id }), 'Сеансы завершены')}
        >
          Завершить сеансы
        </MenuItem>
      </Menu>
    </div>
  )
}
