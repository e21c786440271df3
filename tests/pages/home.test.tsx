// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { exteriorColors } from '#src/content/cars/colors.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelKind, models } from '#src/content/models/summary.ts'
import { HOME_POPUP_DELAY_MS } from '#src/domain/constants.ts'
import { Page } from '#src/pages/home/page.tsx'
import { useHomePopup } from '#src/pages/home/use-home-popup.ts'
import { hrefTo } from '#src/routes.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import * as appStore from '#src/stores/app-store.ts'
import { everyDatum, renderPage } from './render.tsx'

const copy = await loadCopy('home')
const open = (hash = '') => renderPage(Page, { address: hrefTo('home') + hash, copy, data: everyDatum() })

describe('the dial', () => {
  const tab = (name: RegExp) => screen.getByRole('tab', { name })

  it('is tabs that lead to their models, one of them chosen', () => {
    open()
    expect(screen.getAllByRole('tab').map((element) => element.getAttribute('href'))).toEqual(
      models.map(({ href }) => href),
    )
    expect(tab(/^G90/)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab').filter((element) => element.tabIndex === 0)).toHaveLength(1)
  })

  it('moves by arrows, Home and End, round the ends', () => {
    open()
    const tabs = screen.getAllByRole('tab')
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
    act(() => tabs.find((one) => one.getAttribute('aria-selected') === 'true')?.focus())
    press('End')
    press('ArrowRight')
    expect(tabs[0]).toHaveFocus()
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    press('ArrowLeft')
    expect(tabs.at(-1)).toHaveFocus()
    press('Home')
    press('ArrowRight')
    expect(tabs[1]).toHaveFocus()
    press('End')
    expect(tabs.at(-1)).toHaveFocus()
  })

  it('says what is chosen and links to it', () => {
    open()
    fireEvent.click(tab(/^GV80/))
    const panel = screen.getByRole('tabpanel', { name: /^GV80/ })
    const words = `GV80\\s— ${modelKind('gv80').toLowerCase()}, ${facts.gv80.length}\\sмм`
    expect(panel).toHaveTextContent(new RegExp(words))
    expect(within(panel).getByRole('link', { name: /GV80/ })).toHaveAttribute('href', '/gv80.html')
    expect(within(panel).getByRole('img', { name: /GV80/ })).toBeInTheDocument()
  })

  it('says whose advertisement a slide is, where it is one', () => {
    const home = everyDatum().home!
    const slides = home.slides.map((slide) =>
      slide.opens ? { ...slide, advertiser: 'АО «Банк»', erid: '2Vtz' } : slide,
    )
    renderPage(Page, { address: hrefTo('home'), copy, data: { ...everyDatum(), home: { ...home, slides } } })
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Реклама. АО «Банк». erid: 2Vtz')
    fireEvent.click(tab(/^G70/))
    expect(screen.getByRole('tabpanel')).not.toHaveTextContent('Реклама')
  })

  it('leaves a click with a key to the browser', () => {
    open()
    fireEvent.click(tab(/^G70/), { ctrlKey: true })
    expect(tab(/^G90/)).toHaveAttribute('aria-selected', 'true')
  })

  it('begins with one picture only', () => {
    const { container } = open()
    expect(container.querySelectorAll('[role=tabpanel] picture')).toHaveLength(1)
  })
})

describe('the paint', () => {
  const paints = exteriorColors.filter(({ model_codes }) => model_codes.includes('gv70'))

  it('is told in words and asks for a picture only when chosen', () => {
    const { container } = open()
    const pictures = () =>
      [...container.querySelectorAll('#configurator img')].map((image) => image.getAttribute('src'))
    const unchosen = screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => !checked)
    const words = unchosen?.closest('label')?.textContent ?? ''
    const paint = paints.find(({ name }) => words === name)
    expect(pictures()).toEqual([])
    const name = paint?.name ?? ''
    fireEvent.click(screen.getByRole('radio', { name }))
    expect(container.querySelector('fieldset > p')).toHaveTextContent(name)
    // The radio button has been read out with its name: nothing announces it again.
    expect(screen.queryByRole('status')).toBeNull()
    expect(pictures()).toEqual([`/images/cars/gv70-${paint?.code.toLowerCase()}.svg`])
  })
})

describe('#popup', () => {
  const opened = vi.fn<(name: string, place?: string) => void>()
  beforeEach(() => {
    vi.useFakeTimers()
    const { actions } = createAppStore({ services: () => Promise.reject(new Error('none')) })
    vi.spyOn(appStore, 'useActions').mockReturnValue({ ...actions, openPopup: opened })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    opened.mockClear()
  })
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  it('opens the test drive after its delay, with its place', () => {
    open('#popup')
    wait(HOME_POPUP_DELAY_MS - 1)
    expect(opened).not.toHaveBeenCalled()
    wait(1)
    expect(opened).toHaveBeenCalledExactlyOnceWith('test-drive', 'Главная страница')
  })

  it('coming back to the page does not open it again, another link does', async () => {
    const Home = () => (useHomePopup(), null)
    const address = `${hrefTo('home')}#popup`
    const routes = [
      { path: hrefTo('home'), element: <Home /> },
      { path: '*', element: null },
    ]
    const router = createMemoryRouter(routes, { initialEntries: [address] })
    render(
      <appStore.AppStoreContext value={createAppStore({ services: () => Promise.reject(new Error('none')) })}>
        <RouterProvider router={router} />
      </appStore.AppStoreContext>,
    )
    wait(HOME_POPUP_DELAY_MS)
    await act(() => router.navigate(hrefTo('news')))
    await act(() => router.navigate(-1))
    wait(HOME_POPUP_DELAY_MS)
    expect(opened).toHaveBeenCalledOnce()
    await act(() => router.navigate(hrefTo('news')))
    await act(() => router.navigate(address))
    wait(HOME_POPUP_DELAY_MS)
    expect(opened).toHaveBeenCalledTimes(2)
  })

  it.each(['', '#models'])('does nothing with %j', (hash) => {
    open(hash)
    wait(1000)
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('news', () => {
  const heading = copy.sections.find(({ id }) => id === 'news')?.heading ?? ''

  it('stand in a block of their own', () => {
    open()
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
  })

  it('that did not come are not there, and nothing says so', () => {
    renderPage(Page, { address: hrefTo('home'), copy, data: { ...everyDatum(), newsLists: {} } })
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
    expect(screen.queryByText(/Не получилось загрузить/)).toBeNull()
  })
})
