// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { DrawnCar } from '#src/pages/shared/cars/drawn-car.tsx'

/** The model's own pictures, which come, or do not, when the test says so. */
const own = vi.hoisted(() => ({ areHere: false, come: () => {}, fail: () => {} }))

vi.mock('#src/content/pictures/own-pictures.ts', () => ({
  loadOwnPictures: () =>
    new Promise<void>((resolve, reject) => {
      own.come = () => {
        own.areHere = true
        resolve()
      }
      own.fail = () => reject(new Error('no line'))
    }),
}))
vi.mock('#src/content/pictures/picture-of.ts', () => {
  const picture = { sources: [], alt: '', width: 20, height: 9 }
  const drawing: Picture = { ...picture, source: 'drawing', src: '/drawing.svg' }
  const hall: Picture = { ...picture, source: 'render', src: '/hall.jpg', place: 'showroom' }
  return { pictureOf: (_: string, shot: object) => ('showroom' in shot && own.areHere ? hall : drawing) }
})

const color: ExteriorColor = {
  id: 1,
  code: 'AAA',
  name: 'Синий',
  description: '',
  type: 'metallic',
  hex: '#000000',
  hex_dark: '#000000',
  price: 0,
  model_codes: [],
  exclude_interior_ids: [],
  images: [],
}
const car = (isInHall: boolean) => (
  <DrawnCar
    code="gv70"
    color={color}
    label={{ side: 'сбоку', showroom: 'в зале' }}
    paints={[]}
    isHidden={false}
    isInHall={isInHall}
  />
)
const files = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
const seen = () =>
  [...document.querySelectorAll('picture:not([class*=hidden]) img')].map((image) => image.getAttribute('src'))
const isInShowroom = () => document.querySelector('[data-showroom]') !== null
const load = (src: string) =>
  act(async () => fireEvent.load(document.querySelector(`img[src="${src}"]`) ?? document.body))

beforeEach(() => {
  own.areHere = false
  Object.assign(HTMLImageElement.prototype, { decode: async () => {} })
})

test('the showroom is empty until its picture is here: no drawing comes before it', async () => {
  render(car(true))
  expect([files(), isInShowroom()]).toEqual([[], true])
  await act(async () => own.come())
  expect([files(), seen(), isInShowroom()]).toEqual([['/hall.jpg'], [], true])
  await load('/hall.jpg')
  expect([seen(), isInShowroom()]).toEqual([['/hall.jpg'], true])
  expect(screen.getByRole('img', { name: 'в зале' })).toBeDefined()
})

test('without the line to fetch the showroom over, the drawing is shown', async () => {
  render(car(true))
  await act(async () => own.fail())
  expect([files(), seen(), isInShowroom()]).toEqual([['/drawing.svg'], ['/drawing.svg'], false])
})

test('a drawing that has been seen stays until the showroom is here', async () => {
  const { rerender } = render(car(false))
  await load('/drawing.svg')
  rerender(car(true))
  await act(async () => own.come())
  expect([seen(), isInShowroom()]).toEqual([['/drawing.svg'], false])
  await load('/hall.jpg')
  expect([seen(), isInShowroom()]).toEqual([['/hall.jpg'], true])
})

test('a picture that cannot be shown gives its place to its words', async () => {
  render(car(true))
  await act(async () => own.come())
  await act(async () => fireEvent.error(document.querySelector('img') ?? document.body))
  expect(seen()).toEqual(['/hall.jpg'])
})
