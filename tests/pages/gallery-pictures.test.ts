import { expect, test, vi } from 'vitest'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { framesOf } from '#src/pages/model-gallery/frames.ts'
import { interiorsOf } from '#src/pages/shared/cars/colors.tsx'

vi.mock('#src/content/pictures/generated.ts', async () => {
  const { listedPictures } = await import('./listed-pictures.ts')
  return { generatedPictures: listedPictures }
})

test.each(DRAWN_MODELS)('%s: paints and leathers are chosen by their colour, no caption repeats the name', (code) => {
  const { colors, interior, details } = framesOf(code)
  for (const { swatch } of colors) expect(swatch).toBeDefined()
  expect(interior.filter(({ swatch }) => swatch)).toHaveLength(interiorsOf(code).length)
  expect(details.length).toBeGreaterThan(0)
  for (const { caption } of details) expect(caption).not.toMatch(/G[V\d]/)
})

test.each(DRAWN_MODELS)('%s: the close-ups begin with the wheel, none is a plain panel', (code) => {
  const { details } = framesOf(code)
  expect(details[0]?.caption).toBe('Колесо')
  expect(details.filter(({ caption }) => /^(?:Зеркало|Ручка)/.test(caption))).toEqual([])
})
