import { useEffect, useState } from 'react'
import { dropAll, dropPage, keptPages, type KeptPage } from '#src/offline/keep.ts'
import { dropBuild, savedBuilds } from '#src/stores/saved-builds.ts'
import { dropRequest, keptRequests, type KeptRequest } from '#src/offline/kept-requests.ts'

/** `cars`: builds of the configurator's list, as hashes of its address. */
type Kept = { pages: readonly KeptPage[]; requests: readonly KeptRequest[]; cars: readonly string[] }

const readKept = async (): Promise<Kept> => ({
  pages: await keptPages().catch(() => []),
  requests: keptRequests(),
  cars: savedBuilds(),
})

/** What is on this device; null until it has been looked up, and on the server. */
export function useKept() {
  const [kept, setKept] = useState<Kept | null>(null)
  const look = () => readKept().then(setKept)
  useEffect(() => void readKept().then(setKept), [])
  return {
    kept,
    dropPage: (path: string) => dropPage(path).then(look),
    dropRequest: (number: string) => {
      dropRequest(number)
      return look()
    },
    dropCar: (hash: string) => {
      dropBuild(hash)
      return look()
    },
    dropAll: async () => {
      for (const hash of savedBuilds()) dropBuild(hash)
      for (const { number } of keptRequests()) dropRequest(number)
      await dropAll()
      await look()
    },
  }
}
