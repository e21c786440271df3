// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Router, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNavigation, type NavigationState } from '#src/app/navigation.ts'
import { leaveLayers, pushLayer } from '#src/components/history-layers.ts'
import { NotFoundError } from '#src/services/errors.ts'

type Load = (url: URL) => Promise<unknown>

let stopListening = () => {}
beforeEach(() => {
  history.replaceState(null, '', '/start.html')
  const listen = vi.spyOn(globalThis, 'addEventListener')
  stopListening = () => {
    for (const [event, listener] of listen.mock.calls)
      if (event === 'popstate' && listener) removeEventListener(event, listener)
    listen.mockRestore()
  }
})
// The navigation of one test must not answer for that of the next.
afterEach(() => stopListening())

const seen = (states: readonly NavigationState[]) =>
  states.map(
    ({ location: { pathname, search, hash }, isMoving }) => `${isMoving ? '…' : ''}${pathname}${search}${hash}`,
  )

function start(load: Load = async () => {}) {
  const navigation = createNavigation(load)
  const states: NavigationState[] = []
  navigation.subscribe((state) => states.push(state))
  return { navigation, states }
}

/** Loads that end when they are told to, by path. */
function heldLoads() {
  const held = new Map<string, PromiseWithResolvers<void>>()
  const load = vi.fn<Load>(({ pathname }) => {
    const job = Promise.withResolvers<void>()
    held.set(pathname, job)
    return job.promise
  })
  return { load, end: (path: string) => held.get(path)!.resolve() }
}

const goBack = async (states: readonly NavigationState[]) => {
  const count = states.length
  history.back()
  await vi.waitFor(() => expect(states.length).toBeGreaterThan(count))
  await vi.waitFor(() => expect(states.at(-1)!.isMoving).toBe(false))
}

