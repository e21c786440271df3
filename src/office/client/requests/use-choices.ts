import { useQuery } from '@tanstack/react-query'
import { call } from '#src/office/client/api.ts'

const NOTHING = { dealers: [], owners: [], models: [] }
const FRESH_MS = 300_000

/** Options of filters and fields: dealers and people available to the user, models. */
export function useChoices() {
  const { data } = useQuery({
    queryKey: ['desk.choices'],
    queryFn: () => call('desk.choices', {}),
    staleTime: FRESH_MS,
  })
  return data ?? NOTHING
}
