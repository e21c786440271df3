import { Alert } from '@mui/material'

/** What went wrong, told to a screen reader at once. */
export const Fault = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <Alert severity="error" variant="outlined" role="alert">
      {text}
    </Alert>
  )
