// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { copy } from '#src/content/pages/dealers.ts'
import { copy as certifiedCopy } from '#src/content/pages/certified.ts'
import { countOf } from '#src/domain/format.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { normalizePhone } from '#src/domain/phone.ts'
import { Page as Certified } from '#src/pages/certified/page.tsx'
import { Page } from '#src/pages/dealers/page.tsx'
import { dealers } from '../fixtures/directory.ts'
import { everyDatum, renderPage } from './render.tsx'

const open = (address: string, data = everyDatum()) => renderPage(Page, { address, copy: copy.dealers, data })
const heads = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
const map = () => screen.getByRole('group', { name: 'Дилеры на карте' })
const status = () => screen.getByText(/^(Найден|С такими условиями|Сейчас все)/)
/** After «найдено». */
const DEALERS = ['дилер', 'дилера', 'дилеров'] as const
const plain = (text: string | null | undefined) => withPlainSpaces(text ?? '')

describe('the filters', () => {
  it('is answered at once, told, and kept in the address', () => {
    open('/dealers.html')
    expect(plain(status().textContent)).toBe(plain(`Найдено ${countOf(dealers.length, DEALERS)}`))
    const write = vi.spyOn(history, 'replaceState')
    fireEvent.click(screen.getByRole('checkbox', { name: /Трейд/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'GV80' }))
    fireEvent.change(screen.getByLabelText('Город'), { target: { value: 'moskva' } })
    expect(write.mock.calls.at(-1)?.[2]).toBe('/dealers.html?city=moskva&model=gv80&service=tradeIn')
    write.mockRestore()
    const expected = dealers.filter(
      ({ city_id, services, test_models }) =>
        city_id === 1 && services.includes('tradeIn') && test_models.includes('gv80'),
    )
    expect(heads()).toHaveLength(expected.length)
    expect(status()).toHaveAttribute('role', 'status')
    expect(plain(status().textContent)).toBe(plain(`Найдено ${countOf(expected.length, DEALERS)}`))
    fireEvent.click(screen.getByRole('checkbox', { name: /Трейд/ }))
    expect(heads().length).toBeGreaterThan(expected.length)
  })

  it('comes from the address, several of a kind too', () => {
    open('/dealers.html?service=body&service=tradeIn&city=moskva')
    expect(screen.getByRole('checkbox', { name: 'Кузовной ремонт' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /Трейд/ })).toBeChecked()
    expect(screen.getByLabelText('Город')).toHaveValue('moskva')
    expect(heads()).toHaveLength(1)
  })

  it('is a GET form without scripts, with the names of the address', () => {
    open('/dealers.html')
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Подбор дилера' })
    expect([form.method, new URL(form.action).pathname, new URL(form.action).hash]).toEqual([
      'get',
      '/dealers.html',
      '#search',
    ])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Сервис' }))
    expect([...new FormData(form).keys()]).toEqual(['city', 'service'])
  })

  it('says who is open at the moment of the page, by each dealer’s own clock', () => {
    vi.useFakeTimers({ now: new Date('2021-11-15T18:30:00Z') })
    try {
      // 21:30 in Moscow, 23:30 in Yekaterinburg, half past one in Novosibirsk.
      open('/dealers.html?open=1')
      expect(plain(status().textContent)).toBe(
        'Сейчас все закрыты, первый откроется 16 ноября в 10:00 по местному времени: Обь Авто, Новосибирск',
      )
      expect(screen.getByRole('link', { name: /Убрать:.*Открыто.сейчас/ })).toHaveAttribute('href', '/dealers.html')
      expect(screen.getByRole('heading', { name: /Раньше.всех.откроется/ })).toBeInTheDocument()
      expect(heads()[0]).toContain('Обь Авто')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('nobody found', () => {
  it('names what can be given up with what that brings, and the nearest who has it all', () => {
    open('/dealers.html?city=kazan&service=body')
    const drop = screen.getByRole('link', { name: /Убрать:.*Кузовной.ремонт/ })
    expect(drop).toHaveAttribute('href', '/dealers.html?city=kazan')
    expect(plain(drop.parentElement?.textContent)).toContain('найдётся 1 дилер')
    expect(plain(document.querySelector('#search .lead')?.textContent)).toMatch(
      /^Ближайший, кто подходит, — .+, \d+ км$/,
    )
    fireEvent.click(drop)
    expect(heads()).toEqual([expect.stringContaining('Волжский Берег')])
    expect(status()).toHaveFocus()
  })

  it('an unknown city is said to be one', () => {
    open('/dealers.html?city=constructor')
    expect(screen.getByText(/Такого города в.списке нет/)).toBeInTheDocument()
  })
})

describe('the order of the page', () => {
  it('the way to the nearest is among the conditions, the count before the list, the list before the map', () => {
    const { container } = open('/dealers.html?city=kazan')
    const nearest = screen.getByRole('button', { name: 'Найти ближайший' })
    expect(nearest.closest('form')).toBe(container.querySelector('form'))
    const follows = (one: Element, other: Element) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows(nearest, status())).toBeTruthy()
    expect(follows(status(), container.querySelector('li[id]')!)).toBeTruthy()
    expect(follows(container.querySelector('li[id]')!, map())).toBeTruthy()
  })
})

describe('map and list', () => {
  it('a city’s point leads to its dealers, whose points have the numbers of the list', () => {
    open('/dealers.html?service=service')
    const point = within(map()).getByRole('link', { name: /^Москва, / })
    expect(point).toHaveAttribute('href', '/dealers.html?city=moskva&service=service')
    fireEvent.click(point)
    const names = within(map())
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'))
    expect(names).toEqual(
      heads().map((name, index) => `${index + 1}. ${plain(name).replace(/^\d+/, '')}`.replace(/ /g, ' ')),
    )
  })

  it('a dealer’s point chooses his row, and a look at a row marks the point', () => {
    const { container } = open('/dealers.html?city=moskva')
    Element.prototype.scrollIntoView = vi.fn()
    const [first, second] = within(map()).getAllByRole('link')
    fireEvent.click(second!)
    expect(second).toHaveAttribute('aria-current', 'true')
    const rows = [...container.querySelectorAll('#search li[id]')]
    expect(rows.map((row) => row.hasAttribute('data-selected'))).toEqual([false, true, false, false])
    expect(rows[1]?.contains(document.activeElement)).toBe(true)
    fireEvent.focus(rows[0]!.querySelector('a')!)
    expect(first).toHaveAttribute('data-looked', 'true')
  })

  it('a look at a city’s point marks the rows of its dealers, and no other', () => {
    const { container } = open('/dealers.html')
    const rows = () =>
      [...container.querySelectorAll('#search li[id]')].filter((row) => row.hasAttribute('data-looked'))
    const point = within(map()).getByRole('link', { name: /^Москва, / })
    fireEvent.pointerEnter(point)
    expect(rows().map(({ id }) => id)).toEqual(dealers.filter(({ city_id }) => city_id === 1).map(({ code }) => code))
    fireEvent.pointerLeave(point)
    expect(rows()).toEqual([])
    fireEvent.focus(point)
    expect(rows().length).toBeGreaterThan(1)
  })

  it('has an inset for each city with several dealers, in the order of the list, and none beside a chosen city', () => {
    open('/dealers.html?service=service')
    const names = () =>
      screen
        .getAllByRole('group')
        .filter((group) => group.closest('#map'))
        .map((group) => group.getAttribute('aria-label'))
    const sections = [...document.querySelectorAll('#search section:has(h3)')]
    const several = sections
      .filter((section) => section.querySelectorAll('address').length > 1)
      .map((section) => section.querySelector('h3')?.textContent)
    expect(several.length).toBeGreaterThan(1)
    expect(several.length).toBeLessThan(sections.length)
    expect(names()).toEqual(['Дилеры на карте', ...several])
    // A city with one dealer keeps its place: the list opens insets by their order.
    expect(document.getElementById('map')?.children).toHaveLength(1 + sections.length)
    fireEvent.click(within(map()).getByRole('link', { name: /^Москва, / }))
    expect(names()).toEqual(['Дилеры на карте'])
  })

  it('shows only cities with a dealer that matches', () => {
    open('/dealers.html?service=body')
    const names = within(map())
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')?.split(',')[0])
    expect(names).toEqual(['Москва', 'Екатеринбург'])
  })
})

describe('the nearest dealer', () => {
  const ask = vi.fn()
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: ask } }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    ask.mockReset()
  })

  it('is looked for only when the visitor asks', () => {
    open('/dealers.html')
    expect(ask).not.toHaveBeenCalled()
  })

  it('comes first, with the distance as the crow flies', async () => {
    ask.mockImplementation((found: PositionCallback) =>
      found({ coords: { latitude: 55.79, longitude: 49.12 } } as GeolocationPosition),
    )
    const { container } = open('/dealers.html')
    fireEvent.click(screen.getByRole('button', { name: 'Найти ближайший' }))
    await waitFor(() => expect(container.querySelector('#search h4')).toHaveTextContent('Волжский Берег'))
    expect(container.querySelector('#search li')).toHaveTextContent('4 км по прямой от вас')
    expect(container.querySelectorAll('#search h4')).toHaveLength(dealers.length)
    expect(screen.getByText(/^Ближайший:/)).toHaveAttribute('role', 'status')
    expect(plain(screen.getByText(/^Ближайший:/).textContent)).toBe('Ближайший: Волжский Берег, 4 км')
    const [shown] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts
    expect(shown).toBe(container.querySelector('#search li'))
  })

  const findLater = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Найти ближайший' }))
    const [[found]] = ask.mock.calls as [[PositionCallback]]
    return () => act(() => found({ coords: { latitude: 55.79, longitude: 49.12 } } as GeolocationPosition))
  }

  it('found late it leaves alone the filters set meanwhile', () => {
    open('/dealers.html?city=moskva')
    const find = findLater()
    fireEvent.click(screen.getByRole('checkbox', { name: 'GV80' }))
    find()
    expect(screen.getByRole('checkbox', { name: 'GV80' })).toBeChecked()
    expect(screen.getByLabelText('Город')).toHaveValue('')
  })

  it('and the address of another page', () => {
    const { unmount } = open('/dealers.html?city=moskva')
    const find = findLater()
    unmount()
    const write = vi.spyOn(history, 'replaceState')
    find()
    expect(write).not.toHaveBeenCalled()
  })

  it('is not kept silent about where the conditions leave nobody', async () => {
    ask.mockImplementation((found: PositionCallback) =>
      found({ coords: { latitude: 55.79, longitude: 49.12 } } as GeolocationPosition),
    )
    const without = dealers.map((dealer) => ({ ...dealer, test_models: [] }))
    open('/dealers.html?model=g90', { ...everyDatum(), dealers: { all: without } })
    fireEvent.click(screen.getByRole('button', { name: 'Найти ближайший' }))
    expect(await screen.findByText(/под.эти.условия никто не.подходит/)).toHaveAttribute('role', 'status')
  })

  it('a refusal is answered in words', async () => {
    ask.mockImplementation((_: unknown, failed: PositionErrorCallback) =>
      failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    )
    open('/dealers.html')
    fireEvent.click(screen.getByRole('button', { name: 'Найти ближайший' }))
    expect(await screen.findByText(/Браузер не дал узнать/)).toBeInTheDocument()
  })

  it('is named for a city without one', () => {
    renderPage(Certified, {
      address: '/certified.html?city=sochi',
      copy: certifiedCopy.certified,
      data: everyDatum(),
    })
    expect(
      screen.getByText((text) =>
        /^В этом городе пока нет дилера\. Ближайший — .+, \d+ км$/.test(text.replace(/\u00a0/g, ' ')),
      ),
    ).toBeInTheDocument()
  })
})

