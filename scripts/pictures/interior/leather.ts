import { smooth } from '#src/drawing/kit/numbers.ts'
import type { Board } from './boards.ts'
import { cellAt, layered, type Cell } from './noise.ts'
import { bell, HEIGHT, linear, litBy, pool, ROWS, UNIT as U, WIDTH, type Lit } from './surface.ts'

/** The relief of a leather and where thread lies on it; boards of one grain share it. */
export type Relief = { height: Float32Array; thread: Uint8Array }

const EDGE = ROWS.leatherEnd * HEIGHT
/** Rows of stitches on both sides of the seam and the length of one stitch, units. */
const STITCH_ROWS = [-17, 17] as const
const STITCH_PITCH = 27
const THREAD = 2.7

const seamAt = (x: number): number => (0.405 + 0.028 * Math.sin((x / WIDTH) * 2.1 + 0.5)) * HEIGHT

/** Cellular grain on slow folds, a French seam with thread, a padded edge. */
export function leatherRelief(grain: number): Relief {
  const height = new Float32Array(WIDTH * HEIGHT)
  const thread = new Uint8Array(WIDTH * HEIGHT)
  const size = 8.6 * U * (grain < 0.8 ? 0.74 : 1)
  const coarse: Cell = { edge: 0, own: 0 }
  const fine: Cell = { edge: 0, own: 0 }

  for (let y = 0; y < EDGE + 3; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x
      const bentX = x + 9 * U * (layered(x / (60 * U), y / (60 * U), 11, 4) - 0.5)
      const bentY = y + 9 * U * (layered(x / (60 * U), y / (60 * U), 23, 4) - 0.5)
      cellAt(bentX / size, bentY / (size * 0.86), 5, coarse)
      cellAt(bentX / (size * 0.46), bentY / (size * 0.42), 9, fine)
      let h =
        (smooth(0.02, 0.34, coarse.edge) * (0.75 + 0.5 * coarse.own) * 1.25 + 0.26 * smooth(0, 0.3, fine.edge)) *
        U *
        grain
      h += 0.35 * U * layered(x / (5 * U), y / (5 * U), 31, 2)
      h += 26 * U * layered(x / (520 * U), y / (330 * U), 41, 2)
      h += 5 * U * layered(x / (120 * U), y / (150 * U), 47, 2)

      const fromSeam = (y - seamAt(x)) / U
      if (Math.abs(fromSeam) < 60) {
        h -= 7.5 * U * Math.exp(-(fromSeam * fromSeam) / 26)
        h += 5.5 * U * bell(Math.abs(fromSeam) - 17, 13)
        for (const row of STITCH_ROWS) {
          const off = fromSeam - row
          if (Math.abs(off) >= 9) continue
          const turns = (x / U + (row > 0 ? 9 : 0)) / STITCH_PITCH
          const along = (turns - Math.floor(turns)) * STITCH_PITCH
          const lean = off - (along - STITCH_PITCH / 2) * 0.09
          const fromMiddle = Math.abs(along - STITCH_PITCH / 2)
          const fromThread = Math.hypot(Math.max(0, fromMiddle - 7.4), lean)
          if (fromThread < THREAD) {
            thread[i] = 1
            const round = Math.sqrt(THREAD * THREAD - fromThread * fromThread)
            h += (round * 0.95 + 0.55 * Math.sin(along * 1.9 + off * 1.6)) * U
          } else {
            const hole = bell(Math.hypot(Math.max(0, Math.abs(fromMiddle - 12.6)), lean), 2.3)
            h -= (1.9 * bell(fromThread - THREAD, 2.2) + 2.2 * hole) * U
          }
        }
      }
      const fromEdge = (EDGE - y) / (64 * U)
      if (fromEdge < 1) h -= 46 * U * (1 - Math.max(0, fromEdge)) ** 2.3
      height[i] = h
    }
  }
  return { height, thread }
}

/** Lights the leather of a board into linear pixels. */
export function paintLeather(pixels: Float32Array, board: Board, { height, thread }: Relief): void {
  const base = linear(board.leather)
  const threadColor = linear(board.thread)
  const second = board.second === undefined ? base : linear(board.second)
  const grey = 0.3 * base[0] + 0.6 * base[1] + 0.1 * base[2]
  const lit: Lit = { face: 0, gloss: 0, up: 0, side: 0 }

  for (let y = 0; y < EDGE; y++) {
    const fromEdge = (EDGE - y) / U
    const edgeShade = fromEdge < 60 ? 0.05 + 0.95 * smooth(0, 60, fromEdge) ** 0.8 : 1
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x
      const dx = height[i + (x < WIDTH - 1 ? 1 : 0)]! - height[i - (x > 0 ? 1 : 0)]!
      const dy = height[i + WIDTH]! - height[y > 0 ? i - WIDTH : i]!
      litBy((-dx * 0.5) / U, (-dy * 0.5) / U, lit)
      const sewn = thread[i] === 1
      const color = sewn ? threadColor : y > seamAt(x) ? second : base
      const patch = 0.93 + 0.14 * layered(x / (34 * U), y / (34 * U), 61, 3)
      const specular = sewn
        ? 0.05 * lit.gloss ** 18
        : (0.085 + 0.05 * (1 - grey)) * lit.gloss ** 26 + 0.05 * lit.gloss ** 90
      const sheen = 0.03 * (1 - lit.up) ** 2
      const diffuse = patch * (lit.face * 1.35 + 0.1 + 0.1 * lit.up - 0.05 * lit.side)
      const light = pool(x, y) * edgeShade
      for (let c = 0; c < 3; c++) {
        const k = color[c]!
        pixels[i * 3 + c] = (k * diffuse + specular * 1.5 + sheen * (k * 0.5 + 0.2)) * light
      }
    }
  }
}
