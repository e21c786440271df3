// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Slider } from '#src/components/slider/slider.tsx'
import { Tabs } from '#src/components/tabs.tsx'

const tabs = ['Один', 'Два', 'Три'].map((label, index) => ({ id: String(index), label, content: `Панель ${label}` }))

describe('Tabs', () => {
  test('one tab is chosen, named panels follow', () => {
    render(<Tabs label="Разделы" tabs={tabs} />)
    expect(screen.getByRole('tablist', { name: 'Разделы' })).toBeVisible()
    expect(screen.getByRole('tabpanel', { name: 'Один' })).toHaveTextContent('Панель Один')
    fireEvent.click(screen.getByRole('tab', { name: 'Два' }))
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Панель Два')
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Два')
  })

  test.each([
    ['ArrowRight', 'Два'],
    ['ArrowLeft', 'Три'],
    ['End', 'Три'],
    ['Home', 'Один'],
  ])('%s chooses «%s» and moves the focus there', (key, name) => {
    render(<Tabs label="Разделы" tabs={tabs} />)
    screen.getByRole('tab', { name: 'Один' }).focus()
    fireEvent.keyDown(document.activeElement!, { key })
    expect(screen.getByRole('tab', { name })).toHaveFocus()
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })

  test('a panel that did not come is not there, and with none there is no row of tabs', () => {
    const { rerender, container } = render(<Tabs label="Разделы" tabs={tabs.slice(1)} />)
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Два')
    fireEvent.click(screen.getByRole('tab', { name: 'Три' }))
    // The first comes late: the visitor's choice stays.
    rerender(<Tabs label="Разделы" tabs={tabs} />)
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Три')
    rerender(<Tabs label="Разделы" tabs={[]} />)
    expect(container).toBeEmptyDOMElement()
  })

  test('the caller may keep the choice', () => {
    const onChange = vi.fn<(id: string) => void>()
    render(<Tabs label="Разделы" tabs={tabs} active="2" onChange={onChange} />)
    fireEvent.click(screen.getByRole('tab', { name: 'Два' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Панель Три')
  })
})

describe('Slider', () => {
  const WIDTH = 500
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  beforeEach(() => {
    scrollTo.mockReset()
    Element.prototype.scrollTo = scrollTo as unknown as Element['scrollTo']
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  })
  const show = () =>
    render(
      <Slider label="Фото">
        <p>а</p>
        <p>б</p>
        <p>в</p>
      </Slider>,
    )
  const current = () =>
    screen.getAllByRole('button', { name: /^Слайд/ }).findIndex((page) => page.hasAttribute('aria-current'))
  const next = () => screen.getByRole('button', { name: 'Следующий слайд' })
  const previous = () => screen.getByRole('button', { name: 'Предыдущий слайд' })

  test('goes on and back, and stops at both ends', () => {
    show()
    expect(previous()).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(previous())
    expect(current()).toBe(0)
    fireEvent.click(next())
    fireEvent.click(next())
    expect(current()).toBe(2)
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    scrollTo.mockReset()
    fireEvent.click(next())
    expect(current()).toBe(2)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('the page navigation and the arrow keys move it', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Слайд 3' }))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'smooth' })
    fireEvent.keyDown(screen.getByRole('group', { name: 'Фото: слайды' }), { key: 'ArrowLeft' })
    expect(current()).toBe(1)
    expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH, behavior: 'smooth' })
  })

  test('with reduced motion it does not glide', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    show()
    fireEvent.click(next())
    expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH, behavior: 'instant' })
  })

  test('a swipe, which scrolls the box, changes the page', async () => {
    vi.useFakeTimers()
    show()
    const box = screen.getByRole('group', { name: 'Фото: слайды' })
    box.scrollLeft = WIDTH
    fireEvent.scroll(box)
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    expect(current()).toBe(1)
    expect(screen.getByText(/^2/)).toHaveTextContent('2 / из 3')
  })

  test('a glide that stands still on its way does not take back what was asked for', async () => {
    vi.useFakeTimers()
    show()
    const box = screen.getByRole('group', { name: 'Фото: слайды' })
    fireEvent.click(next())
    fireEvent.click(next())
    // A busy machine: the box has moved a little and stopped.
    box.scrollLeft = WIDTH * 0.3
    fireEvent.scroll(box)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(current()).toBe(2)
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'instant' })
    box.scrollLeft = 2 * WIDTH
    fireEvent.scroll(box)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(current()).toBe(2)
    // From here on a swipe counts again.
    fireEvent.pointerDown(box)
    box.scrollLeft = WIDTH
    fireEvent.scroll(box)
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    expect(current()).toBe(1)
  })

  test('a finger that takes over on the way is followed', async () => {
    vi.useFakeTimers()
    show()
    const box = screen.getByRole('group', { name: 'Фото: слайды' })
    fireEvent.click(next())
    fireEvent.click(next())
    fireEvent.touchStart(box)
    box.scrollLeft = 0
    fireEvent.scroll(box)
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    expect(current()).toBe(0)
  })

  test('never moves by itself', async () => {
    vi.useFakeTimers()
    show()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    vi.useRealTimers()
    expect(current()).toBe(0)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('one slide has no buttons', () => {
    render(
      <Slider label="Фото">
        <p>а</p>
      </Slider>,
    )
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('the server’s HTML has every slide and no style attribute', () => {
    const html = renderToString(
      <Slider label="Фото">
        <p>а</p>
        <p>б</p>
      </Slider>,
    )
    expect(html).toContain('<p>б</p>')
    expect(html).not.toContain('style=')
  })
})
