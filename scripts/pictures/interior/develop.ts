import sharp, { type Sharp } from 'sharp'
import { smooth } from '#src/drawing/kit/numbers.ts'
import { hash } from './noise.ts'
import { HEIGHT, UNIT, WIDTH } from './surface.ts'

const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const
/** Blurs between which the depth of field is mixed, units. */
const BLURS = [0.9, 2.2, 5.5, 13] as const

/** A filmic curve, then the screen's encoding. */
function encode(light: number): number {
  const v = light * 1.5
  const film = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14)
  return Math.min(1, Math.max(0, film)) ** (1 / 2.2)
}

/** How far a row is out of focus: 0 sharp, 4 the strongest blur. */
function defocus(share: number): number {
  if (share < 0.42) return smooth(0.42, -0.02, share) * 4
  return share > 0.76 ? smooth(0.76, 1.08, share) * 3.2 : 0
}

/** Linear pixels to a picture with film grain and the far edges out of focus. */
export async function develop(pixels: Float32Array): Promise<Sharp> {
  const image = Buffer.alloc(pixels.length)
  for (let i = 0; i < pixels.length; i++) {
    const grain = (hash(i, 3, 5) - 0.5) * 2.2
    image[i] = Math.min(255, Math.max(0, Math.round(255 * encode(pixels[i]!) + grain)))
  }
  const layers = [Buffer.from(image)]
  for (const blur of BLURS)
    layers.push(
      await sharp(image, raw)
        .blur(blur * UNIT)
        .raw()
        .toBuffer(),
    )
  const row = WIDTH * 3
  for (let y = 0; y < HEIGHT; y++) {
    const amount = Math.min(3.999, defocus(y / HEIGHT))
    if (amount === 0) continue
    const level = Math.floor(amount)
    const [near, far, share] = [layers[level]!, layers[level + 1]!, amount - level]
    for (let i = y * row; i < (y + 1) * row; i++) image[i] = near[i]! + (far[i]! - near[i]!) * share
  }
  return sharp(image, raw)
}
