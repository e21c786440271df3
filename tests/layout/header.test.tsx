// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { afterFrame } from '#src/components/after-frame.ts'
import { hrefTo } from '#src/routes.ts'
import { BRAND } from '#src/brand/brand.ts'
import { PageLayout } from '#src/layout/page-layout.tsx'
import { options, show } from './render.tsx'

const page = <PageLayout>Страница</PageLayout>
const models = () => screen.getByRole('link', { name: 'Модели', expanded: false })
const buyers = (expanded: boolean) =>
  within(screen.getByRole('navigation', { name: 'Основное меню' })).getByRole('button', {
    name: 'Покупателям',
    expanded,
  })

describe('drop blocks', () => {
  test('open, close on the second click, and give way to one another', () => {
    const { store } = show(page, { initial: { options } })
    fireEvent.click(buyers(false))
    expect(store.getState().activeDropdown).toBe(2)
    fireEvent.click(models())
    expect(store.getState().activeDropdown).toBe(1)
    expect(buyers(false)).toHaveAttribute('aria-controls', 'drop-2')
    fireEvent.click(buyers(false))
    fireEvent.click(buyers(true))
    expect(store.getState().activeDropdown).toBeNull()
  })

  test('an entry of the top level may open a popup', () => {
    const entry = { id: 90, name: 'Оценить автомобиль', leftMenu: true, action: 'tradeInPopupOpen' as const }
    const { store } = show(page, { initial: { options: { ...options, menu: [...options.menu, entry] } } })
    const header = within(screen.getByRole('navigation', { name: 'Основное меню' }))
    expect(header.getByRole('link', { name: entry.name })).toHaveAttribute('href', '/contacts.html#trade-in')
    fireEvent.click(header.getByRole('link', { name: entry.name }))
    expect(store.getState().popup).toMatchObject({ name: 'trade-in' })
  })

  test('an entry with an address keeps it for another tab', () => {
    const { store } = show(page, { initial: { options } })
    expect(models()).toHaveAttribute('href', '/models.html')
    models().addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(models(), { metaKey: true })
    expect(store.getState().activeDropdown).toBeNull()
  })

  test('«Модели» tells its details and shows its cars under the names of their groups', () => {
    show(page, { initial: { options } })
    fireEvent.click(models())
    const block = within(document.getElementById('drop-1')!)
    expect(block.getByText('Модельный ряд')).toBeVisible()
    expect(block.getByText(/^Пять автомобилей, один подход к\sдеталям\.$/)).toBeVisible()
    const carsOf = (group: string) =>
      within(block.getByRole('list', { name: group }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(carsOf('Седаны')).toEqual(['/new-g70.html', '/new-g80.html', '/g90.html'])
    expect(carsOf('Кроссоверы')).toEqual(['/gv70.html', '/gv80.html'])
    expect(block.getByText('Будущее').parentElement).toHaveTextContent(new RegExp(`Автомобили будущего.*${BRAND} X`))
    expect(block.getByRole('link', { name: 'Все модели' })).toHaveAttribute('href', '/models.html')
  })

  test('an entry without models has its details in the same place', () => {
    const details = { title: 'Для вас', description: 'Всё до покупки.' }
    const menu = options.menu.map((entry) => (entry.id === 2 ? { ...entry, details } : entry))
    show(page, { initial: { options: { ...options, menu } } })
    fireEvent.click(buyers(false))
    const block = within(document.getElementById('drop-2')!)
    expect(block.getByText('Для вас')).toBeVisible()
    expect(block.getByText('Всё до покупки.')).toBeVisible()
    expect(block.getByText('Условия')).toBeVisible()
  })

  test('nothing stands in a block twice: quick links leave out what its lists have', () => {
    show(page, { initial: { options } })
    fireEvent.click(buyers(false))
    const names = (id: number) =>
      within(document.getElementById(`drop-${id}`)!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(names(2).filter((name) => /тест-драйв|^Конфигуратор|дилер/i.test(name ?? ''))).toEqual([
      'Конфигуратор',
      'Тест-драйв',
      'Дилеры',
    ])
    expect(names(2)).toContain('Контакты')
    expect(names(3)).toEqual(expect.arrayContaining(['Записаться на тест-драйв', 'Конфигуратор', 'Найти дилера']))
  })

  test('Escape closes and returns the focus, a press outside and a change of width close', () => {
    const { store, resize } = show(page, { initial: { options } })
    fireEvent.click(buyers(false))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(store.getState().activeDropdown).toBeNull()
    expect(buyers(false)).toHaveFocus()

    fireEvent.click(buyers(false))
    fireEvent.pointerDown(document.body)
    expect(store.getState().activeDropdown).toBeNull()

    fireEvent.click(buyers(false))
    resize(1000)
    expect(store.getState().activeDropdown).toBeNull()
  })

  test.each([
    ['keyboard', null],
    ['pointer', 2],
  ])('the focus moved to another entry by %s leaves open: %s', (by, open) => {
    const { store } = show(page, { initial: { options } })
    fireEvent.click(buyers(false))
    const next = models()
    // The test's document does not know what the focus came by.
    const matches = (selector: string) => by === 'pointer' && selector.endsWith(':not(:focus-visible)')
    Object.defineProperty(next, 'matches', { value: matches })
    fireEvent.focusIn(next)
    expect(store.getState().activeDropdown).toBe(open)
  })

  test('lock the page and put it out of reach once the frame with the block is painted; it is within reach for the key that follows when they close', async () => {
    show(page, { initial: { options } })
    const main = document.querySelector('main')
    fireEvent.click(buyers(false))
    expect(document.body).not.toHaveClass('is-locked')
    expect(main).not.toHaveAttribute('inert')
    await waitFor(() => expect(document.body).toHaveClass('is-locked'))
    await waitFor(() => expect(main).toHaveAttribute('inert'))
    fireEvent.click(buyers(true))
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(main).not.toHaveAttribute('inert')
    await waitFor(() => expect(document.body).not.toHaveClass('is-locked'))
    fireEvent.click(buyers(false))
    await waitFor(() => expect(main).toHaveAttribute('inert'))
    fireEvent.click(buyers(true))
    // Where nothing follows, once the frame without it is painted.
    await waitFor(() => expect(main).not.toHaveAttribute('inert'))
  })

  test('closed before that frame they leave the page as it was', async () => {
    show(page, { initial: { options } })
    fireEvent.click(buyers(false))
    fireEvent.click(buyers(true))
    // What was put off before this comes before it.
    await act(() => new Promise<void>((resolve) => afterFrame(resolve)))
    expect(document.body).not.toHaveClass('is-locked')
    expect(document.querySelector('main')).not.toHaveAttribute('inert')
  })

  test('the logo closes the layers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { store } = show(page, { at: hrefTo('home'), initial: { options } })
    fireEvent.click(buyers(false))
    await act(async () =>
      fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /на\sглавную/ })),
    )
    expect(store.getState().activeDropdown).toBeNull()
  })
})

