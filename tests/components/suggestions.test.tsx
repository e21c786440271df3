// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import Suggestions from '#src/components/suggestions/suggestions.tsx'
import type { Suggestion } from '#src/domain/search.ts'
import type { Services } from '#src/services/services.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'

const found: Record<string, Suggestion[]> = {
  гар: [
    { type: 'page', name: 'Гарантия', url: '/warranty.html' },
    { type: 'faq', name: 'С какого дня действует гарантия?', url: '/support.html#faq-warranty-start' },
  ],
  дил: [{ type: 'page', name: 'Дилеры', url: '/dealers.html' }],
}

function Screen({ onSubmit }: { onSubmit: () => void }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <form role="search" onSubmit={(event) => (event.preventDefault(), onSubmit())}>
      <input name="q" ref={setInput} aria-label="Поиск" />
      {input && <Suggestions input={input} />}
    </form>
  )
}

function setUp(getSuggestions = async (q: string) => found[q] ?? []) {
  const asked = vi.fn(getSuggestions)
  const onSubmit = vi.fn()
  const store = createAppStore({ services: async () => ({ getSuggestions: asked }) as unknown as Services })
  const router = createMemoryRouter([{ path: '*', element: <Screen onSubmit={onSubmit} /> }])
  render(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
  const field = () => screen.getByLabelText<HTMLInputElement>('Поиск')
  const type = (text: string) =>
    act(() => {
      field().focus()
      field().value = text
      field().dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  const press = (key: string) =>
    act(() => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  return { asked, onSubmit, router, field, type, press, options: () => screen.queryAllByRole('option') }
}

test('a typed beginning opens a list that the field owns', async () => {
  const { type, field, options } = setUp()
  type('гар')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(field()).toHaveAttribute('role', 'combobox')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(document.getElementById(field().getAttribute('aria-controls')!)).toHaveAttribute('role', 'listbox')
  expect(screen.getByRole('status')).toHaveTextContent('2 подсказки')
})

test('arrows go round through the field, Enter leads to the chosen one', async () => {
  const { type, press, options, field, router } = setUp()
  type('гар')
  await waitFor(() => expect(options()).toHaveLength(2))
  const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')
  const walk = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => (press(key), chosen()))
  expect(walk).toEqual([0, 1, -1, 1])
  expect(field()).toHaveAttribute('aria-activedescendant', options()[1]!.id)
  press('Enter')
  expect(router.state.location).toMatchObject({ pathname: '/support.html', hash: '#faq-warranty-start' })
})

test('Escape closes the list and nothing else hears of it', async () => {
  const { type, press, options, field } = setUp()
  const outside = vi.fn()
  document.addEventListener('keydown', outside)
  type('гар')
  await waitFor(() => expect(options()).toHaveLength(2))
  press('Escape')
  expect(options()).toHaveLength(0)
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(outside).not.toHaveBeenCalled()
  press('Escape')
  expect(outside).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', outside)
})

test('Escape closes a list that is being renewed, too: the answer on its way does not open it again', async () => {
  let answer = () => {}
  const { type, press, options, asked } = setUp((q) =>
    q === 'гар' ? Promise.resolve(found['гар']!) : new Promise((resolve) => (answer = () => resolve(found['дил']!))),
  )
  type('гар')
  await waitFor(() => expect(options()).toHaveLength(2))
  type('гара')
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('гара'))
  press('Escape')
  await act(async () => answer())
  expect(options()).toHaveLength(0)
})

test('with nothing chosen Enter is left to the form', async () => {
  const { type, options, field, onSubmit } = setUp()
  type('гар')
  await waitFor(() => expect(options()).toHaveLength(2))
  act(() => field().form!.requestSubmit())
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(options()).toHaveLength(0)
})

test('a late answer to an earlier text is dropped; a failure leaves the field alone', async () => {
  let answerFirst: (items: Suggestion[]) => void
  const { type, options, asked } = setUp(async (q) => {
    if (q === 'медленно') return new Promise((resolve) => (answerFirst = resolve))
    if (q === 'ошибка') throw new Error('offline')
    return [{ type: 'page', name: q, url: '/x.html' }]
  })
  type('медленно')
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  type('быстро')
  await waitFor(() => expect(options()[0]).toHaveTextContent('быстро'))
  await act(async () => answerFirst([{ type: 'page', name: 'поздно', url: '/late.html' }]))
  expect(options()[0]).toHaveTextContent('быстро')
  type('ошибка')
  await waitFor(() => expect(options()).toHaveLength(0))
})

test('answers to an earlier text are marked so and cannot be chosen until the new ones come', async () => {
  let answer: (items: Suggestion[]) => void
  const { type, press, options } = setUp(async (q) =>
    q === 'гар' ? found['гар']! : new Promise((resolve) => (answer = resolve)),
  )
  type('гар')
  await waitFor(() => expect(options()).toHaveLength(2))
  press('ArrowDown')
  const list = () => screen.getByRole('listbox', { hidden: true })
  expect(list()).toHaveAttribute('aria-busy', 'false')
  type('дилеры')
  expect(list()).toHaveAttribute('aria-busy', 'true')
  press('ArrowDown')
  expect(options().filter((option) => option.getAttribute('aria-selected') === 'true')).toEqual([])
  await waitFor(() => expect(answer).toBeDefined())
  await act(async () => answer(found['дил']!))
  expect(list()).toHaveAttribute('aria-busy', 'false')
  expect(options()).toHaveLength(1)
})

test('one letter asks nothing', async () => {
  vi.useFakeTimers()
  try {
    const { type, asked } = setUp()
    type('г')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

test('a car’s number is asked of nobody, neither begun nor whole, and leads to where it is of use', async () => {
  const { asked, type, options } = setUp()
  type('XWEFK41DBM00')
  type('XWEFK41DBM0000123')
  await waitFor(() => expect(options()).toHaveLength(1))
  expect(options()[0]).toHaveTextContent('VIN')
  expect(asked).not.toHaveBeenCalled()
})
