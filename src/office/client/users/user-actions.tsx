import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call, textOf } from '#src/office/client/api.ts'
import { ConfirmDialog } from '#src/office/client/parts/confirm.tsx'
import type { MadeLink } from '#src/office/client/users/link-dialog.tsx'
import type { OfficeUser } from '#src/office/shapes/account.ts'

type ActionsProps = {
  user: OfficeUser
  onEdit: () => void
  onLink: (link: MadeLink) => void
  reload: () => Promise<unknown>
}

type Question = {
  question: string
  text: string
  yes: string
  call: 'users.reset-factor' | 'users.end-sessions'
  done: string
}

/** What a person would lose by a slip of the hand. */
const resetFactor = (name: string): Question => ({
  question: `Сбросить вход по коду для «${name}»?`,
  text: 'Прежнее приложение с кодами больше не подойдёт, сеансы завершатся. При следующем входе понадобится подключить его заново.',
  yes: 'Сбросить',
  call: 'users.reset-factor',
  done: 'Вход по коду сброшен',
})
const endSessions = (name: string): Question => ({
  question: `Завершить сеансы «${name}»?`,
  text: 'На всех устройствах понадобится войти заново.',
  yes: 'Завершить',
  call: 'users.end-sessions',
  done: 'Сеансы завершены',
})

/** An owner's actions on a user's access. */
export function UserActions({ user, onEdit, onLink, reload }: ActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Question | null>(null)
  const notify = useNotify()
  const ask = (question: Question) => {
    setAnchor(null)
    setAsked(question)
  }
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
        <MenuItem disabled={!user.isEnrolled} onClick={() => ask(resetFactor(name))}>
          Сбросить вход по коду
        </MenuItem>
        <MenuItem disabled={user.sessions === 0} onClick={() => ask(endSessions(name))}>
          Завершить сеансы
        </MenuItem>
      </Menu>
      {asked && (
        <ConfirmDialog
          isOpen
          question={asked.question}
          text={asked.text}
          yes={asked.yes}
          no="Не нужно"
          onYes={() => {
            setAsked(null)
            void act(() => call(asked.call, { id }), asked.done)
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  )
}
