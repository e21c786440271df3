// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { useNavigationEvents } from '#src/app/navigation-events.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'

beforeEach(() => {
  delete window.dataLayer
})

function start(first: string) {
  const Counted = () => {
    useNavigationEvents(first)
    return null
  }
  const store = createAppStore({ services: () => new Promise<never>(() => {}) })
  const router = createMemoryRouter([{ path: '*', Component: Counted }], { initialEntries: [first] })
  render(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
  return (to: string) => act(() => router.navigate(to))
}

test('the way out of an unknown address is a page view: its route is error-404', async () => {
  const go = await start('/nope.html')
  await go('/models.html')
  expect(window.dataLayer).toMatchObject([
    {
      event: 'pageview',
      page: { path: '/models.html', name: `${BRAND_SLUG}-models` },
      from: { path: '/nope.html', name: 'error-404' },
    },
  ])
})

test('every change of path is one view, a change of query or hash none', async () => {
  const go = start('/models.html')
  await go('/nope.html')
  await go('/nope.html?a=1#b')
  await go('/warranty.html')
  expect(window.dataLayer).toMatchObject([
    { page: { path: '/nope.html', name: 'error-404' }, from: { name: `${BRAND_SLUG}-models` } },
    { page: { path: '/warranty.html', name: 'warranty' }, from: { path: '/nope.html', name: 'error-404' } },
  ])
})
