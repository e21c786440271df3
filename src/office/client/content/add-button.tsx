import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { getUiOptions, TranslatableString, type IconButtonProps } from '@rjsf/utils'

/** Adds one more to a list, and says what: of lists in lists a plus alone does not tell which it belongs to. */
export function AddButton({ id, className, disabled, onClick, uiSchema, registry }: IconButtonProps) {
  const { addWords } = getUiOptions(uiSchema)
  return (
    <Button id={id} className={className} disabled={disabled} onClick={onClick} startIcon={<AddIcon />}>
      {typeof addWords === 'string' ? addWords : registry.translateString(TranslatableString.AddItemButton)}
    </Button>
  )
}