describe('a navigation', () => {
  test('loads the page first; its address and the page are shown together', async () => {
    const { load, end } = heldLoads()
    const { navigation, states } = start(load)
    const done = navigation.navigate('/a.html?x=1#y')
    expect(seen(states)).toEqual(['…/start.html'])
    expect(location.pathname).toBe('/start.html')
    end('/a.html')
    await done
    expect(seen(states)).toEqual(['…/start.html', '/a.html?x=1#y'])
    expect(location.href).toMatch(/\/a\.html\?x=1#y$/)
    expect(load.mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual(['/a.html?x=1'])
  })

  test('gives way to a later one, whichever is loaded first', async () => {
    const { load, end } = heldLoads()
    const { navigation, states } = start(load)
    const first = navigation.navigate('/slow.html')
    const second = navigation.navigate('/b.html')
    end('/b.html')
    await second
    end('/slow.html')
    await first
    expect(states.at(-1)!.location.pathname).toBe('/b.html')
    expect(seen(states)).not.toContain('/slow.html')
    expect(location.pathname).toBe('/b.html')
  })

  test('within a page loads nothing', async () => {
    const load = vi.fn<Load>(async () => {})
    const { navigation, states } = start(load)
    await navigation.navigate('/start.html#place')
    expect(load).not.toHaveBeenCalled()
    expect(seen(states)).toEqual(['/start.html#place'])
  })

  test('of the query alone loads the page anew', async () => {
    const load = vi.fn<Load>(async () => {})
    await start(load).navigation.navigate('?q=гв70')
    expect(load).toHaveBeenCalledOnce()
    expect(location.search).toBe(`?q=${encodeURIComponent('гв70')}`)
  })

  test('back and forward come to the entries with their keys and states', async () => {
    const { navigation, states } = start()
    await navigation.navigate('/a.html', { state: { from: 'menu' } })
    const { key } = states.at(-1)!.location
    await navigation.navigate('/b.html')
    await goBack(states)
    expect(states.at(-1)).toMatchObject({
      type: 'POP',
      location: { pathname: '/a.html', key, state: { from: 'menu' } },
    })
  })

  test('between entries of one page nothing is loaded or shown, and a link’s page is not given up', async () => {
    const { load, end } = heldLoads()
    const { navigation, states } = start(load)
    history.pushState({ ...history.state, popup: true }, '')
    const done = navigation.navigate('/a.html')
    history.back()
    await vi.waitFor(() => expect((history.state as { popup?: boolean } | null)?.popup).toBeUndefined())
    await new Promise((resolve) => setTimeout(resolve, 20))
    end('/a.html')
    await done
    expect(load).toHaveBeenCalledOnce()
    expect(seen(states)).toEqual(['…/start.html', '/a.html'])
  })

  test('by a link of a popup that closes waits until the popup’s entry is gone', async () => {
    const { navigation, states } = start()
    pushLayer({ popup: true })
    leaveLayers()
    await navigation.navigate('/a.html')
    expect(location.pathname).toBe('/a.html')
    await goBack(states)
    expect(history.state as unknown).not.toMatchObject({ popup: true })
    expect(location.pathname).toBe('/start.html')
  })

  test('is not begun by a popup that closes over an address which the page has changed in place', async () => {
    const load = vi.fn<Load>(async () => {})
    const { states } = start(load)
    history.replaceState(history.state, '', '/start.html?first=30')
    pushLayer({ popup: true })
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    leaveLayers()
    await popped
    expect(location.search).toBe('?first=30')
    expect(seen(states)).toEqual([])
    expect(load).not.toHaveBeenCalled()
  })

  test('to an anchor typed into the address is one to a new place, and going back returns to the first', async () => {
    const { navigation, states } = start()
    const first = navigation.state().location.key
    location.hash = '#place'
    await vi.waitFor(() => expect(seen(states)).toEqual(['/start.html#place']))
    expect(navigation.state().type).toBe('PUSH')
    expect(navigation.state().location.key).not.toBe(first)
    await goBack(states)
    expect(navigation.state()).toMatchObject({ type: 'POP', location: { hash: '', key: first } })
  })

  test('by a link of an open menu to a place of the same page takes the menu’s entry', async () => {
    const { navigation } = start()
    // Cuts off what an earlier way back has left in front.
    history.pushState(null, '', '/start.html')
    const before = history.length
    pushLayer({ popup: true })
    await navigation.navigate('/start.html#place')
    expect(history.length).toBe(before + 1)
    expect(history.state as unknown).not.toMatchObject({ popup: true })
    expect(location.hash).toBe('#place')
  })

  test('by such a link over a step of a form leaves the step', async () => {
    const { navigation, states } = start()
    pushLayer({ step: 2 })
    pushLayer({ popup: true })
    await navigation.navigate('/start.html#place')
    await goBack(states)
    expect(history.state as unknown).toMatchObject({ step: 2, depth: 1 })
    expect(history.state as unknown).not.toMatchObject({ popup: true })
  })

  test('in the place of the current entry leaves no way back to it', async () => {
    const { navigation, states } = start()
    await navigation.navigate('/a.html')
    await navigation.navigate('/b.html', { replace: true })
    expect(states.at(-1)).toMatchObject({ type: 'REPLACE', location: { pathname: '/b.html' } })
    await goBack(states)
    expect(states.at(-1)!.location.pathname).toBe('/start.html')
  })

  test('to what does not exist shows that at its address', async () => {
    const { navigation } = start(() => Promise.reject(new NotFoundError('Новость не найдена')))
    await navigation.navigate('/news/none.html')
    expect(navigation.state()).toMatchObject({
      location: { pathname: '/news/none.html' },
      error: { status: 404, message: 'Новость не найдена' },
    })
    expect(location.pathname).toBe('/news/none.html')
  })

  test('to a page that failed is tried again, also where it stands already', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('boom')).mockResolvedValue(undefined)
    const { navigation } = start(load)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await navigation.navigate('/warranty.html')
    vi.unstubAllGlobals()
    expect(navigation.state().error).toEqual({ status: 500, message: 'boom' })
    expect(logged).toHaveBeenCalledExactlyOnceWith('Не удалось загрузить страницу: warranty')
    await navigation.navigate('/warranty.html')
    expect(navigation.state().error).toBeUndefined()
  })

  describe('to a page whose files are gone, although the server answers,', () => {
    const assign = vi.fn<(href: string) => void>()
    const reload = vi.fn()
    const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 200 })))
    const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      vi.stubGlobal('fetch', asked)
      const { href, origin } = location
      const { pathname, search, hash } = location
      vi.stubGlobal('location', { href, origin, pathname, search, hash, assign, reload })
    })
    afterEach(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      for (const mock of [assign, reload]) mock.mockClear()
    })

    test('opens it as a document', async () => {
      const { navigation } = start(lost)
      await navigation.navigate('/warranty.html?x=1#y')
      expect(asked).toHaveBeenCalledWith('/warranty.html?x=1', { method: 'HEAD' })
      expect(assign.mock.calls).toEqual([['/warranty.html?x=1#y']])
      const { isMoving, error } = navigation.state()
      expect([isMoving, error]).toEqual([true, undefined])
    })

    test('on the way back reloads it: its address is there already', async () => {
      const { navigation, states } = start(lost)
      Object.assign(location, { pathname: '/before.html', hash: '#place' })
      history.replaceState({ key: 'before' }, '')
      dispatchEvent(new PopStateEvent('popstate'))
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
      expect(assign).not.toHaveBeenCalled()
      expect([navigation.state().isMoving, states.length]).toEqual([true, 1])
    })

    test('leaves a visitor alone who is going elsewhere', async () => {
      const file = Promise.withResolvers<never>()
      const { navigation } = start(() => file.promise)
      const done = navigation.navigate('/warranty.html')
      dispatchEvent(new Event('beforeunload'))
      file.reject(new Error('aborted'))
      await done
      expect(assign).not.toHaveBeenCalled()
    })
  })

  test('where the browser takes no further entry opens the address as a page of its own', async () => {
    const assign = vi.fn<(href: string) => void>()
    vi.spyOn(history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    vi.stubGlobal('location', { ...location, assign, href: location.href, origin: location.origin })
    await start().navigation.navigate('/a.html')
    expect(assign).toHaveBeenCalledWith('/a.html')
    vi.unstubAllGlobals()
  })
})

test('the router’s hooks read and drive it', async () => {
  const { navigation } = start()
  const Page = () => {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => void navigate('/a.html', { replace: true })}>
        {`${useLocation().pathname} ${useNavigationType()}`}
      </button>
    )
  }
  const view = () => {
    const { location: at, type } = navigation.state()
    return (
      <Router location={at} navigationType={type} navigator={navigation.navigator}>
        <Page />
      </Router>
    )
  }
  const { rerender } = render(view())
  await act(async () => screen.getByText('/start.html POP').click())
  rerender(view())
  expect(screen.getByText('/a.html REPLACE')).toBeTruthy()
})
