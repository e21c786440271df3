import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { photoGround } from '#src/printing/photo-ground.ts'

/** A white photograph with a black line across, `down` per cent from the top; rows of the card by their brightness. */
async function rowsOf({ width, height, down }: { width: number; height: number; down: number }) {
  const line = await sharp({ create: { width, height: 12, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const file = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: line, left: 0, top: Math.round((height * down) / 100) - 6 }])
    .png()
    .toBuffer()
  const ground = await photoGround(file, [50, down])
  const flat = sharp(await ground.png().toBuffer()).removeAlpha()
  expect(await flat.metadata()).toMatchObject(SHARE_SIZE)
  const { data } = await flat.extract({ left: 600, top: 0, width: 1, height: SHARE_SIZE.height }).raw().toBuffer({
    resolveWithObject: true,
  })
  return Array.from({ length: SHARE_SIZE.height }, (_, row) => data[row * 3] ?? 0)
}

test.each([
  ['a wide photograph', { width: 1440, height: 648, down: 50 }],
  ['one as tall as it is wide', { width: 900, height: 900, down: 50 }],
  ['one whose subject is high up', { width: 1000, height: 1250, down: 30 }],
])('%s: its subject stands below the text, behind which white is dark enough for white', async (_what, photo) => {
  const rows = await rowsOf(photo)
  const bright = rows.slice(400)
  const subject = 400 + bright.indexOf(Math.min(...bright.slice(0, 120)))
  expect(subject).toBeGreaterThan(0.55 * SHARE_SIZE.height)
  expect(subject).toBeLessThan(0.72 * SHARE_SIZE.height)
  expect(Math.max(...rows.slice(0, 250))).toBeLessThan(120)
  expect(Math.max(...bright)).toBeGreaterThan(240)
})
