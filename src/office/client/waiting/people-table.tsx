import { Box, Button, Link } from '@mui/material'
import { useNotify } from 'react-admin'
import { SAND } from '#src/brand/palette.ts'
import { shownPhone, toTelHref } from '#src/domain/phone.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { dayText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { ToCall } from '#src/office/shapes/waiting.ts'

type Props = { people: readonly ToCall[]; reload: () => Promise<unknown> }

/** People whom no letter reaches: a user calls, and marks it with one press. */
export function PeopleTable({ people, reload }: Props) {
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  const told = ({ number, name }: ToCall) =>
    run(async () => {
      await call('waiting.told', { number })
      notify(`${name}: сообщили`, { type: 'info' })
      await reload()
    })
  return (
    <Part heading="Позвонить">
      <Fault text={fault} />
      {people.length === 0 && <Box sx={{ color: 'text.secondary' }}>Звонить некому.</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map((person) => (
          <Box key={person.number} component="li" sx={ROW}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box>{person.name}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {person.number} · ждёт с {dayText(person.since)}
              </Box>
            </Box>
            <Box sx={{ flex: '1 1 200px' }}>
              {person.model} {person.price}
            </Box>
            <Link href={toTelHref(person.phone)} sx={{ flex: '0 1 180px', minHeight: 44, alignContent: 'center' }}>
              {shownPhone(person.phone)}
            </Link>
            <Button
              variant="outlined"
              disabled={isBusy}
              aria-label={`Сообщили: ${person.name}, ${person.number}`}
              onClick={() => void told(person)}
            >
              Сообщили
            </Button>
          </Box>
        ))}
      </Box>
    </Part>
  )
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, md: 2 },
  py: 1,
  borderTop: `1px solid ${SAND}`,
}
