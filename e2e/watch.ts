import type { Page } from '@playwright/test'

/** Collects what must not happen on any page: console messages, uncaught errors, requests to foreign hosts. */
export function watch(page: Page, allowed: RegExp[] = []): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const text = `console.${message.type()}: ${message.text()}`
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') problems.push(`foreign: ${url.href}`)
  })
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`))
  return problems
}

declare global {
  interface Window {
    serverElements?: Element[]
  }
}

/** Remembers the server's elements before any script runs. Lazy pictures stay away: they take their boxes' places; what is for browsers without scripts may go. */
export const rememberServerElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {}
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        window.serverElements = [...document.querySelectorAll('#root *:not(noscript)')]
    })
  })

/** Resolves once React has taken over header and page. */
export async function hydrated(page: Page): Promise<void> {
  const taken = (selector: string) =>
    page.waitForFunction((wanted) => {
      const element = document.querySelector(wanted)
      return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    }, selector)
  await taken('#app')
  await taken('header')
  await taken('h1')
  // Footer and drop blocks are taken over on their own.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer a, header a')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}
