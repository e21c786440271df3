// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followConsent } from '#src/analytics/counter.ts'
import { followGoalClicks } from '#src/analytics/goal-clicks.ts'
import { createMetrika } from '#src/analytics/metrika.ts'
import { reportedAddress } from '#src/analytics/reported-address.ts'
import { track, trackPageView } from '#src/analytics/track.ts'

const stops: (() => void)[] = []
beforeEach(() => {
  delete window.dataLayer
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const view = {
  event: 'pageview' as const,
  page: { path: '/g90.html', title: 'G90', name: 'model-g90' },
  from: { path: '/models.html', name: 'models' },
}

/** A visitor who may agree and withdraw, and a counter that writes down what it is told. */
function start({ agreed = false, load = (): Promise<void> => Promise.resolve() } = {}) {
  const calls: unknown[] = []
  let given = agreed
  let tell = () => {}
  const loads = vi.fn(async () => {
    await load()
    return {
      start: (url: string) => calls.push(['start', new URL(url).pathname]),
      take: (entry: object) => calls.push(entry),
      pause: () => calls.push('pause'),
      stop: () => calls.push('stop'),
    }
  })
  stops.push(followConsent(loads, { isGiven: () => given, onChange: (listener) => ((tell = listener), () => {}) }))
  const choose = async (value: boolean) => {
    given = value
    tell()
    await vi.waitFor(() => {})
    await Promise.resolve()
  }
  return { calls, loads, choose }
}

describe('a counter', () => {
  test('is not fetched before consent, and is told nothing that was done before', async () => {
    const { calls, loads, choose } = start()
    track('conf_share', {})
    expect(loads).not.toHaveBeenCalled()
    await choose(true)
    track('compare_open', { place: 'models' })
    expect(calls).toEqual([['start', '/'], { event: 'compare_open', place: 'models' }])
    expect(window.dataLayer).toHaveLength(2)
  })

  test('hears nothing after the consent is withdrawn, and again when it is given anew', async () => {
    const { calls, choose } = start({ agreed: true })
    await choose(true)
    await choose(false)
    track('conf_pdf', {})
    await choose(true)
    expect(calls).toEqual([['start', '/'], 'stop', ['start', '/']])
  })

  test('that comes after the consent is withdrawn does not start', async () => {
    let arrive = () => {}
    const { calls, loads, choose } = start({
      agreed: true,
      load: () => new Promise<void>((resolve) => (arrive = resolve)),
    })
    await choose(false)
    arrive()
    // Until it is there: whoever waits for less hears of no start either way.
    await loads.mock.results[0]?.value
    track('conf_share', {})
    expect(calls).toEqual([])
  })

  test('that did not come is asked for at the next consent', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let isDown = true
    const { calls, choose } = start({ load: () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve()) })
    await choose(true)
    isDown = false
    await choose(true)
    expect(calls).toEqual([['start', '/']])
    expect(warn).toHaveBeenCalledOnce()
  })
})

test('an address goes to a counter without the words of a search', () => {
  const own = (rest: string) => window.location.origin + rest
  expect(reportedAddress(own('/search.html?q=XWEFK41DBM0000123&type=faq'))).toBe(own('/search.html?type=faq'))
  expect(reportedAddress(own('/gv70.html?utm_source=a'))).toBe(own('/gv70.html?utm_source=a'))
  expect(reportedAddress('https://other.example/?q=velmar')).toBe('https://other.example/?q=velmar')
  expect(reportedAddress('')).toBe('')
})

describe('Metrika', () => {
  type Queue = { ym?: { a?: unknown[][] } }
  const queued = () => (window as unknown as Queue).ym?.a ?? []
  beforeEach(() => {
    delete (window as unknown as Queue).ym
  })

  test('is sent pages as hits and goals by name; it records neither screen nor presses', () => {
    const counter = createMetrika('12345')
    counter.start('http://localhost/', '')
    counter.take(view)
    counter.take({ event: 'phone_click', place: 'header' })
    expect(document.querySelectorAll('script[src^="https://mc.yandex.ru/"]')).toHaveLength(1)
    const [init, first, hit, goal] = queued().filter(([, method]) => method !== 'getClientID')
    expect(init?.slice(0, 2)).toEqual([12345, 'init'])
    expect(init?.[2]).toMatchObject({ webvisor: false, clickmap: false, defer: true })
    expect(first?.slice(0, 3)).toEqual([12345, 'hit', 'http://localhost/'])
    expect(hit).toEqual([
      12345,
      'hit',
      'http://localhost/g90.html',
      { title: 'G90', referer: 'http://localhost/models.html' },
    ])
    expect(goal).toEqual([12345, 'reachGoal', 'phone_click', { place: 'header' }])
  })

  test('is gone with its cookies', () => {
    const counter = createMetrika('12345')
    counter.start('http://localhost/', '')
    document.cookie = '_ym_uid=1'
    document.cookie = 'cookiesAgree=0'
    counter.stop()
    expect(document.cookie).toBe('cookiesAgree=0')
    expect(queued().at(-1)).toEqual([12345, 'destruct'])
  })
})

describe('presses of links that leave the site', () => {
  const press = (html: string) => {
    stops.push(followGoalClicks())
    document.body.innerHTML = html
    const link = document.querySelector('a')!
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    return window.dataLayer ?? []
  }

  test.each([
    ['<header><a href="tel:+78001000000">8 800</a></header>', 'header'],
    ['<main><header><a href="tel:+78001000000"><b>8 800</b></a></header></main>', 'page'],
    ['<footer><a href="tel:+78001000000">8 800</a></footer>', 'footer'],
    ['<dialog><a href="tel:+78001000000">8 800</a></dialog>', 'popup'],
  ])('%s is a phone in the %s', (html, place) => expect(press(html)).toEqual([{ event: 'phone_click', place }]))

  test('a chosen dealer is named by number', () =>
    expect(press('<a href="/dealers.html?dealer=x" data-goal="dealer_select" data-dealer="7">Дилер</a>')).toEqual([
      { event: 'dealer_select', dealer: 7 },
    ]))

  test('a route to a dealer names him by number', () =>
    expect(press('<a href="https://maps.example/" data-goal="dealer_route" data-dealer="4">Маршрут</a>')).toEqual([
      { event: 'dealer_route', dealer: 4 },
    ]))

  test('other links are not counted', () => expect(press('<a href="/g90.html">G90</a>')).toEqual([]))
})

test('page views keep their form', () => {
  trackPageView(view)
  expect(window.dataLayer).toEqual([view])
})
