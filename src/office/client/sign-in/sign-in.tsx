import { Button, Link as TextLink, TextField } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { EmailField, PasswordField } from '#src/office/client/parts/sign-in-fields.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { useForgetUser } from '#src/office/client/parts/use-forget-user.ts'
import { Frame } from '#src/office/client/sign-in/frame.tsx'

type Step = 'password' | 'code' | 'forgotten'

/** Password, then the code from the authenticator app. */
export function SignIn() {
  const [step, setStep] = useState<Step>('password')
  const [email, setEmail] = useState('')
  if (step === 'code') return <Code onBack={() => setStep('password')} />
  if (step === 'forgotten') return <Forgotten email={email} onBack={() => setStep('password')} />
  return <Password email={email} setEmail={setEmail} go={setStep} />
}

type PasswordProps = { email: string; setEmail: (email: string) => void; go: (step: Step) => void }

function Password({ email, setEmail, go }: PasswordProps) {
  const [password, setPassword] = useState('')
  const { run, isBusy, fault } = useAction()
  const forgetUser = useForgetUser()
  const navigate = useNavigate()
  const submit = () =>
    void run(async () => {
      const { next } = await call('session.sign-in', { email, password })
      forgetUser()
      if (next === 'code') go('code')
      else void navigate('/enrol')
    })
  return (
    <Frame heading="Вход в офис" onSubmit={submit}>
      <Fault text={fault} />
      <EmailField value={email} onText={setEmail} />
      <PasswordField value={password} onText={setPassword} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy || email === '' || password === ''}>
        Продолжить
      </Button>
      <TextLink component="button" type="button" onClick={() => go('forgotten')} sx={LINK}>
        Не помню пароль
      </TextLink>
    </Frame>
  )
}

const LINK = { justifySelf: 'start', minHeight: 40, textAlign: 'left', color: 'text.primary' }

function Code({ onBack }: { onBack: () => void }) {
  const [code, setCode] = useState('')
  const { run, isBusy, fault } = useAction()
  const forgetUser = useForgetUser()
  const navigate = useNavigate()
  const submit = () =>
    void run(async () => {
      await call('session.code', { code })
      forgetUser()
      void navigate('/')
    })
  return (
    <Frame
      heading="Код из приложения"
      lead="Шесть цифр, которые сейчас показывает приложение на телефоне. Нет телефона — введите один из запасных кодов."
      onSubmit={submit}
    >
      <Fault text={fault} />
      <TextField
        label="Код"
        name="code"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy || code.trim().length < 6}>
        Войти
      </Button>
      <TextLink component="button" type="button" onClick={onBack} sx={LINK}>
        Другая почта или пароль
      </TextLink>
    </Frame>
  )
}

function Forgotten({ email: known, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(known)
  const [answer, setAnswer] = useState<string | null>(null)
  const { run, isBusy, fault } = useAction()
  const submit = () =>
    void run(async () => {
      const { isMailSet } = await call('password.forgotten', { email })
      setAnswer(isMailSet ? SENT : NO_MAIL)
    })
  return (
    <Frame heading="Новый пароль" lead={answer ?? 'Пришлём ссылку на почту, с которой вы входите.'} onSubmit={submit}>
      <Fault text={fault} />
      {answer === null && (
        <>
          <EmailField value={email} onText={setEmail} />
          <Button type="submit" variant="contained" size="large" disabled={isBusy || email === ''}>
            Прислать ссылку
          </Button>
        </>
      )}
      <TextLink component="button" type="button" onClick={onBack} sx={LINK}>
        Вернуться ко входу
      </TextLink>
    </Frame>
  )
}

const SENT =
  'Если с этой почтой кто-то работает в офисе, письмо уже в пути. Ссылка действует два часа. Писем не больше пяти в сутки: если письма нет ни во входящих, ни в спаме, попросите ссылку у владельца офиса.'
const NO_MAIL =
  'Почта на сервере не настроена. Попросите ссылку у владельца офиса; владельцу её даст тот, кто обслуживает сервер.'
