import { Alert } from '@mui/material'

/** An error message, announced to screen readers at once. */
export const Fault = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <Alert severity="error" variant="outlined" role="alert">
      {text}
    </Alert>
  )
