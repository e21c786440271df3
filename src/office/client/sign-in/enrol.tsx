import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { encode } from 'uqr'
import { call } from '#src/office/client/api.ts'
import { Codes } from '#src/office/client/parts/codes.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { PasswordField } from '#src/office/client/parts/sign-in-fields.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { useForgetUser } from '#src/office/client/parts/use-forget-user.ts'
import { Frame } from '#src/office/client/sign-in/frame.tsx'

type Begun = { uri: string; codes: string[] }

/** Sets up the second factor: the password again, the QR code, a first code, and the recovery codes. */
export default function Enrol() {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [isDone, setDone] = useState(false)
  if (begun === null) return <Begin onBegun={setBegun} />
  if (!isDone) return <Confirm uri={begun.uri} onDone={() => setDone(true)} />
  return <Finish codes={begun.codes} />
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const [password, setPassword] = useState('')
  const { run, isBusy, fault } = useAction()
  return (
    <Frame
      heading="Вход по коду"
      lead="В офисе хранятся данные покупателей, поэтому одного пароля мало. Понадобится телефон с приложением для кодов: Яндекс Ключ, Google Authenticator или любое другое. Для начала повторите пароль."
      onSubmit={() => void run(async () => onBegun(await call('factor.begin', { password })))}
    >
      <Fault text={fault} />
      <PasswordField value={password} onText={setPassword} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy || password === ''}>
        Продолжить
      </Button>
    </Frame>
  )
}

function Confirm({ uri, onDone }: { uri: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const { run, isBusy, fault } = useAction()
  const forgetUser = useForgetUser()
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const submit = () =>
    void run(async () => {
      await call('factor.confirm', { code })
      forgetUser()
      onDone()
    })
  return (
    <Frame
      heading="Подключите приложение"
      lead="Откройте приложение, отсканируйте картинку и введите шесть цифр, которые оно покажет."
      onSubmit={submit}
    >
      <QrCode text={uri} />
      <Typography component="p" color="text.secondary" sx={{ fontSize: '0.875rem' }}>
        Камеры нет? Введите ключ вручную:{' '}
        <Box component="code" data-secret sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Typography>
      <Fault text={fault} />
      <TextField
        label="Код из приложения"
        autoComplete="one-time-code"
        value={code}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy || code.trim().length < 6}>
        Подключить
      </Button>
    </Frame>
  )
}

/** Drawn in the page: the secret is not sent to any service. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Box sx={{ background: 'white', width: 208, p: 1 }}>
      <svg viewBox={`0 0 ${size} ${size}`} width="192" height="192" role="img" aria-label="QR-код для приложения">
        <path d={path} fill="black" shapeRendering="crispEdges" />
      </svg>
    </Box>
  )
}

function Finish({ codes }: { codes: readonly string[] }) {
  const navigate = useNavigate()
  return (
    <Frame
      heading="Запасные коды"
      lead="Если телефона не окажется под рукой, войти можно одним из этих кодов, каждым один раз. Распечатайте их или запишите: больше мы их не покажем."
      onSubmit={() => void navigate('/', { replace: true })}
    >
      <Codes codes={codes} />
      <Button type="submit" variant="contained" size="large">
        Коды сохранены
      </Button>
    </Frame>
  )
}
