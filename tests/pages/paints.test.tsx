// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { exteriorColors } from '#src/content/cars/colors.ts'
import type { Section } from '#src/content/copy.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { Mosaic } from '#src/pages/model-section/drawn-blocks.tsx'
import { Paints } from '#src/pages/model-section/paints.tsx'
import { renderPage } from './render.tsx'

const pictures = vi.hoisted((): { generatedPictures: GeneratedPictures } => ({ generatedPictures: {} }))
vi.mock('#src/content/pictures/generated.ts', () => pictures)
const drawings = vi.hoisted(() => ({ areThere: true }))
vi.mock('#src/content/models/drawn.ts', async (original) => ({
  ...(await original<object>()),
  isDrawn: () => drawings.areThere,
}))

const show = (block: ReactNode) =>
  renderPage(() => block, { address: '/gv70-design.html', copy: { h1: 'Дизайн', sections: [] } })

const CODE = 'gv70'
const paints = exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[CODE]))
const section: Section = {
  id: 'colors',
  heading: 'Цвета',
  text: ['Краски.'],
  ctas: [
    { label: 'Выбрать', to: 'configurator', hash: 'slide=2&model=gv70' },
    { label: 'Поездка', to: 'test-drive', hash: 'form' },
  ],
}

test('every paint is a choice that begins with the shown one, its link opens the configurator in this paint', () => {
  show(<Paints section={section} code={CODE} />)
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ value }) => value)).toEqual(paints.map(({ code }) => code))
  expect(choices.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([lineUp[CODE].shownPaint])
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(paints.map(({ name }) => name))
  const hrefs = screen.getAllByRole('link', { name: 'Собрать в этом цвете' }).map((link) => link.getAttribute('href'))
  expect(hrefs.map((href) => /[#&]ext=(\w+)$/.exec(href ?? '')?.[1])).toEqual(paints.map(({ code }) => code))
  // A link to another page is as the copy has it.
  for (const link of screen.getAllByRole('link', { name: 'Поездка' }))
    expect(link.getAttribute('href')).toMatch(/#form$/)
})

test('a paint that is not chosen yet is not fetched', () => {
  const { container } = show(<Paints section={section} code={CODE} />)
  const later = [...container.querySelectorAll('img')]
  expect(later).toHaveLength(paints.length - 1)
  expect(later.every((image) => image.getAttribute('loading') === 'lazy')).toBe(true)
})

test('a model with one photograph of its own has no choice: its paints are named, the links are as they are', () => {
  drawings.areThere = false
  pictures.generatedPictures.models = { [CODE]: { slots: { hero: { name: 'own-hero' } } } }
  show(<Paints section={section} code={CODE} />)
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(paints.map(({ name }) => name))
  expect(screen.getByRole('link', { name: 'Выбрать' }).getAttribute('href')).toMatch(/model=gv70$/)
})

const picture = (src: string): Picture => ({ source: 'render', src, sources: [], alt: src, width: 3, height: 2 })
const wide = (container: HTMLElement) =>
  [...container.querySelectorAll('li svg[role="img"]')].map((box) =>
    /acrossScreen/.test(box.getAttribute('class') ?? ''),
  )

test('of an odd number of pictures the first is alone; what the model does not have leaves no hole', () => {
  const [a, b, c] = [picture('/a.jpg'), picture('/b.jpg'), picture('/c.jpg')]
  expect(wide(show(<Mosaic section={section} pictures={[a, b, c]} />).container)).toEqual([true, false, false])
  expect(wide(show(<Mosaic section={section} pictures={[a, null, c]} />).container)).toEqual([false, false])
  expect(wide(show(<Mosaic section={section} pictures={[null, b]} />).container)).toEqual([true])
  const { container } = show(<Mosaic section={section} pictures={[null]} />)
  expect(container.querySelectorAll('li')).toHaveLength(0)
  expect(container.textContent).toContain('Краски.')
})
