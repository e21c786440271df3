import { Box, Typography } from '@mui/material'
import type { TitleFieldProps } from '@rjsf/utils'
import { BLOCK_KIND } from '#src/office/client/content/form-words.ts'

/** A heading in the order of the page's; what a block is says the field above it. */
export const TitleTemplate = ({ id, title, optionalDataControl }: TitleFieldProps) =>
  title === '' || title === BLOCK_KIND ? null : (
    <Box id={id} sx={{ mt: 1, mb: 1 }}>
      <Typography component="h3" variant="h5">
        {title}
      </Typography>
      {optionalDataControl}
    </Box>
  )
