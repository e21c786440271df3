import { useEffect, useState } from 'react'
import { dropAll, dropPage, keptPages, type KeptPage } from '#src/offline/keep.ts'
import { dropBuild, savedBuilds, savedWords, type BuildWords } from '#src/stores/saved-builds.ts'
import { dropRequest, keptRequests, type KeptRequest } from '#src/offline/kept-requests.ts'

/** A build of the configurator's list, by the hash of its address. Older ones have no words. */
export type KeptCar = { hash: string; words?: BuildWords | undefined }
type Kept = { pages: readonly KeptPage[]; requests: readonly KeptRequest[]; cars: readonly KeptCar[] }

async function readKept(): Promise<Kept> {
  const pages = await keptPages().catch(() => [])
  const words = savedWords()
  const cars = savedBuilds().map((hash) => ({ hash, words: words.get(hash) }))
  // A build whose own page is kept stands there.
  const listed = new Set(pages.map(({ path }) => path))
  return { pages, requests: keptRequests(), cars: cars.filter((car) => !listed.has(car.words?.page ?? '')) }
}

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
