// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followConsent } from '#src/analytics/counter.ts'
import type { EventName, Events } from '#src/analytics/events.ts'
import { createMetrika } from '#src/analytics/metrika.ts'
import { reportedAddress, reportedPath } from '#src/analytics/reported-address.ts'
import { track, trackPageView } from '#src/analytics/track.ts'
import { matchRoute, routeNames, routeOf } from '#src/routes.ts'

/** Of every event one with all its fields: the compiler wants a row for each. */
const everyEvent: { [N in EventName]: Events[N] } = {
  testdrive_open: { place: 'Меню' },
  testdrive_step: { step: 1 },
  testdrive_sent: { dealer: 1, model: 'gv70' },
  tradein_open: { place: 'Меню' },
  tradein_sent: {},
  lounge_sent: {},
  conf_slide: { slide: 1, model: 'gv70' },
  conf_share: {},
  conf_pdf: {},
  conf_lead: {},
  phone_click: { place: 'page' },
  dealer_route: { dealer: 1 },
  dealer_select: { dealer: 1 },
  search: { length: 3, results: 1 },
  search_empty: { length: 3 },
  credit_calc: {},
  compare_open: { place: 'models' },
  cookie_agree: { value: '1' },
}

const SECRET = '1qi_b1P84VNoiZNOQih3Dw'
const personalRoutes = routeNames.filter((name) => routeOf(name).personal)
const addressOf = (name: (typeof routeNames)[number]) => routeOf(name).path.replace(/:\w+/, SECRET)

type MetrikaQueue = { ym?: { a?: unknown[][] } }
const page = window as unknown as MetrikaQueue
const calls = () => page.ym?.a ?? []
const stops: (() => void)[] = []

beforeEach(() => {
  delete window.dataLayer
  delete page.ym
  history.replaceState(null, '', '/models.html')
})
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function startCounter() {
  stops.push(
    followConsent(() => Promise.resolve(createMetrika('12345')), { isGiven: () => true, onChange: () => () => {} }),
  )
  await vi.waitFor(() => {})
  await Promise.resolve()
}

function go(to: string, from: string) {
  history.replaceState(null, '', to)
  const nameOf = (path: string) => matchRoute(path)?.name ?? 'error-404'
  trackPageView({
    event: 'pageview',
    page: { path: to, title: 'Страница', name: nameOf(to) },
    from: { path: from, name: nameOf(from) },
  })
}

function trackAll() {
  for (const name of Object.keys(everyEvent) as EventName[]) track(name, everyEvent[name])
}

test('there are personal routes', () => expect(personalRoutes).not.toEqual([]))

test.each(personalRoutes)(
  'a counter that begins on %s is told of nothing until the visitor leaves it',
  async (name) => {
    const own = addressOf(name)
    expect(matchRoute(own)?.name).toBe(name)
    history.replaceState(null, '', own)
    await startCounter()
    trackAll()
    expect(calls()).toEqual([])
    go('/models.html', own)
    await vi.waitFor(() => expect(calls().map(([, method]) => method)).toContain('hit'))
    trackAll()
    expect(calls().filter(([, method]) => method === 'reachGoal')).toHaveLength(Object.keys(everyEvent).length)
    expect(JSON.stringify([window.dataLayer, calls()])).not.toContain(SECRET)
  },
)

test.each(personalRoutes)('a counter that runs rests on %s, and knows the visitor afterwards', async (name) => {
  document.cookie = '_ym_uid=1'
  await startCounter()
  go(addressOf(name), '/models.html')
  expect(calls().at(-1)).toEqual([12345, 'destruct'])
  const told = calls().length
  trackAll()
  expect(calls()).toHaveLength(told)
  go('/warranty.html', addressOf(name))
  expect(
    calls()
      .slice(told)
      .map(([, method]) => method),
  ).toEqual(['init', 'hit', 'getClientID'])
  trackAll()
  expect(calls().filter(([, method]) => method === 'reachGoal')).toHaveLength(Object.keys(everyEvent).length)
  expect(document.cookie).toContain('_ym_uid=1')
  expect(JSON.stringify([window.dataLayer, calls()])).not.toContain(SECRET)
})

test('the data layer names a personal page by its row, a mistyped one too', () => {
  go(`/request/${SECRET}`, '/models.html')
  go('/models.html', `/Request/${SECRET}/`)
  expect(window.dataLayer).toMatchObject([
    { page: { path: '/request/:secret', name: 'request' } },
    { from: { path: '/request/:secret' } },
  ])
  expect(reportedPath('/models.html')).toBe('/models.html')
})

test('the landing address goes without the words of a search and without a secret', async () => {
  expect(reportedAddress(`${location.origin}/request/${SECRET}?done=move`)).toBe(`${location.origin}/request/:secret`)
  history.replaceState(null, '', '/search.html?q=XWEFK41DBM0000123&type=faq')
  await startCounter()
  expect(calls().find(([, method]) => method === 'hit')?.[2]).toBe(`${location.origin}/search.html?type=faq`)
})
