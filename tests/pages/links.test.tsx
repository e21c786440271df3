// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { copy } from '#src/content/pages/tools-links.ts'
import { readQuery } from '#src/domain/configurator/choice.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { isUnusualMark, looksPersonal } from '#src/domain/counted-link.ts'
import { isTarget, linkOf, metaRouteOfFields, pathOfTarget, readFields } from '#src/pages/links/link.ts'
import { Page } from '#src/pages/links/page.tsx'
import { qrPath } from '#src/pages/links/qr.tsx'
import { hrefTo } from '#src/routes.ts'
import { complectations, configurator } from '../fixtures/cars.ts'
import { renderPage } from './render.tsx'

const ORIGIN = 'https://site.example'
const fieldsOf = (query: string) => {
  const given = new URLSearchParams(query)
  return readFields((name) => given.get(name))
}
const make = (query: string) => linkOf(ORIGIN, fieldsOf(query))

describe('a link', () => {
  it.each([
    ['', ORIGIN + hrefTo('home')],
    ['page=/gv80.html', `${ORIGIN}/gv80.html`],
    ['page=gv80.html', `${ORIGIN}/gv80.html`],
    ['page=https://old.example/gv80.html?x=1', `${ORIGIN}/gv80.html`],
    [
      'page=/g90.html&source=vk&campaign=зима 21',
      `${ORIGIN}/g90.html?utm_source=vk&utm_campaign=%D0%B7%D0%B8%D0%BC%D0%B0+21`,
    ],
    ['page=/g90.html&model=g90&slide=2', `${ORIGIN}/g90.html`],
  ])('of %j is %s', (query, link) => expect(make(query)).toBe(link))

  it('keeps its tags where a query has no size (Safari 16)', () => {
    vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(Number.NaN)
    expect(make('page=/g90.html&source=vk')).toBe(`${ORIGIN}/g90.html?utm_source=vk`)
  })

  it('names a build in the query, where the robots of messengers see it, beside the marks', () => {
    const link = new URL(
      make('page=/configurator&slide=2&model=gv70&comp=204&ext=UYH&int=IVR&pkg3=1&pkg1=1&source=vk&term=купить'),
    )
    expect(readQuery(link.searchParams)).toMatchObject({
      slide: 2,
      model: 'gv70',
      comp: 204,
      ext: 'UYH',
      int: 'IVR',
      pkg: [1, 3],
      // The mark of the same name is no term of a credit.
      term: null,
    })
    expect(link.searchParams.get('utm_source')).toBe('vk')
    expect(link.searchParams.get('utm_term')).toBe('купить')
    expect(link.hash).toBe('')
  })

  it.each(['/configurator#slide=2&model=gv70&comp=204&ext=UYH', '/configurator?model=gv70&comp=204&ext=UYH'])(
    'keeps the build of a pasted address: %s',
    (address) => {
      const link = new URL(make(new URLSearchParams({ page: `https://old.example${address}` }).toString()))
      expect(readQuery(link.searchParams)).toMatchObject({ model: 'gv70', comp: 204, ext: 'UYH' })
    },
  )

  it.each([
    ['code=km3-7p2&page=/gv80.html', `${ORIGIN}/build/KM37P2.html`],
    ['code=KM37P2&source=vk', `${ORIGIN}/build/KM37P2.html?utm_source=vk`],
  ])('a code leads to its build: %s', (query, link) => expect(make(query)).toBe(link))

  it('a code that is none leads nowhere', () => expect(isTarget(pathOfTarget(fieldsOf('code=../x')))).toBe(false))

  it.each([
    ['page=/gv80.html&model=gv70&source=vk', '/gv80.html'],
    ['page=/configurator&source=vk', '/configurator'],
    ['page=/configurator&model=gv70&slide=3&source=vk', '/configurator?model=gv70'],
    ['page=/configurator&ext=UYH&comp=204&model=gv70', '/configurator?model=gv70&comp=204&ext=UYH'],
    ['code=KM37P2', '/build/KM37P2.html'],
  ])('the card of %s is that of %s', (query, route) => expect(metaRouteOfFields(fieldsOf(query))).toBe(route))

  it('keeps the code of one that is counted, and no other word', () => {
    expect(make('page=/g90.html&source=vk&link=KM37P2')).toBe(`${ORIGIN}/g90.html?utm_source=vk&link=KM37P2`)
    expect(make('page=/g90.html&link=km37p2"')).toBe(`${ORIGIN}/g90.html`)
  })

  it('leaves out a model that does not exist', () =>
    expect(make('page=/configurator&model=x')).toBe(`${ORIGIN}/configurator`))

  it.each([
    ['/gv80.html', true],
    ['/news/any-code.html', true],
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

  it.each([
    ['source', 'Яндекс Директ', true],
    ['source', 'yandex', false],
    ['campaign', 'Winter', true],
    ['campaign', 'winter-2021_b', false],
    ['content', '{ad_id}', false],
    ['term', 'купить g70', false],
    ['source', '', false],
  ] as const)('as %s «%s» is spelled unusually: %s', (name, value, is) => expect(isUnusualMark(name, value)).toBe(is))
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

  it('says how a mark is usually spelled where it is not', () => {
    open('/tools/links.html?page=/gv80.html&source=Яндекс+Директ&campaign=winter')
    expect(screen.getByLabelText('Источник')).toHaveAccessibleDescription(/латинскими буквами/)
    expect(screen.getByLabelText('Кампания')).not.toHaveAccessibleDescription(/латинскими буквами/)
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

  it.each(['https://ya.ru', 'ya.ru/maps', 'HTTPS://ya.ru/?page=/gv80.html'])('says of %s whose it is', (pasted) => {
    const { container } = open(`/tools/links.html?page=${encodeURIComponent(pasted)}`)
    expect(screen.getByRole('alert').textContent).toContain('Это адрес другого сайта, ya.ru')
    expect(screen.queryByText(/404/)).toBeNull()
    expect(container.querySelector('output')).toBeNull()
    expect(screen.getByLabelText('Страница')).toHaveValue(pasted)
  })

  it('takes the same page of another copy of the site, and says so', () => {
    const { container } = open('/tools/links.html?page=https://copy.example/gv80.html')
    expect(container.querySelector('output')).toHaveTextContent(`${ORIGIN}/gv80.html`)
    expect(screen.getByText(/copy\.example/)).toBeInTheDocument()
  })

  it('does not take a file name for a host', () => {
    open('/tools/links.html?page=gv81.html')
    expect(screen.getByText(/Такой страницы на сайте нет/)).toBeInTheDocument()
  })

  describe('of a build', () => {
    const build = '/configurator?model=gv70&comp=203&ext=RED'
    const cars = {
      confData: configurator,
      complectations: { gv70: complectations.filter(({ model_code }) => model_code === 'gv70') },
    }
    const openBuild = (query: string) =>
      renderPage(Page, {
        address: `/tools/links.html?page=/configurator&${query}`,
        copy: copy['tools-links']!,
        data: { ...cars, metaByRoute: { ...metaByRoute, [build]: { ...meta(build), title: 'Красный GV70' } } },
      })
    const link = (container: HTMLElement) => new URL(container.querySelector('output')!.textContent).searchParams

    it('the card is that of the very car', () => {
      const { container } = openBuild('model=gv70&comp=203&ext=RED')
      expect(link(container).get('ext')).toBe('RED')
      expect(screen.getByText('Красный GV70')).toBeInTheDocument()
    })

    it('lists only what the trim is offered with, and leaves out what it is not', () => {
      const { container } = openBuild('model=gv70&comp=201&int=IVR&pkg1=1&pkg5=1')
      const cabins = within(screen.getByLabelText('Салон')).getAllByRole('option')
      expect(cabins.map((option) => option.getAttribute('value'))).not.toContain('IVR')
      expect([link(container).get('int'), link(container).get('pkg')]).toEqual([null, '1'])
    })

    it('says what will be shown instead of what does not go together', () => {
      openBuild('model=gv70&comp=203&ext=RED&int=RDN')
      expect(screen.getByText(/Мы заменили салон/)).toBeInTheDocument()
    })
  })

  it('offers to have the link counted where the site counts; a counted one is another link once a field changes', () => {
    document.documentElement.dataset['counts'] = ''
    onTestFinished(() => void delete document.documentElement.dataset['counts'])
    const { container } = open('/tools/links.html?page=/gv80.html&source=vk&link=KM37P2')
    expect(container.querySelector('output')).toHaveTextContent('link=KM37P2')
    expect(container.querySelector('form[method=post]')).toBeNull()
    act(() => {
      fireEvent.input(screen.getByLabelText('Источник'), { target: { value: 'ok' } })
    })
    expect(container.querySelector('output')).not.toHaveTextContent('link=')
    expect(container.querySelector('form[method=post] input')).toHaveValue('/gv80.html?utm_source=ok')
  })

  it('warns of personal data in a mark', () => {
    open('/tools/links.html?page=/gv80.html&campaign=ivan@example.ru')
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.getByLabelText('Кампания')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Источник')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('button', { name: 'Скопировать ссылку' })).toBeDisabled()
  })

  it('selects the link where the browser does not let it be copied', async () => {
    open('/tools/links.html?page=/gv80.html')
    fireEvent.click(screen.getByRole('button', { name: 'Скопировать ссылку' }))
    expect(await screen.findByRole('button', { name: 'Ссылка выделена: скопируйте её' })).toBeEnabled()
    expect(String(getSelection())).toMatch(/\/gv80\.html$/)
  })

  it('names the field of a code nobody was given, and hands out no such link', () => {
    open('/tools/links.html?code=ABC123')
    expect(screen.getByLabelText(/Код сборки/)).toHaveAccessibleDescription(/Сборки с\s?таким кодом нет/)
    expect(screen.getByRole('button', { name: 'Скопировать ссылку' })).toBeDisabled()
  })
})
