import { Alert, Box } from '@mui/material'
import { toLegalKey } from '#src/content/legal/keys.ts'
import { placeholderMeanings } from '#src/content/legal/placeholders.ts'

/** Above the form of a legal text: the meaning of its placeholders in braces. */
export function PlaceholdersNote({ itemKey }: { itemKey: string }) {
  const key = toLegalKey(itemKey)
  if (!key) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Box>Слова в фигурных скобках сайт заменит сам, чтобы в документе не было ошибки. Убирать их нельзя.</Box>
      <Box component="dl" sx={LIST}>
        {[...placeholderMeanings(key)].map(([sign, meaning]) => (
          <Box key={sign} sx={{ display: 'contents' }}>
            <dt>{sign}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {meaning}
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.5,
  mb: 0,
  '& dt': { fontWeight: 500 },
}
