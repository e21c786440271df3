import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import {
  buttonId,
  getTemplate,
  getUiOptions,
  isFixedItems,
  titleId,
  TranslatableString,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
} from '@rjsf/utils'
import { SAND } from '#src/brand/palette.ts'

/**
 * Lists of a form. The library's own ones leave a line two thirds of the width, on a phone a quarter for nested ones,
 * and show only a plus without saying to which list it adds.
 */

/** The lines of a list under its heading, and a button that adds one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, schema, uiSchema, items, canAdd, onAddClick, disabled, readonly, registry } = props
  const { title: ownTitle = title, description, addWords } = getUiOptions(uiSchema)
  // A list of two, first and last: side by side, nothing to add or remove.
  if (isFixedItems(schema)) return <Box sx={PAIR}>{items}</Box>
  // In nested lists a plain «Добавить» does not say which list it belongs to.
  const add = typeof addWords === 'string' ? addWords : registry.translateString(TranslatableString.AddItemButton)
  return (
    <Box>
      {ownTitle && (
        <Typography id={titleId(fieldPathId)} component="h3" variant="h5" sx={{ mt: 1 }}>
          {ownTitle}
        </Typography>
      )}
      {description && <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.5 }}>{description}</Box>}
      <Box sx={LINES}>{items}</Box>
      {canAdd && !readonly && (
        <Button
          id={buttonId(fieldPathId, 'add')}
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={disabled === true}
          onClick={onAddClick}
          {...(ownTitle && { 'aria-label': `${add}: ${ownTitle}` })}
        >
          {add}
        </Button>
      )}
    </Box>
  )
}

/** One line with its buttons to move and remove it: next to it, on a phone below it. */
export function LineTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, readonly, registry, uiSchema } = props
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>(
    'ArrayFieldItemButtonsTemplate',
    registry,
    getUiOptions(uiSchema),
  )
  return (
    <Box sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {hasToolbar && !readonly && (
        <Box sx={{ display: 'flex', alignSelf: { xs: 'flex-end', sm: 'flex-start' } }}>
          <Buttons {...buttonsProps} style={PRESSED} />
        </Box>
      )}
    </Box>
  )
}

const PAIR = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }
const LINES = { display: 'grid', gap: 1.5, my: 1.5, '&:empty': { my: 0.5 } }
const LINE = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0, sm: 1 },
  minWidth: 0,
  borderLeft: `2px solid ${SAND}`,
  pl: { xs: 1, sm: 2 },
}
/** Touch target size. */
const PRESSED = { minWidth: 40, minHeight: 40 }
