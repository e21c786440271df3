import { Alert } from '@mui/material'
import { useListContext } from 'react-admin'
import type { CallOutput } from '#src/office/calls.ts'
import { dateTimeText } from '#src/office/client/parts/times.ts'

type Passed = CallOutput<'requests.list'>['passed']

/** For a dealer: requests that visitors have given to others, because nobody called within the promised time. */
export function PassedNote() {
  const { meta } = useListContext()
  const passed = (meta as { passed?: Passed } | undefined)?.passed ?? []
  if (passed.length === 0) return null
  const list = passed.map(({ number, at }) => `${number} (${dateTimeText(at)})`).join(', ')
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {`Посетители не дождались звонка и передали заявки другому дилеру: ${list}. Звонить по ним не нужно.`}
    </Alert>
  )
}
