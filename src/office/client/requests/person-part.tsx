import { Box, Link as TextLink, Typography } from '@mui/material'
import { shownPhone } from '#src/domain/phone.ts'
import { SAND } from '#src/brand/palette.ts'
import { Part } from '#src/office/client/parts/page.tsx'
import { dayText, dateTimeText } from '#src/office/client/parts/times.ts'
import type { RequestPartProps } from '#src/office/client/requests/page.tsx'

/** The sender and the content of the request. */
export function PersonPart({ request }: RequestPartProps) {
  if (request.isErased)
    return (
      <Part heading="Посетитель">
        <Typography color="text.secondary">Данные удалены. Остались номер, вид и история заявки.</Typography>
      </Part>
    )
  const { name, phone, email, city, dealer, fields, marks, consents, keptUntil } = request
  return (
    <Part heading={name || 'Посетитель'}>
      {phone !== null && (
        <TextLink href={`tel:${phone}`} color="inherit" sx={{ display: 'inline-block', fontSize: 22, mb: 1.5 }}>
          {shownPhone(phone)}
        </TextLink>
      )}
      <Rows
        rows={[
          ...(email === null ? [] : [{ label: 'Почта', value: email }]),
          ...(dealer === null ? [] : [{ label: 'Дилер', value: [dealer, city].filter(Boolean).join(', ') }]),
          ...fields,
          ...marks,
          ...consents.map(({ label, given, withdrawn }) => ({
            label: `Согласие: ${label.toLowerCase()}`,
            value: `${dateTimeText(given)}${withdrawn === null ? '' : `, отозвано ${dateTimeText(withdrawn)}`}`,
          })),
          { label: 'Данные хранятся до', value: dayText(keptUntil) },
        ]}
      />
    </Part>
  )
}

export const Rows = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <Box component="dl" sx={{ m: 0, borderTop: `1px solid ${SAND}` }}>
    {rows.map(({ label, value }) => (
      <Box key={label} sx={ROW}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '190px 1fr' },
  columnGap: 2,
  py: 1,
  borderBottom: `1px solid ${SAND}`,
}
