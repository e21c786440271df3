import { Box } from '@mui/material'
import { SAND } from '#src/brand/palette.ts'

/** Recovery codes. */
export const Codes = ({ codes }: { codes: readonly string[] }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 2,
      listStyle: 'none',
      border: `1px solid ${SAND}`,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 1,
      fontFamily: 'monospace',
      fontSize: '0.9375rem',
    }}
  >
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </Box>
)
