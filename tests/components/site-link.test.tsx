// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fallbackHref, targetOfCta, targetOfItem } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import { show } from '../layout/render.tsx'

describe('SiteLink', () => {
  test('goes to another page without loading it anew', async () => {
    const { router } = show(<SiteLink target={{ href: '/news.html' }}>Новости</SiteLink>)
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Новости' })))
    expect(router.state.location.pathname).toBe('/news.html')
    expect(router.state.historyAction).toBe('PUSH')
  })

  test('only logs a click to the address that is already open', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { router } = show(<SiteLink target={{ href: '/search.html?q=gv70#top' }}>Ещё раз</SiteLink>, {
      at: '/search.html?q=gv70#top',
    })
    const before = router.state.location.key
    await act(async () => fireEvent.click(screen.getByRole('link')))
    expect(warn).toHaveBeenCalledExactlyOnceWith('Повторный переход на текущий адрес: /search.html?q=gv70#top')
    expect(router.state.location.key).toBe(before)
    expect(router.state.historyAction).toBe('POP')
  })

  test('a second press on the address of a place shows it again: what folds it is opened, and it has the focus', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const folded = (
      <details>
        <summary>Цены</summary>
        <p id="цена">Цена</p>
      </details>
    )
    const here = `/models.html#${encodeURIComponent('цена')}`
    show(
      <>
        <SiteLink target={{ href: here }}>К цене</SiteLink>
        {folded}
      </>,
      { at: here },
    )
    await act(async () => fireEvent.click(screen.getByRole('link')))
    expect(screen.getByRole('group')).toHaveAttribute('open')
    expect(scrolled).toHaveBeenCalledOnce()
    expect(screen.getByText('Цена')).toHaveFocus()
  })

  test.each(['#dealers', '/certified.html#dealers'])(
    '%s keeps what the page has written into its address',
    async (href) => {
      history.replaceState(null, '', '/certified.html?city=kazan')
      const { router } = show(<SiteLink target={{ href }}>К дилерам</SiteLink>, { at: '/certified.html' })
      await act(async () => fireEvent.click(screen.getByRole('link')))
      expect(router.state.location).toMatchObject({
        pathname: '/certified.html',
        search: '?city=kazan',
        hash: '#dealers',
      })
    },
  )

  test.each(['/search.html?q=g70', '/search.html', '/search.html?q=gv70#other'])(
    '%s is another address',
    async (href) => {
      const { router } = show(<SiteLink target={{ href }}>Дальше</SiteLink>, { at: '/search.html?q=gv70' })
      await act(async () => fireEvent.click(screen.getByRole('link')))
      expect(router.state.historyAction).toBe('PUSH')
    },
  )

  test('an external site opens in a new tab and says so', () => {
    show(<SiteLink target={{ href: 'https://press.brand.example/', external: true }}>Пресс-служба</SiteLink>)
    const link = screen.getByRole('link', { name: 'Пресс-служба откроется в новой вкладке' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(link.querySelector('use')).toHaveAttribute('href', '#icon-new-window')
  })

  test('files, phones and unknown addresses are left to the browser', async () => {
    const { router } = show(<SiteLink target={{ href: '/legal/privacy.pdf' }}>PDF</SiteLink>)
    const link = screen.getByRole('link')
    link.addEventListener('click', (event) => event.preventDefault())
    await act(async () => fireEvent.click(link))
    expect(router.state.location.pathname).toBe('/models.html')
  })

  test('a popup opener opens the popup, but stays a link for a new tab', () => {
    const { store } = show(
      <SiteLink target={{ action: 'privacyPopupOpen', place: 'Подвал' }}>Политика конфиденциальности</SiteLink>,
    )
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', '/personal-data.html')
    link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault())
    fireEvent.click(link, { ctrlKey: true })
    expect(store.getState().popup).toBeNull()
    fireEvent.click(link)
    expect(store.getState().popup).toMatchObject({ name: 'privacy', place: 'Подвал' })
  })

  test('the caller may stop the click', async () => {
    const { store } = show(
      <SiteLink target={{ action: 'privacyPopupOpen' }} onClick={(event) => event.preventDefault()}>
        Политика
      </SiteLink>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(store.getState().popup).toBeNull()
  })
})

describe('link targets', () => {
  test('a popup has a page to fall back on', () => {
    expect(fallbackHref('testDrivePopupOpen')).toBe('/test-drive.html')
    expect(fallbackHref('testDrivePopupOpen', { model: 'gv70', city_id: '1', dealer_id: '3' })).toBe(
      '/test-drive.html?model=gv70&city_id=1&dealer_id=3',
    )
    expect(fallbackHref('tradeInPopupOpen')).toBe('/contacts.html#trade-in')
    expect(fallbackHref('privacyPopupOpen')).toBe('/personal-data.html')
    expect(fallbackHref('loungePopupOpen')).toBe('/lounge.html#visit')
  })

  test('an external site without an address falls back to its page, or leads nowhere', () => {
    const links = { press: 'https://press.brand.example/', lounge: '' }
    expect(targetOfCta({ label: '', external: 'press' }, links)).toEqual({ href: links.press, external: true })
    expect(targetOfCta({ label: '', external: 'lounge' }, links)).toEqual({ href: '/lounge.html' })
    expect(targetOfCta({ label: '', external: 'moments' }, links)).toBeNull()
  })

  test('a call to action keeps query and hash', () => {
    expect(targetOfCta({ label: '', to: 'configurator', query: { model: 'gv70' }, hash: 'slide=1' }, {})).toEqual({
      href: '/configurator?model=gv70#slide=1',
    })
  })

  test('menu entries: a popup first, then the link rule', () => {
    expect(targetOfItem({ id: 1, name: '', action: 'tradeInPopupOpen', place: 'Меню' })).toEqual({
      action: 'tradeInPopupOpen',
      place: 'Меню',
    })
    expect(targetOfItem({ id: 1, name: '', href: { name: 'owners' } })).toEqual({
      href: '/owners.html',
      external: false,
    })
    expect(targetOfItem({ id: 1, name: '', href: '/owners.html', local: true })).toEqual({
      href: '/owners.html',
      external: false,
    })
    expect(targetOfItem({ id: 1, name: '', href: 'https://a.example/' })).toEqual({
      href: 'https://a.example/',
      external: true,
    })
    expect(targetOfItem({ id: 1, name: '', href: { name: 'no-such-page' } })).toBeNull()
  })
})
