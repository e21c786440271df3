import { Alert, Link } from '@mui/material'
import { SESSION_ENDED } from '#src/office/session-ended.ts'

/** An error message, announced to screen readers at once. */
export const Fault = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <Alert severity="error" variant="outlined" role="alert">
      {text}
      {text === SESSION_ENDED && (
        <Link href="/" target="_blank" rel="noopener" sx={SIGN_IN}>
          Войти в новой вкладке
        </Link>
      )}
    </Alert>
  )

const SIGN_IN = { display: 'block', width: 'fit-content', py: 0.75, color: 'inherit' }
