// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copy } from '#src/content/pages/tools-links.ts'
import { readHash } from '#src/domain/configurator/choice.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { isTarget, linkOf, looksPersonal, readFields } from '#src/pages/links/link.ts'
import { Page } from '#src/pages/links/page.tsx'
import { qrPath } from '#src/pages/links/qr.tsx'
import { renderPage } from './render.tsx'

const ORIGIN = 'https://site.example'
const fieldsOf = (query: string) => {
  const given = new URLSearchParams(query)
  return readFields((name) => given.get(name))
}
const make = (query: string) => linkOf(ORIGIN, fieldsOf(query))

describe('a link', () => {
  it.each([
    ['', `${ORIGIN}/norven.html`],
    ['page=/gv80.html', `${ORIGIN}/gv80.html`],
    ['page=gv80.html', `${ORIGIN}/gv80.html`],
    ['page=https://old.example/gv80.html?x=1', `${ORIGIN}/gv80.html`],
    [
      'page=/g90.html&source=vk&campaign=зима 21',
      `${ORIGIN}/g90.html?utm_source=vk&utm_campaign=%D0%B7%D0%B8%D0%BC%D0%B0+21`,
    ],
    ['page=/g90.html&model=g90&slide=2', `${ORIGIN}/g90.html`],
  ])('of %j is %s', (query, link) => expect(make(query)).toBe(link))

  it('keeps a build as the configurator reads it', () => {
    const link = new URL(make('page=/configurator&slide=2&model=gv70&ext=UYH&source=vk'))
    expect(link.search).toBe('?utm_source=vk')
    expect(readHash(link.hash).choice).toMatchObject({ slide: 2, model: 'gv70', ext: 'UYH' })
  })

  it('leaves out a model that does not exist', () =>
    expect(make('page=/configurator&model=x')).toBe(`${ORIGIN}/configurator`))

  it.each([
    ['/gv80.html', true],
    ['/news/novogodnij-grafik.html', true],
    ['/gv81.html', false],
    ['/404.html', false],
    ['/tools/links.html', false],
  ])('to %s: %s', (path, is) => expect(isTarget(path)).toBe(is))

  it.each([
    ['ivan@example.ru', true],
    ['+7 (916) 123-45-67', true],
    ['winter-2021', false],
    ['20211201', false],
  ])('%s looks personal: %s', (value, is) => expect(looksPersonal(value)).toBe(is))
})

it('the code of a longer link is no smaller, and has dark and light modules', () => {
  const short = qrPath(ORIGIN)
  const long = qrPath(`${ORIGIN}/gv80.html?utm_source=vk&utm_campaign=winter-2021&utm_content=card-2`)
  expect(long.size).toBeGreaterThan(short.size)
  expect(short.d.match(/M/g)!.length).toBeGreaterThan(100)
})

describe('the page', () => {
  const meta = (route: string): MetaTags => ({
    route,
    title: 'Большой кроссовер',
    description: 'О нём',
    canonical: ORIGIN + route,
    robots: 'index, follow',
    og: { title: '', description: '', image: `${ORIGIN}/images/share/x.jpg`, type: 'website' },
    breadcrumbs: [],
  })
  const metaByRoute = { '/tools/links.html': meta('/tools/links.html'), '/gv80.html': meta('/gv80.html') }
  const open = (address: string) => renderPage(Page, { address, copy: copy['tools-links']!, data: { metaByRoute } })

  it('shows the link, the check, the card and the code of an address', () => {
    const { container } = open('/tools/links.html?page=/gv80.html&source=vk')
    expect(container.querySelector('output')).toHaveTextContent(`${ORIGIN}/gv80.html?utm_source=vk`)
    expect(screen.getByText(/Страница есть: «Большой кроссовер»/)).toBeInTheDocument()
    expect(container.querySelector('figure img')).toHaveAttribute('src', '/images/share/x.jpg')
    expect(screen.getByRole('img', { name: 'QR-код ссылки' })).toBeInTheDocument()
  })

  it('changes as one types, and says of an unknown address that it is none', () => {
    const { container } = open('/tools/links.html?page=/gv80.html')
    act(() => {
      fireEvent.input(screen.getByLabelText('Страница'), { target: { value: '/gv81.html' } })
    })
    expect(container.querySelector('output')).toHaveTextContent(`${ORIGIN}/gv81.html`)
    expect(screen.getByText(/Такой страницы на сайте нет/)).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: 'QR-код ссылки' })).toBeNull()
  })

  it('warns of personal data in a mark', () => {
    open('/tools/links.html?page=/gv80.html&campaign=ivan@example.ru')
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})
