import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { NBSP } from '#src/domain/nbsp.ts'
import { call, Refusal, textOf } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { PasswordField } from '#src/office/client/parts/sign-in-fields.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { useForgetUser } from '#src/office/client/parts/use-forget-user.ts'
import { Frame } from '#src/office/client/sign-in/frame.tsx'
import { PASSWORD_MIN } from '#src/office/shapes/account.ts'

/** The page of an invitation or password link: choose a password, then set up the second factor. */
export default function Link() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['link', token],
    queryFn: () => call('link.read', { token }),
    retry: false,
    staleTime: Infinity,
  })
  const isVoid = error instanceof Refusal && error.status === GONE
  if (error)
    return (
      <Frame
        heading={isVoid ? 'Ссылка не подходит' : 'Ссылку не удалось проверить'}
        lead={isVoid ? <Void text={textOf(error)} /> : textOf(error)}
        onSubmit={() => void refetch()}
      >
        {isVoid ? (
          <Button component={RouterLink} to="/login" variant="contained" size="large">
            Ко входу
          </Button>
        ) : (
          <Button type="submit" variant="contained" size="large">
            Проверить ещё раз
          </Button>
        )}
      </Frame>
    )
  if (!data) return <Frame heading="Проверяем ссылку…" />
  return <ChoosePassword token={token} {...data} />
}

/** Used already, or too old. */
const GONE = 410

const Void = ({ text }: { text: string }) => (
  <>
    {text}. Если пароль вы уже выбрали, войдите с{NBSP}ним. Забытый пароль заменяют на{NBSP}странице входа: «Не{NBSP}
    помню пароль».
  </>
)

type Chosen = { token: string; kind: 'invitation' | 'password'; email: string; name: string }

function ChoosePassword({ token, kind, email, name }: Chosen) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const { run, isBusy, fault, errors } = useAction()
  const forgetUser = useForgetUser()
  const navigate = useNavigate()
  const differs = again !== '' && again !== password
  const submit = () =>
    void run(async () => {
      await call('link.use', { token, password })
      const { next } = await call('session.sign-in', { email, password })
      forgetUser()
      void navigate(next === 'enrol' ? '/enrol' : '/login', { replace: true })
    })
  return (
    <Frame
      heading={kind === 'invitation' ? `Здравствуйте, ${name}` : 'Новый пароль'}
      lead={`Придумайте пароль для ${email}: не короче ${PASSWORD_MIN} знаков. Хорошо подходят несколько слов подряд.`}
      onSubmit={submit}
    >
      <Fault text={fault} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField isNew value={password} error={errors['password']} onText={setPassword} />
      <PasswordField
        label="Ещё раз"
        isNew
        value={again}
        error={differs ? 'Пароли пока не совпадают' : undefined}
        onText={setAgain}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isBusy || password.length < PASSWORD_MIN || again !== password}
      >
        Сохранить пароль
      </Button>
    </Frame>
  )
}
