import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { DrivingPicture } from '#src/pages/shared/cars/driving-picture.tsx'

const known = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#src/content/pictures/picture-of.ts', () => ({
  pictureOf: (code: string, slot: string) => known.get(`${code}/${slot}`) ?? null,
}))

const photo = (name: string): Picture => ({
  src: `/uploads/${name}.jpg`,
  sources: [{ type: 'image/avif', srcSet: `/uploads/${name}.avif` }],
  alt: name,
  width: 1920,
  height: 864,
  source: 'photograph',
  place: 'drive',
})

test('a model drives away, upright on phones', () => {
  known.set('g90/drive', photo('wide')).set('g90/drive-upright', photo('upright'))
  const html = renderToStaticMarkup(<DrivingPicture code="g90" instead="the car by night" />)
  expect(html).toMatch(/<source[^>]*max-width[^>]*upright\.avif|<source[^>]*upright\.avif[^>]*max-width/)
  expect(html).toContain('/uploads/wide.avif')
  expect(html).not.toContain('the car by night')
})

test('without such a picture something else stands there', () => {
  known.clear()
  expect(renderToStaticMarkup(<DrivingPicture code="g90" instead="the car by night" />)).toBe('the car by night')
})
