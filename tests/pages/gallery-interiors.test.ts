import { expect, test, vi } from 'vitest'
import type { GeneratedPicture, GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import { framesOf } from '#src/pages/model-gallery/frames.ts'
import { interiorsOf } from '#src/pages/shared/cars/colors.tsx'

const pictured = vi.hoisted(() => ({ interiors: {} as Record<string, GeneratedPicture> }))
vi.mock('#src/content/pictures/generated.ts', () => ({
  generatedPictures: { models: { gv70: pictured } } satisfies GeneratedPictures,
}))

const codes = interiorsOf('gv70').map(({ code }) => code)
/** Which interiors have a picture from the driver's seat, and what the gallery shows of all. */
function shown(withPicture: readonly string[]): string[] {
  pictured.interiors = Object.fromEntries(withPicture.map((code) => [code, { name: `view-${code}`, isRender: true }]))
  return framesOf('gv70').interior.map(({ src }) => src)
}

test('every interior is shown from the driver’s seat where all are pictured so', () => {
  expect(shown(codes)).toEqual(codes.map((code) => `/assets/view-${code}-1280.jpg`))
})

test('where one is missing, all are shown by their materials: a row has one kind of picture', () => {
  expect(shown(codes.slice(1)).filter((src) => src.includes('view-'))).toEqual([])
  expect(shown(codes.slice(1))).toHaveLength(codes.length)
})

test('the words of an interior stay with its picture', () => {
  shown(codes)
  const [frame] = framesOf('gv70').interior
  const [first] = interiorsOf('gv70')
  expect(frame).toMatchObject({ id: `interior-${first?.code.toLowerCase()}`, caption: first?.name, note: first?.trim })
})