describe('search box', () => {
  const icon = (name = 'Открыть поиск') => within(screen.getByRole('banner')).getByRole('button', { name })
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { hidden: true })
  const open = () => fireEvent.click(icon())

  test('the icon expands the field and gives it the focus; the second click submits the text', async () => {
    const { store, router } = show(page, { initial: { options } })
    open()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('placeholder', 'Поиск')
    fireEvent.change(field(), { target: { value: '  GV70 ' } })
    await act(async () => fireEvent.click(icon('Найти')))
    expect(store.getState().searchOpen).toBe(false)
    expect(router.state.location.pathname + router.state.location.search).toBe('/search.html?q=GV70')
  })

  test('the second click with no text only collapses', async () => {
    const { store, router } = show(page, { initial: { options } })
    open()
    await act(async () => fireEvent.click(icon('Найти')))
    expect(store.getState().searchOpen).toBe(false)
    expect(router.state.location.pathname).toBe('/models.html')
  })

  test('Enter with no text keeps the focus in the field', () => {
    const { store } = show(page, { initial: { options } })
    open()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(store.getState().searchOpen).toBe(true)
    expect(field()).toHaveFocus()
  })

  test('a press outside collapses and keeps the text; Escape returns the focus to the icon', () => {
    const { store } = show(page, { initial: { options } })
    open()
    fireEvent.change(field(), { target: { value: 'гарантия' } })
    fireEvent.pointerDown(document.body)
    expect(store.getState().searchOpen).toBe(false)
    expect(field().value).toBe('гарантия')
    open()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(icon()).toHaveFocus()
  })

  test('the query that is shown is not asked for again', async () => {
    const { router } = show(page, { at: '/search.html?q=GV70', initial: { options } })
    const before = router.state.location.key
    open()
    fireEvent.change(field(), { target: { value: 'GV70' } })
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
    expect(router.state.location.key).toBe(before)
  })

  test('without scripts it is an ordinary form', () => {
    show(page, { initial: { options } })
    const form = field().form
    expect(form).toHaveAttribute('action', '/search.html')
    expect(field()).toHaveAttribute('name', 'q')
  })
})

