// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import type { InteriorColor } from '#src/domain/shapes/configurator.ts'
import { Cabin } from '#src/pages/configurator/cabin.tsx'
import { rearOf } from '#src/pages/configurator/cabin-pictures.ts'

vi.mock('#src/content/pictures/generated.ts', () => {
  const interiors = { AAA: { name: 'x-render-interior-aaa-1', isRender: true } as const }
  const rears = { AAA: { name: 'x-render-rear-aaa-2', isRender: true } as const }
  return { generatedPictures: { models: { gv70: { interiors, rears } } } satisfies GeneratedPictures }
})

const interior = (id: number, code: string): InteriorColor => ({
  id,
  code,
  name: `Кожа ${code}`,
  material: 'leather',
  trim: 'дерево',
  hex: '#111111',
  hex_accent: '#222222',
  price: 0,
  model_codes: [],
  image: `/images/boards/${code}.jpg`,
})
const interiors = [interior(1, 'AAA'), interior(2, 'BBB'), interior(3, 'CCC')]
const at = (index: number) => interiors[index] ?? interior(0, 'NONE')
const cabin = (index: number) => <Cabin model="gv70" interiors={interiors} shown={at(index)} />
const files = (box: HTMLElement) => [...box.querySelectorAll('img')].map((image) => image.getAttribute('src'))
const come = (name: string) => fireEvent.load(document.querySelector(`[data-interior=${name}]`) ?? document.body)

test('the driver’s view is shown where it is pictured, the board of materials where not', () => {
  const { rerender } = render(cabin(0))
  expect(screen.getByRole('img', { name: 'Место водителя: Кожа AAA, вставки: дерево' })).toHaveProperty('width', 1280)
  come('AAA')
  rerender(cabin(1))
  come('BBB')
  expect(screen.getByRole('img', { name: 'Материалы салона: Кожа BBB, вставки: дерево' })).toHaveProperty('width', 1200)
})

test('the chosen picture comes alone, the others after it', () => {
  const { container } = render(cabin(1))
  expect(files(container)).toEqual(['/images/boards/BBB.jpg'])
  come('BBB')
  expect(files(container)).toEqual([
    '/assets/x-render-interior-aaa-1-1280.jpg',
    '/images/boards/BBB.jpg',
    '/images/boards/CCC.jpg',
  ])
  expect(container.querySelector('[data-cabins=here]')).toBeNull()
  for (const code of ['AAA', 'CCC']) come(code)
  expect(container.querySelector('[data-cabins=here]')).not.toBeNull()
})

test('until a picture is here the one before stays', () => {
  const { rerender } = render(cabin(1))
  come('BBB')
  rerender(cabin(0))
  expect(screen.getByRole('img').getAttribute('alt')).toContain('BBB')
  come('AAA')
  expect(screen.getByRole('img').getAttribute('alt')).toContain('AAA')
})

test('a picture that cannot be had gives way to its name', () => {
  const { rerender } = render(cabin(1))
  come('BBB')
  rerender(cabin(2))
  fireEvent.error(document.querySelector('[data-interior=CCC]') ?? document.body)
  expect(screen.getByRole('img').getAttribute('alt')).toContain('CCC')
})

test('the rear seats come after all interiors, and alone where they are what is shown', () => {
  const rear = rearOf('gv70', at(0))
  expect(rearOf('gv70', at(1))).toBeNull()
  const { container, rerender, unmount } = render(
    <Cabin model="gv70" interiors={interiors} shown={at(0)} rear={rear} />,
  )
  for (const code of ['AAA', 'BBB']) come(code)
  expect(container.querySelector('[data-rear]')).toBeNull()
  come('CCC')
  fireEvent.load(container.querySelector('[data-rear]') ?? document.body)
  expect(screen.getByRole('img').getAttribute('alt')).toContain('Место водителя')
  const seats = <Cabin model="gv70" interiors={[at(0)]} shown={at(0)} rear={rear} isRear />
  rerender(seats)
  expect(screen.getByRole('img', { name: 'Задний ряд: Кожа AAA, вставки: дерево' })).toBeDefined()
  unmount()
  expect(files(render(seats).container)).toEqual(['/assets/x-render-rear-aaa-2-1280.jpg'])
})
