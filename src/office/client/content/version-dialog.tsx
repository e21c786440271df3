import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { ContentForm } from '#src/office/client/content/form.tsx'
import { makeStore } from '#src/office/client/content/store.ts'
import { placeOf, standingOf } from '#src/office/client/content/picture-place.ts'
import { NOT_RESTORED, refusalText } from '#src/office/client/content/refusal-text.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Loading } from '#src/office/client/parts/page.tsx'
import { termText } from '#src/office/client/parts/times.ts'
import type { ContentVersion, ShownItem } from '#src/office/shapes/content.ts'

type DialogProps = {
  kind: ContentKind
  itemKey: string
  cities: ShownItem['cities']
  version: Pick<ContentVersion, 'id' | 'from' | 'until' | 'isCurrent' | 'isPlanned'>
  onClose: () => void
}

/** An earlier publication to read, in the fields of the form; one that cannot be restored says why. */
export function VersionDialog({ kind, itemKey, cities, version, onClose }: DialogProps) {
  const { id, from, until, isCurrent, isPlanned } = version
  const heading = useId()
  const { data, error, isPending } = useQuery({
    queryKey: ['content', kind, itemKey, id],
    queryFn: () => call('content.version', { id }),
    retry: false,
  })
  const body = useMemo(() => makeStore(data?.body ?? {}), [data])
  const refused = !isCurrent && !isPlanned ? (data?.refused ?? null) : null
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading}>Версия: {termText(from, until)}</DialogTitle>
      {/* Its fields take no focus: a keyboard scrolls the whole. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby={heading}>
        <Fault text={error ? textOf(error) : null} />
        {isPending && <Loading />}
        {refused && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {refusalText(kind, { fault: refused.message, errors: refused.errors }, NOT_RESTORED)}
          </Alert>
        )}
        {data && (
          <ContentForm
            kind={kind}
            place={placeOf(kind, itemKey)}
            standing={standingOf(kind, itemKey, data.body['model'])}
            cities={cities}
            body={body}
            errors={refused?.errors ?? NO_ERRORS}
            isReadOnly
            prefix={`${kind}-version`}
            onChange={ignore}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </Dialog>
  )
}

const NO_ERRORS = {}
/** The form also reports defaults that it adds by itself. */
const ignore = () => {}
