import { useEffect, useState } from 'react'
import { dropAll, dropPage, keptPages, type KeptPage } from '#src/offline/keep.ts'
import { dropBuild, savedBuilds, savedWords, type BuildWords } from '#src/stores/saved-builds.ts'
import { dropRequest, keptRequests, type KeptRequest } from '#src/offline/kept-requests.ts'

/** A build of the configurator's list, by the hash of its address. Older ones have no description. */
export type KeptCar = { hash: string; words?: BuildWords | undefined }
/** Named as in the configurator's list, because many build pages have the same title. */
export type NamedPage = KeptPage & { hash?: string | undefined; words?: BuildWords | undefined }
type Kept = { pages: readonly NamedPage[]; requests: readonly KeptRequest[]; cars: readonly KeptCar[] }

async function readKept(): Promise<Kept> {
  const pages = await keptPages().catch(() => [])
  const words = savedWords()
  const cars = savedBuilds().map((hash) => ({ hash, words: words.get(hash) }))
  // A build whose own page is saved is listed there.
  const listed = new Set(pages.map(({ path }) => path))
  const byPage = new Map([...words].map(([hash, one]) => [one.page, { hash, words: one }]))
  return {
    pages: pages.map((page) => ({ ...page, ...byPage.get(page.path) })),
    requests: keptRequests(),
    cars: cars.filter((car) => !listed.has(car.words?.page ?? '')),
  }
}

/** Saved items of this device; null until they are loaded, and on the server. */
export function useKept() {
  const [kept, setKept] = useState<Kept | null>(null)
  const look = () => readKept().then(setKept)
  useEffect(() => void readKept().then(setKept), [])
  return {
    kept,
    /** A build is removed from the configurator's list together with its page: for the visitor they are one thing. */
    dropPage(path: string) {
      for (const [hash, { page }] of savedWords()) if (page === path) dropBuild(hash)
      return dropPage(path).then(look)
    },
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
