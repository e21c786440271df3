import { TextField } from '@mui/material'

type FieldProps = { value: string; onText: (text: string) => void }

/** The address one signs in with; browsers know it as such. */
export const EmailField = ({ value, onText }: FieldProps) => (
  <TextField
    label="Почта"
    type="email"
    name="email"
    autoComplete="username"
    value={value}
    onChange={({ target }) => onText(target.value)}
  />
)

type PasswordFieldProps = FieldProps & {
  label?: string
  /** A new one is chosen, not the known one given. */
  isNew?: boolean
  error?: string | undefined
}

/** A password; browsers fill in the known one, and offer to keep a new one. */
export const PasswordField = ({ label = 'Пароль', isNew = false, value, error, onText }: PasswordFieldProps) => (
  <TextField
    label={label}
    type="password"
    name={isNew ? 'new-password' : 'password'}
    autoComplete={isNew ? 'new-password' : 'current-password'}
    value={value}
    error={error !== undefined}
    helperText={error}
    onChange={({ target }) => onText(target.value)}
  />
)
