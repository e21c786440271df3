import { smooth } from '#src/drawing/kit/numbers.ts'
import { noise } from './noise.ts'
import { bell, HEIGHT, pool, ROWS, UNIT as U, WIDTH } from './surface.ts'

const WARM_METAL = [0.72, 0.702, 0.6768] as const
const GROOVE = [0.0025, 0.0024, 0.0023] as const

/** The polished strip: a half round that reflects one window. */
function polished(pixels: Float32Array, y: number, share: number): void {
  const angle = Math.PI * (share - 0.5)
  const up = Math.sin(angle)
  const sky = Math.max(0, -up * 0.72 + Math.cos(angle) * 0.5) ** 1.6
  const pane = bell(up + 0.42, 0.17) * 1.1
  const edge = smooth(0, 0.1, Math.min(share, 1 - share))
  for (let x = 0; x < WIDTH; x++) {
    const brushed = noise(x / (90 * U), (y * 1.7) / U, 71) * 0.1 + noise(x / (14 * U), (y * 2.1) / U, 73) * 0.05
    const along = 0.28 + 1.05 * bell(x / WIDTH - 0.34, 0.26) + 0.25 * bell(x / WIDTH - 0.86, 0.1)
    const metal = (0.035 + 0.3 * sky + pane) * along * (0.9 + brushed) * edge
    const i = (y * WIDTH + x) * 3
    for (let c = 0; c < 3; c++) pixels[i + c] = WARM_METAL[c]! * metal
  }
}

/** The strip and the dark grooves it lies in. */
export function paintStrip(pixels: Float32Array): void {
  for (let y = Math.ceil(ROWS.leatherEnd * HEIGHT); y < ROWS.trim * HEIGHT; y++) {
    const share = y / HEIGHT
    if (share >= ROWS.strip && share < ROWS.stripEnd) {
      polished(pixels, y, (share - ROWS.strip) / (ROWS.stripEnd - ROWS.strip))
      continue
    }
    const near =
      share < ROWS.strip ? smooth(ROWS.leatherEnd, ROWS.strip, share) : smooth(ROWS.trim, ROWS.stripEnd, share)
    for (let x = 0; x < WIDTH; x++) {
      const i = (y * WIDTH + x) * 3
      const glint = 0.004 * near * pool(x, y)
      for (let c = 0; c < 3; c++) pixels[i + c] = GROOVE[c]! + glint
    }
  }
}
