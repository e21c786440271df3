import { useEffect, useState } from 'react'
import { dropAll, dropPage, savedPages, type SavedPage } from '#src/offline/saved-pages.ts'
import { dropBuild, savedBuilds, savedWords, type BuildWords } from '#src/stores/saved-builds.ts'
import { dropRequest, savedRequests, type SavedRequest } from '#src/offline/saved-requests.ts'

/** A build of the configurator's list, by the hash of its address. Older ones have no description. */
export type SavedCar = { hash: string; words?: BuildWords | undefined }
/** Named as in the configurator's list, because many build pages have the same title. */
export type NamedPage = SavedPage & { hash?: string | undefined; words?: BuildWords | undefined }
type Saved = { pages: readonly NamedPage[]; requests: readonly SavedRequest[]; cars: readonly SavedCar[] }

async function readSaved(): Promise<Saved> {
  const pages = await savedPages().catch(() => [])
  const words = savedWords()
  const cars = savedBuilds().map((hash) => ({ hash, words: words.get(hash) }))
  // A build whose own page is saved is listed there.
  const listed = new Set(pages.map(({ path }) => path))
  const byPage = new Map([...words].map(([hash, one]) => [one.page, { hash, words: one }]))
  return {
    pages: pages.map((page) => ({ ...page, ...byPage.get(page.path) })),
    requests: savedRequests(),
    cars: cars.filter((car) => !listed.has(car.words?.page ?? '')),
  }
}

/** Saved items of this device; null until they are loaded, and on the server. */
export function useSaved() {
  const [saved, setSaved] = useState<Saved | null>(null)
  const look = () => readSaved().then(setSaved)
  useEffect(() => void readSaved().then(setSaved), [])
  return {
    saved,
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
      for (const { number } of savedRequests()) dropRequest(number)
      // What could not be removed is listed again; a browser without caches has nothing in them.
      await dropAll().catch(() => {})
      await look()
    },
  }
}
