// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LateMeta } from '#src/app/late-meta.tsx'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import type { Services } from '#src/services/services.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'

const metaOf = (route: string): MetaTags => ({
  route,
  title: `Страница ${route}`,
  description: 'Описание',
  canonical: '',
  og: { title: 'Страница', description: 'Описание', image: '', type: 'website' },
  breadcrumbs: [],
})

function open(path: string, getMeta: Services['getMeta'], known: Record<string, MetaTags> = {}) {
  // What the server writes when the tags have not come in time.
  document.head.innerHTML = '<title>Velmar</title>'
  const log = vi.fn<(text: string) => void>()
  const store = createAppStore({
    services: async () => ({ getMeta }) as Partial<Services> as Services,
    log,
    initial: { metaByRoute: known },
  })
  const router = createMemoryRouter([{ path: '*', Component: LateMeta }], { initialEntries: [path] })
  render(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
  return { store, log }
}

test('tags that the server had to leave out are asked for, and stand in the head once', async () => {
  const getMeta = vi.fn<Services['getMeta']>(async (route) => metaOf(route))
  open('/warranty.html', getMeta)
  await waitFor(() => expect(document.title).toBe('Страница /warranty.html'))
  expect(getMeta).toHaveBeenCalledExactlyOnceWith('/warranty.html')
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
})

test('an unknown address borrows those of the error page', async () => {
  const getMeta = vi.fn<Services['getMeta']>(async (route) => metaOf(route))
  const { store } = open('/nope.html', getMeta)
  await waitFor(() => expect(Object.keys(store.getState().metaByRoute)).toEqual(['/404.html']))
  expect(getMeta).toHaveBeenCalledExactlyOnceWith('/404.html')
})

test('tags that are there are not asked for again', async () => {
  const getMeta = vi.fn<Services['getMeta']>(async (route) => metaOf(route))
  open('/warranty.html', getMeta, { '/warranty.html': metaOf('/warranty.html') })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(getMeta).not.toHaveBeenCalled()
  expect(document.title).toBe('Velmar')
})

test('a failure is only logged', async () => {
  const { log } = open('/warranty.html', async () => Promise.reject(new Error('boom')))
  await waitFor(() => expect(log).toHaveBeenCalledWith('Не удалось получить мета-теги: boom'))
  expect(document.title).toBe('Velmar')
})
