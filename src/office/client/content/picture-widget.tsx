import { Box, Button, TextField } from '@mui/material'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { PictureDialog, type PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'
import { pictureIdOf, thumbnailOf } from '#src/office/client/pictures/upload.ts'

/** A picture: one that was uploaded, or a file of the site by its address. */
export function PictureWidget({ id, label, value, onChange, registry, readonly = false, rawErrors = [] }: WidgetProps) {
  const [isOpen, setOpen] = useState(false)
  const src = typeof value === 'string' ? value : ''
  const picture = pictureIdOf(src)
  const context: PictureContext = registry.formContext
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto', alignItems: 'center', width: '100%' }}>
      <TextField
        id={id}
        label={label}
        value={src}
        onChange={({ target }) => onChange(target.value)}
        error={rawErrors.length > 0}
        slotProps={{ input: { readOnly: readonly } }}
      />
      {!readonly && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Выбрать снимок
        </Button>
      )}
      {picture !== null && (
        <Box component="img" src={thumbnailOf(picture)} alt="" sx={{ width: 180, gridColumn: '1 / -1' }} />
      )}
      {isOpen && (
        <PictureDialog
          place={context.place ?? 'cover'}
          onClose={() => setOpen(false)}
          onChosen={(chosen, alt) => {
            context.onPicture?.(chosen, alt)
            onChange(chosen)
            setOpen(false)
          }}
        />
      )}
    </Box>
  )
}

/** Told by the form (form.tsx): the library's types know nothing of it. */
export type PictureContext = {
  place?: PicturePlace
  /** What is on a picture that was chosen. */
  onPicture?: (src: string, alt: string) => void
}
