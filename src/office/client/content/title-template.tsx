import { Box, Typography } from '@mui/material'
import type { TitleFieldProps } from '@rjsf/utils'
import { BLOCK_KIND } from '#src/office/client/content/form-words.ts'

/** A heading of the right level; the field above it shows the type of a block. */
export const TitleTemplate = ({ id, title, optionalDataControl }: TitleFieldProps) =>
  title === '' || title === BLOCK_KIND ? null : (
    <Box id={id} sx={{ mt: 1, mb: 1 }}>
      <Typography component="h3" variant="h5">
        {title}
      </Typography>
      {optionalDataControl}
    </Box>
  )
