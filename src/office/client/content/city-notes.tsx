import { Alert, Box } from '@mui/material'
import { transportTaxes } from '#src/content/seed/owning-costs.ts'
import { isOnSheet } from '#src/domain/map-view.ts'
import type { Body } from '#src/office/client/content/form.tsx'
import type { ShownItem } from '#src/office/shapes/content.ts'

/** What a draft of a city changes beyond its own fields, and what the site cannot do for it. */
export function CityNotes({ item: { draft, body } }: { item: Pick<ShownItem, 'draft' | 'body'> }) {
  const notes = draft?.body ? cityNotes(draft.body, body) : []
  if (notes.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {notes.map((note) => (
        <Box key={note} component="p" sx={{ m: 0, '& + &': { mt: 1 } }}>
          {note}
        </Box>
      ))}
    </Alert>
  )
}

/** `held`: what is on the site; null: nothing is. */
export function cityNotes(draft: Body, held: Body | null): string[] {
  const { lat, lng } = draft
  const isNew = (field: string) => held !== null && held[field] !== draft[field]
  return [
    ...(isNew('timezone')
      ? [
          'Часовой пояс изменится: часы дилеров и свободное время тест-драйвов пойдут по новому. Пока на тест-драйв есть записи, публикация будет отклонена.',
        ]
      : []),
    ...(typeof lat === 'number' && typeof lng === 'number' && !isOnSheet({ lat, lng })
      ? ['Карта страны на сайте так далеко не простирается: город будет в списке, в поиске и в формах, но не на карте.']
      : []),
    ...(hasRates(draft)
      ? []
      : [
          'Регион и ставки его транспортного налога не указаны: в расчёте расходов посетитель увидит, что посчитано по Москве, и выберет регион или впишет ставку.',
        ]),
  ]
}

/** A region that the code has, or that this draft brings; of one that another city brings the server tells more. */
const hasRates = ({ id, region_code }: Body): boolean =>
  Boolean(region_code) || transportTaxes.some(({ cities }) => cities.some((city) => city === id))
