import { TextField } from '@mui/material'

type FieldProps = { value: string; onText: (text: string) => void }

/** The sign-in address; browsers recognise the field. */
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
  /** A new password is chosen, not the current one entered. */
  isNew?: boolean
  error?: string | undefined
}

/** A password; browsers fill in the saved one, and offer to save a new one. */
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
