// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copy } from '#src/content/pages/dealers.ts'
import { copy as certifiedCopy } from '#src/content/pages/certified.ts'
import { cities } from '#src/content/seed/cities.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { MAP_SHEET, onMap } from '#src/domain/map-projection.ts'
import { Page as Certified } from '#src/pages/certified/page.tsx'
import { Page } from '#src/pages/dealers/page.tsx'
import { everyDatum, renderPage } from './render.tsx'

const open = (address: string) => renderPage(Page, { address, copy: copy.dealers, data: everyDatum() })
const citiesOf = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('a')].flatMap((link) => {
    const city = new URL(link.getAttribute('href')!, 'http://site').searchParams.get('city')
    return city ? [city] : []
  })

describe('the choice of a city', () => {
  it('is the same on the map, in the list and in the select', () => {
    open('/dealers.html')
    const codes = cities.map(({ code }) => code)
    expect(citiesOf(screen.getByRole('group', { name: 'Города с дилерами на карте' }))).toEqual(codes)
    expect(citiesOf(screen.getByRole('navigation', { name: 'Города' }))).toEqual(codes)
    const options = within(screen.getByLabelText('Город')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value)).toEqual(['', ...codes])
  })

  it('in the address marks the pin and the option and leaves the dealers of the city', () => {
    const { container } = open('/dealers.html?city=kazan')
    const map = screen.getByRole('group', { name: 'Города с дилерами на карте' })
    expect([...map.querySelectorAll('[aria-current]')].map((pin) => pin.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Казань, /),
    ])
    expect(screen.getByLabelText('Город')).toHaveValue('kazan')
    expect([...container.querySelectorAll('address')].map((item) => item.textContent)).toEqual([
      expect.stringContaining('Казань'),
    ])
  })

  it('is kept by the form, which needs no scripts', () => {
    open('/dealers.html')
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Показать' }).form!
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/dealers.html'])
    fireEvent.change(screen.getByLabelText('Город'), { target: { value: 'samara' } })
    fireEvent.submit(form)
    expect(screen.getByLabelText('Город')).toHaveValue('samara')
  })
})

it('every city lies on the sheet, and no two pins on one place', () => {
  const places = cities.map(onMap)
  for (const { x, y } of places) {
    expect(x > 490 && x < MAP_SHEET.width - 50 && y > 70 && y < 790).toBe(true)
  }
  expect(new Set(places.map(({ x, y }) => `${Math.round(x / 12)} ${Math.round(y / 12)}`)).size).toBe(cities.length)
})

describe('the nearest dealer', () => {
  const ask = vi.fn()
  beforeEach(() => {
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
    await waitFor(() => expect(container.querySelector('#search h4')).toHaveTextContent('Волга Премиум Казань'))
    expect(container.querySelector('#search li')).toHaveTextContent('4 км по прямой от вас')
    expect(container.querySelectorAll('#search h4')).toHaveLength(dealers.length)
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
    const { container } = open('/dealers.html?dealer=baltika-premium')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Балтика Премиум')
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('tel:+78120000601')
    expect(hrefs).toContain('https://yandex.ru/maps/?rtext=~59.86,30.23&rtt=auto')
    expect(hrefs).toContain('geo:59.86,30.23')
    expect(hrefs).toContain('/dealers/baltika-premium.vcf')
    const bookings = hrefs.filter((href) => href?.startsWith('/test-drive.html'))
    expect(bookings).toHaveLength(1 + 3)
    for (const href of bookings) expect(href).toContain('dealer_id=6')
  })

  it('an unknown one shows the list', () => {
    const { container } = open('/dealers.html?dealer=nobody')
    expect(container.querySelectorAll('#search h4')).toHaveLength(dealers.length)
  })
})
