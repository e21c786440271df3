import { expect, test, vi } from 'vitest'
import { photoInPaint } from '#src/printing/configuration/cover.ts'

const photoFor = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<null>>(() => Promise.resolve(null)))
vi.mock('#src/printing/photos.ts', () => ({ photoFor }))

test.each([
  [false, { showroom: 'BLU' }],
  [true, { paint: 'BLU' }],
])('the cover shows the car in the hall, but a long one as it is drawn: %s', async (isLong, shot) => {
  await photoInPaint({ code: 'g90', name: 'G90', isLong }, 'BLU')
  expect(photoFor).toHaveBeenLastCalledWith('g90', shot, expect.any(Number))
})