describe('burger', () => {
  const openBurger = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Открыть меню' })))
    return screen.findByRole('navigation', { name: 'Все разделы' })
  }

  test.each([
    ['desktop', 769],
    ['mobile', 768],
  ])('%s at %i px leaves out entries 5 and 6, which stay in the right menu', async (mode, width) => {
    const { store } = show(page, { initial: { options }, width })
    const burger = await openBurger()
    expect(store.getState().burgerDesktopOpen).toBe(mode === 'desktop')
    expect(store.getState().burgerMobileOpen).toBe(mode === 'mobile')
    expect(within(burger).queryByRole('link', { name: /Личный кабинет|Онлайн-покупка/ })).toBeNull()
    expect(within(burger).getByText('Модельный ряд.')).toBeInTheDocument()
    expect(within(burger).getByRole('link', { name: /Сайт в других странах/ })).toBeInTheDocument()
    const right = screen.getByRole('navigation', { name: 'Сервисное меню' })
    expect(within(right).getByRole('link', { name: /Онлайн-покупка/ })).toBeInTheDocument()
    expect(within(right).getByRole('link', { name: /Личный кабинет/ })).toBeInTheDocument()
  })

  test.each([1280, 390])('at %i px has the entries of the top level that lead somewhere themselves', async (width) => {
    const entry = { id: 90, name: 'Оценить автомобиль', leftMenu: true, action: 'tradeInPopupOpen' as const }
    const { store } = show(page, { initial: { options: { ...options, menu: [...options.menu, entry] } }, width })
    const burger = await openBurger()
    fireEvent.click(within(burger).getByRole('link', { name: entry.name }))
    expect(store.getState().popup).toMatchObject({ name: 'trade-in' })
  })

  test('locks the page 100 ms after opening', async () => {
    // The page of the test before is within reach again a frame after it has gone.
    await waitFor(() => expect(document.body).not.toHaveClass('is-locked'))
    show(page, { initial: { options } })
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Открыть меню' }))
    act(() => vi.advanceTimersByTime(99))
    expect(document.body).not.toHaveClass('is-locked')
    act(() => vi.advanceTimersByTime(1))
    expect(document.body).toHaveClass('is-locked')
    vi.useRealTimers()
  })

  test('mobile: a section opens its panel, back returns', async () => {
    show(page, { initial: { options }, width: 390 })
    const burger = await openBurger()
    const section = () => within(burger).getByText('Владельцам', { selector: '[aria-controls]' })
    fireEvent.click(section())
    expect(section()).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById('burger-3')).not.toHaveAttribute('inert')
    fireEvent.click(within(burger).getByRole('button', { name: /Назад: Владельцам/ }))
    expect(section()).toHaveAttribute('aria-expanded', 'false')
    expect(document.getElementById('burger-3')).toHaveAttribute('inert')
  })

  test('its search does not submit an empty query', async () => {
    const { router, store } = show(page, { initial: { options } })
    const burger = await openBurger()
    const field = within(burger).getByRole<HTMLInputElement>('searchbox')
    const submit = () => act(async () => field.form?.requestSubmit())
    await submit()
    expect(router.state.location.pathname).toBe('/models.html')
    fireEvent.change(field, { target: { value: 'G80' } })
    await submit()
    expect(router.state.location.search).toBe('?q=G80')
    expect(store.getState().burgerDesktopOpen).toBe(false)
  })
})

describe('header-menu flag', () => {
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollY = y
      window.dispatchEvent(new Event('scroll'))
    })

  test('closed on the way down past 120 px, open after 8 px up and at the top', () => {
    const { store } = show(page, { initial: { options } })
    const isOpen = () => store.getState().headerMenuOpen
    scrollTo(120)
    expect(isOpen()).toBe(true)
    scrollTo(121)
    expect(isOpen()).toBe(false)
    scrollTo(114)
    expect(isOpen()).toBe(false)
    scrollTo(113)
    expect(isOpen()).toBe(true)
    scrollTo(400)
    expect(isOpen()).toBe(false)
    scrollTo(0)
    expect(isOpen()).toBe(true)
  })

  test('always open while the search is', () => {
    const { store } = show(page, { initial: { options } })
    act(() => store.actions.setSearchOpen(true))
    scrollTo(600)
    expect(store.getState().headerMenuOpen).toBe(true)
    scrollTo(0)
  })
})

describe('missing and special options', () => {
  test('without options the quick links stand in for the menu', () => {
    show(page)
    const menu = screen.getByRole('navigation', { name: 'Основное меню' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Записаться на тест-драйв', 'Конфигуратор', 'Найти дилера', 'Контакты'])
    expect(screen.getByRole('contentinfo')).toHaveTextContent('не является публичной офертой')
  })

  test('the dealer’s phone shows only in dealer mode', () => {
    const phone = '+7 (495) 000-00-01'
    show(page, { initial: { options: { ...options, phone } } })
    expect(screen.queryByRole('link', { name: `Позвонить: ${phone}` })).toBeNull()
    show(page, { initial: { options: { ...options, phone, dealer_mode: true } } })
    expect(screen.getByRole('link', { name: `Позвонить: ${phone}` })).toHaveAttribute('href', 'tel:+74950000001')
  })
})
