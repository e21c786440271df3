import { TextField } from '@mui/material'
import type { WidgetProps } from '@rjsf/utils'

/** The address of a picture. */
export const PictureWidget = ({ id, label, value, onChange, readonly = false, rawErrors = [] }: WidgetProps) => (
  <TextField
    id={id}
    label={label}
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange(target.value)}
    error={rawErrors.length > 0}
    slotProps={{ input: { readOnly: readonly } }}
  />
)
