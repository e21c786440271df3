import { Box, Button } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { SAND } from '#src/brand/palette.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { Codes } from '#src/office/client/parts/codes.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Page, Part } from '#src/office/client/parts/page.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import { PasswordField } from '#src/office/client/parts/sign-in-fields.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { PASSWORD_MIN } from '#src/office/shapes/account.ts'

/** The user's own account: sessions, password, recovery codes. */
export default function Account() {
  const logout = useLogout()
  return (
    <Page
      heading="Мой вход"
      actions={
        <Button variant="outlined" onClick={() => void logout()}>
          Выйти
        </Button>
      }
    >
      <Box sx={{ maxWidth: 720 }}>
        <Sessions />
        <Password />
        <BackupCodes />
      </Box>
    </Page>
  )
}

function Sessions() {
  const client = useQueryClient()
  const queryKey = ['sessions']
  const { data, error } = useQuery({ queryKey, queryFn: () => call('account.sessions', {}) })
  const { run, isBusy, fault } = useAction()
  const end = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work()
      await client.invalidateQueries({ queryKey })
    })
  const sessions = data?.sessions ?? []
  return (
    <Part
      heading="Сеансы"
      action={
        sessions.length > 1 && (
          <Button disabled={isBusy} onClick={() => end(() => call('account.end-others', {}))}>
            Завершить другие
          </Button>
        )
      }
    >
      <Fault text={fault ?? (error ? textOf(error) : null)} />
      {sessions.map(({ id, device, since, isThis }) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', borderTop: `1px solid ${SAND}`, py: 1 }}>
          <Box sx={{ flex: 1 }}>
            {device}
            {isThis && ' — этот'}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{`Вход ${dateTimeText(since)}`}</Box>
          </Box>
          {!isThis && (
            <Button disabled={isBusy} onClick={() => end(() => call('account.end-session', { id }))}>
              Завершить
            </Button>
          )}
        </Box>
      ))}
    </Part>
  )
}

function Password() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { run, isBusy, fault, errors } = useAction()
  const notify = useNotify()
  const save = () =>
    void run(async () => {
      await call('account.password', { current, next })
      setCurrent('')
      setNext('')
      notify('Пароль изменён, другие сеансы завершены', { type: 'success' })
    })
  return (
    <Part heading="Пароль">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 400 }}>
        <Fault text={fault} />
        <PasswordField label="Нынешний пароль" value={current} error={errors['password']} onText={setCurrent} />
        <PasswordField
          label={`Новый пароль, от ${PASSWORD_MIN} знаков`}
          isNew
          value={next}
          error={errors['next']}
          onText={setNext}
        />
        <Button variant="outlined" disabled={isBusy || current === '' || next.length < PASSWORD_MIN} onClick={save}>
          Изменить пароль
        </Button>
      </Box>
    </Part>
  )
}

function BackupCodes() {
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[]>([])
  const { run, isBusy, fault } = useAction()
  const renew = () =>
    void run(async () => {
      setCodes((await call('account.codes', { password })).codes)
      setPassword('')
    })
  return (
    <Part heading="Запасные коды">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 400 }}>
        <Fault text={fault} />
        {codes.length > 0 ? (
          <>
            <Box>Прежние коды больше не действуют. Сохраните новые: второй раз мы их не покажем.</Box>
            <Codes codes={codes} />
          </>
        ) : (
          <>
            <PasswordField value={password} onText={setPassword} />
            <Button variant="outlined" disabled={isBusy || password === ''} onClick={renew}>
              Выдать новые коды
            </Button>
          </>
        )}
      </Box>
    </Part>
  )
}
