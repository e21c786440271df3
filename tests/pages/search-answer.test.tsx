// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchList } from '#src/domain/search.ts'
import { Answer } from '#src/pages/search/answer.tsx'
import { Page } from '#src/pages/search/page.tsx'
import { routeOf } from '#src/routes.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'
import { show } from '../layout/render.tsx'

test('an answer comes as plain text, and its short words are bound to the next', () => {
  const answer = { url: '/warranty.html', title: 'Гарантия на кузов', text: 'Срок записан в книжке.' }
  show(<Answer answer={answer} />)
  expect(screen.getByRole('heading').textContent).toBe(`Гарантия на${NBSP}кузов`)
  expect(screen.getByText(/^Срок/).textContent).toBe(`Срок записан в${NBSP}книжке.`)
})

test('a search is told to analytics once, whatever pages and kinds of its results are looked at', async () => {
  window.dataLayer = []
  const copy = await loadCopy('search')
  const listOf = (q: string, page = 1, type: SearchList['type'] = null): SearchList => ({
    q,
    type,
    corrected: null,
    answer: null,
    pagination: { page, pageSize: 10, total: 25, pageCount: 3 },
    items: [],
    facets: { model: 0, page: 0, news: 25, dealer: 0, faq: 0 },
  })
  const addressOf = ({ q, type }: SearchList) => `/search.html?${new URLSearchParams({ q, ...(type && { type }) })}`
  const store = createAppStore({ services: () => new Promise(() => {}), initial: { search: listOf('привод') } })
  const page = <Page name="search" route={routeOf('search')} params={{}} copy={copy} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [addressOf(listOf('привод'))] })
  render(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
  const open = (list: SearchList) =>
    act(async () => {
      await router.navigate(addressOf(list))
      store.setState({ search: list })
    })
  for (const list of [listOf('привод', 2), listOf('привод'), listOf('привод', 1, 'news'), listOf('привод')])
    await open(list)
  await open(listOf('салон'))
  expect(window.dataLayer).toEqual([
    { event: 'search', length: 6, results: 25 },
    { event: 'search', length: 5, results: 25 },
  ])
})
