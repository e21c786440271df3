// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { NavigationType, Router, type Navigator } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deferredUntilTouched } from '#src/components/deferred-until-touched.tsx'
import { recordEarlyFields } from '#src/components/hydration/early-fields.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'

const store = createAppStore({ services: () => Promise.reject(new Error('asks nobody')) })
const navigator: Navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() }
let root: Root | undefined

function Form() {
  const [name, setName] = useState('')
  return (
    <form>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </form>
  )
}

const nothing = () => false
const pageOf = (Part: ReturnType<typeof deferredUntilTouched<object>> | null, key = 'default') => (
  <AppStoreContext value={store}>
    <Router
      location={{ pathname: '/', search: '', hash: '', state: null, key }}
      navigationType={NavigationType.Pop}
      navigator={navigator}
    >
      <a href="#form">below</a>
      {Part && <Part />}
    </Router>
  </AppStoreContext>
)

/** Hydration and what it tells of take tasks of their own. */
async function rest() {
  for (let i = 0; i < 3; i++) await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

/** The page of the server, hydrated; tells how often the part's code was asked for. `bring` lets it arrive. */
async function hydrate(isDue = nothing) {
  const Served = deferredUntilTouched(async () => Form, nothing)
  await Served.preload()
  document.body.innerHTML = `<div id="root">${renderToString(pageOf(Served))}</div>`
  let bring = () => {}
  const arrived = new Promise<void>((resolve) => {
    bring = resolve
  })
  const load = vi.fn<() => Promise<typeof Form>>(() => arrived.then(() => Form))
  const Part = deferredUntilTouched(load, isDue)
  recordEarlyFields()
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, pageOf(Part))
  })
  return {
    load,
    show: (key: string) => act(async () => root?.render(pageOf(Part, key))),
    bring: async () => {
      await act(async () => bring())
      await rest()
    },
  }
}

const field = () => document.querySelector('input')!
const touch = (type: string, target: Element = field()) =>
  act(async () => void target.dispatchEvent(new Event(type, { bubbles: true })))

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

test('a form that nobody touches asks for no code and stays the server’s', async () => {
  const { load } = await hydrate()
  await rest()
  expect(load).not.toHaveBeenCalled()
  expect(field().isConnected).toBe(true)
})

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])('%s asks for it, once', async (type) => {
  const { load } = await hydrate()
  await touch(type)
  await touch(type)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what is typed until the code is here stays, and is heard', async () => {
  const { bring } = await hydrate()
  const served = field()
  await touch('focusin')
  served.value = 'Анна'
  await touch('input')
  await bring()
  expect(field()).toBe(served)
  expect(document.querySelector('output')?.textContent).toBe('Анна')
})

test('a field that was changed before hydration counts as a touch', async () => {
  const Served = deferredUntilTouched(async () => Form, nothing)
  await Served.preload()
  document.body.innerHTML = `<div id="root">${renderToString(pageOf(Served))}</div>`
  field().value = 'Анна'
  recordEarlyFields()
  const load = vi.fn<() => Promise<typeof Form>>(async () => Form)
  const Part = deferredUntilTouched(load, nothing)
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, pageOf(Part))
  })
  await rest()
  expect(load).toHaveBeenCalledTimes(1)
  expect(document.querySelector('output')?.textContent).toBe('Анна')
})

test('what is remembered of a form asks for its code without a touch', async () => {
  const { load } = await hydrate(() => true)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a link to a place of the page asks for it, too, and a changed address does', async () => {
  const byLink = await hydrate()
  await touch('pointerdown', document.querySelector('a')!)
  expect(byLink.load).toHaveBeenCalledTimes(1)
  act(() => root?.unmount())

  const byAddress = await hydrate()
  await byAddress.show('another')
  expect(byAddress.load).toHaveBeenCalledTimes(1)
  await byAddress.bring()
  expect(field().isConnected).toBe(true)
})

test('shown by a navigation, it comes at once', async () => {
  const load = vi.fn<() => Promise<typeof Form>>(async () => Form)
  const Part = deferredUntilTouched(load, nothing)
  document.body.innerHTML = `<div id="root">${renderToString(pageOf(null))}</div>`
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, pageOf(null))
  })
  await act(async () => root?.render(pageOf(Part, 'next')))
  expect(load).toHaveBeenCalledTimes(1)
  expect(field().isConnected).toBe(true)
})
