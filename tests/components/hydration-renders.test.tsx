// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'
import { useNow } from '#src/components/hooks/use-now.ts'

/** What is known in the browser alone costs no render at once with the hydration: a store that answers otherwise does. */

let seen: unknown[]
beforeEach(() => {
  seen = []
})
afterEach(() => {
  document.body.innerHTML = ''
})

const Server = () => {
  seen.push(useIsFromServer())
  return null
}
const Browser = () => {
  seen.push(useInBrowser())
  return null
}
const Clock = () => {
  seen.push(useNow() !== null)
  return null
}

async function hydrate(Part: () => null) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Part />)
  document.body.append(root)
  const onServer = seen
  seen = []
  await act(async () => {
    hydrateRoot(root, <Part />)
  })
  return { onServer, inBrowser: seen }
}

test('that the server has rendered a component is known in its one render', async () => {
  expect(await hydrate(Server)).toEqual({ onServer: [true], inBrowser: [true] })
  seen = []
  render(<Server />)
  expect(new Set(seen)).toEqual(new Set([false]))
})

test.each([
  ['scripts', Browser],
  ['the clock', Clock],
])('%s: the first render is the server’s, the next one the browser’s', async (_, Part) => {
  expect(await hydrate(Part)).toEqual({ onServer: [false], inBrowser: [false, true] })
  seen = []
  render(<Part />)
  expect(seen[0]).toBe(true)
})
