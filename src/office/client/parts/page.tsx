import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { PAPER } from '#src/brand/palette.ts'
import { usePageTitle } from '#src/office/client/parts/use-page-title.ts'

type PageProps = { heading: string; actions?: ReactNode; children: ReactNode }

/** A page of the office: heading, actions for the whole page, and parts. */
export function Page({ heading, actions, children }: PageProps) {
  const ref = usePageTitle(heading)
  return (
    <Box sx={{ width: '100%', maxWidth: 1280 }}>
      <Title title={heading} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
        <Typography ref={ref} tabIndex={-1} variant="h1" component="h1" sx={{ flex: '1 1 auto', outline: 'none' }}>
          {heading}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  )
}

/** Shown while data are loading. */
export const Loading = () => <Box sx={{ color: 'text.secondary' }}>Загружаем…</Box>

type PartProps = { heading: string; action?: ReactNode; children: ReactNode }

/** A part of a page with a heading of its own. */
export const Part = ({ heading, action, children }: PartProps) => (
  <Box component="section" sx={{ background: PAPER, p: { xs: 2, md: 3 }, mb: 2 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 40 }}>
      <Typography variant="h2" component="h2" sx={{ flex: 1 }}>
        {heading}
      </Typography>
      {action}
    </Box>
    {children}
  </Box>
)
