// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FILES, PAGES } from '#src/domain/saved-pages.ts'
import { saveRequest } from '#src/offline/saved-requests.ts'
import { useSaved } from '#src/pages/saved/use-saved.ts'

/** Removes everything on a device with one saved request; what the page lists afterwards. */
async function removeAll() {
  expect(navigator.serviceWorker).toBeUndefined()
  saveRequest({ number: 'R1', car: null, dealer: null, hour: null })
  const { result } = renderHook(useSaved)
  await waitFor(() => expect(result.current.saved?.requests).toHaveLength(1))
  await act(() => result.current.dropAll())
  return result.current.saved
}
const NOTHING = { pages: [], requests: [], cars: [] }

test('everything is removed in a browser without service workers', async () => {
  const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true)
  vi.stubGlobal('caches', { has: async () => false, delete: remove })
  expect(await removeAll()).toEqual(NOTHING)
  expect(remove.mock.calls).toEqual([[PAGES], [FILES]])
})

test('and in one that has no caches either', async () => {
  vi.stubGlobal('caches', undefined)
  expect(await removeAll()).toEqual(NOTHING)
})
