// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LazyImage } from '#src/components/lazy-image.tsx'

let enter = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        enter = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const picture = <LazyImage src="/images/g70.svg" alt="G70 сбоку" width={5505} height={1900} />

test('loads 200 ms after it has come into view', () => {
  render(picture)
  act(() => void vi.advanceTimersByTime(5000))
  expect(screen.getByRole('img', { name: 'G70 сбоку' }).tagName).toBe('svg')
  act(() => enter())
  act(() => void vi.advanceTimersByTime(199))
  expect(screen.getByRole('img').tagName).toBe('svg')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('img', { name: 'G70 сбоку' })).toHaveAttribute('src', '/images/g70.svg')
})

test('the server sends the proportions and a copy for visitors without scripts, but no style', () => {
  const html = renderToString(picture)
  expect(html).toContain('viewBox="0 0 5505 1900"')
  expect(html).toMatch(/<noscript><img src="\/images\/g70.svg"/)
  expect(html).not.toContain('style=')
})

test('the hero loads at once', () => {
  const html = renderToString(<LazyImage src="/hero.svg" alt="" width={3} height={1} eager />)
  expect(html).toMatch(/<img src="\/hero.svg"/)
  expect(html.toLowerCase()).toContain('fetchpriority="high"')
})

test('a picture without a source is logged', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<LazyImage src={undefined} alt="" width={3} height={2} />)
  expect(error).toHaveBeenCalledExactlyOnceWith('ProgressiveImage: Не удалось получить src картинки')
})

describe('with raster versions', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/a-800.avif 800w, /a-1280.avif 1280w', sizes: '100vw', media: '(max-width: 768px)' },
    { type: 'image/jpeg', srcSet: '/a.jpg', sizes: '100vw', media: '(max-width: 768px)' },
  ]
  const hero = <LazyImage src="/a.svg" sources={sources} alt="Сбоку" width={3} height={1} eager />

  test('the hero offers them before the drawing', () => {
    const html = renderToString(hero)
    expect(html.match(/<source[^>]*type="([^"]+)"/g)).toHaveLength(2)
    expect(html).toMatch(/<img src="\/a.svg" width="3" height="1" alt="Сбоку"/)
    expect(html).not.toContain('style=')
  })

  test('exactly what a screen will show is announced: AVIF on phones, the drawing elsewhere', () => {
    vi.stubEnv('SSR', true)
    const links = renderToString(hero).match(/<link rel="preload"[^>]*>/g) ?? []
    expect(links).toHaveLength(2)
    expect(links[0]).toMatch(/imageSrcSet="\/a-800.avif 800w, \/a-1280.avif 1280w"/i)
    expect(links[0]).toContain('media="(max-width: 768px)"')
    expect(links[0]).toContain('type="image/avif"')
    expect(links[1]).toContain('href="/a.svg"')
    expect(links[1]).toContain('media="not all and (max-width: 768px)"')
  })

  test('of a file for some screens and one for all, exactly one is announced at each width', () => {
    vi.stubEnv('SSR', true)
    const mediaOf = (first: string) => {
      const forSome = { type: 'image/avif', srcSet: '/wide.avif 1280w', media: first }
      const forAll = { type: 'image/avif', srcSet: '/b.avif 800w' }
      const both = [forSome, { ...forSome, type: 'image/jpeg' }, forAll]
      const html = renderToString(<LazyImage src="/b.jpg" sources={both} alt="" width={3} height={1} eager />)
      const links = html.match(/<link rel="preload"[^>]*>/g) ?? []
      return links.map((link) => [/"(\/\w+)/.exec(link)?.[1], /media="([^"]+)"/.exec(link)?.[1]])
    }
    expect(mediaOf('(min-width: 1024px)')).toEqual([
      ['/wide', '(min-width: 1024px)'],
      ['/b', 'not all and (min-width: 1024px)'],
    ])
    expect(mediaOf('not all and (max-width: 768px)')).toEqual([
      ['/wide', 'not all and (max-width: 768px)'],
      ['/b', '(max-width: 768px)'],
    ])
  })

  test('in the browser nothing is announced: the picture is there itself', () => {
    render(hero)
    expect(document.head.querySelector('link')).toBeNull()
  })

  test('visitors without scripts get them too', () => {
    const html = renderToString(<LazyImage src="/a.svg" sources={sources} alt="" width={3} height={1} />)
    expect(html).toMatch(/<noscript><picture[^>]*><source/)
    expect(html).not.toContain('preload')
  })

  test('come with the picture after it has scrolled into view', () => {
    const { container } = render(<LazyImage src="/a.svg" sources={sources} alt="" width={3} height={1} />)
    act(() => enter())
    act(() => void vi.advanceTimersByTime(200))
    expect(container.querySelectorAll('picture > source')).toHaveLength(2)
  })
})