describe('the card of a dealer', () => {
  it('has phone, routes, contact and what one can drive', () => {
    const dealer = dealers.find(({ test_models }) => test_models.length === 3)
    if (!dealer) throw new Error('The fixtures have no dealer with three test cars')
    const { code, name, phone, lat, lng, test_models } = dealer
    const { container } = open(`/dealers.html?dealer=${code}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toContain(`tel:${normalizePhone(phone)}`)
    expect(hrefs).toContain(`https://yandex.ru/maps/?rtext=~${lat},${lng}&rtt=auto`)
    expect(hrefs).toContain(`geo:${lat},${lng}`)
    expect(hrefs).toContain(`/dealers/${code}.vcf`)
    const bookings = hrefs.filter((href) => href?.startsWith('/test-drive.html'))
    expect(bookings).toHaveLength(1 + test_models.length)
    for (const href of bookings) expect(href).toContain(`dealer_id=${dealer.id}`)
  })

  it('whose hours nobody has entered says nothing of them: neither there nor in the list is it closed', async () => {
    const [first] = dealers
    const without = { ...first!, hours: { sales: [], service: [] } }
    for (const address of [`/dealers.html?dealer=${without.code}`, '/dealers.html']) {
      const { unmount } = open(address, { ...everyDatum(), dealers: { all: [without] } })
      // The clock is there a moment later.
      await act(async () => {})
      expect(screen.queryAllByText(/закрыт|Откроется/)).toEqual([])
      expect(screen.queryByRole('region', { name: 'Часы работы' })).toBeNull()
      unmount()
    }
  })

  it('an unknown one shows the list', () => {
    const { container } = open('/dealers.html?dealer=nobody')
    expect(container.querySelectorAll('#search h4')).toHaveLength(dealers.length)
  })
})

test('the map keeps an empty place for a city that its drawing does not reach: the list lights points by their order', () => {
  const data = everyDatum()
  const [first, far, ...others] = data.cities!
  open('/dealers.html', { ...data, cities: [first!, { ...far!, lat: 53.02, lng: 158.65 }, ...others] })
  const places = [...map().querySelectorAll('svg > svg')].filter(
    (place) => place.childElementCount === 0 || place.querySelector(':scope > a'),
  )
  const sections = [...document.querySelectorAll('#search section h3')].map(({ textContent }) => textContent)
  expect(places).toHaveLength(sections.length)
  expect(places.map((place) => place.childElementCount > 0).indexOf(false)).toBe(1)
  expect(sections[1]).toBe(far!.name)
})
