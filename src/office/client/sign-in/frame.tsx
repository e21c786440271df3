import { Box, Typography } from '@mui/material'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { BRAND } from '#src/brand/brand.ts'
import { BONE, INK, PAPER } from '#src/brand/palette.ts'
import { usePageTitle } from '#src/office/client/parts/use-page-title.ts'

type FrameProps = { heading: string; lead?: ReactNode; onSubmit?: () => void; children?: ReactNode }

/** The pages before sign-in is complete: one narrow column. */
export function Frame({ heading, lead, onSubmit, children }: FrameProps) {
  usePageTitle(heading)
  const form = useRef<HTMLFormElement>(null)
  // Each step replaces the previous one and focuses its first field.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', background: BONE, color: INK, p: { xs: '24px 20px', sm: '9vh 24px' } }}
    >
      <Box sx={{ maxWidth: 400, mx: 'auto' }}>
        <Typography component="p" sx={{ letterSpacing: '0.32em', fontSize: '0.9375rem', mb: 4 }}>
          {BRAND.toUpperCase()}
        </Typography>
        <Box sx={{ background: PAPER, p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1" component="h1" sx={{ mb: 1.5 }}>
            {heading}
          </Typography>
          {lead !== undefined && (
            <Typography component="div" color="text.secondary" sx={{ mb: 3, lineHeight: 1.55 }}>
              {lead}
            </Typography>
          )}
          <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
            {children}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
