import { smooth } from '#src/drawing/kit/numbers.ts'
import type { Board } from './boards.ts'
import { layered, noise } from './noise.ts'
import { bell, HEIGHT, linear, litBy, ROWS, UNIT as U, WIDTH, type Lit } from './surface.ts'

/** One place of the trim: tone of its colour, tilt of its relief, how it shines. */
type Grain = { tone: number; tiltX: number; tiltY: number; specular: number; power: number; brushed: number }
/** Writes the grain at a place in units, `y` from the trim's upper edge. */
type Texture = (x: number, y: number, grain: Grain) => void

const pores = (x: number, y: number, inRing: number): number =>
  smooth(0.66, 0.82, noise(x / 34, y / 1.5, 91)) * (0.25 + 0.9 * smooth(0.35, 0.02, inRing))

const wood =
  (ringWidth: number, specular: number): Texture =>
  (x, y, grain) => {
    const warp = 60 * layered(x / 700, y / 210, 81, 3) + 9 * layered(x / 120, y / 46, 83, 3)
    const ring = (y + warp) / ringWidth
    const inRing = ring - Math.floor(ring)
    const late = inRing ** 2.2 * smooth(1, 0.9, inRing)
    const fibre = layered(x / 46, (y + warp * 0.3) / 1.15, 87, 3)
    const pore = pores(x, y + warp * 0.35, inRing)
    grain.tone = 1.18 - 0.62 * late - 0.5 * pore + 0.42 * (fibre - 0.5)
    grain.tiltX = 0
    grain.tiltY = (pores(x, y + 1 + warp * 0.35, inRing) - pore) * 1.1
    grain.specular = specular
    grain.power = 22
    grain.brushed = 0.07 * fibre
  }

const aluminium: Texture = (x, y, grain) => {
  const brush = layered(x / 160, (y + (ROWS.trim * HEIGHT) / U) / 0.9, 95, 3) - 0.5
  grain.tone = 0.62 + 0.34 * brush
  grain.tiltX = grain.tiltY = grain.specular = 0
  grain.power = 40
  grain.brushed = 0.16 + 0.18 * brush
}

const WEAVE = 10.5

/** Twill: each tow passes over two and under two. */
const carbon: Texture = (plainX, plainY, grain) => {
  const fromTop = plainY + (ROWS.trim * HEIGHT) / U
  const x = plainX * 0.94 + fromTop * 0.34
  const y = fromTop * 0.94 - plainX * 0.34
  const column = Math.floor(x / WEAVE)
  const row = Math.floor(y / WEAVE)
  const over = (((column - row) % 4) + 4) % 4 < 2
  const across = over ? x / WEAVE - column : y / WEAVE - row
  const lean = (across - 0.5) * 0.5
  const fibre = 0.86 + 0.28 * noise(across * 9, (over ? y : x) / 40, 97)
  grain.tone = (0.62 + 0.5 * Math.sin(across * Math.PI)) * fibre * (over ? 1.5 : 0.8)
  grain.tiltX = over ? lean : 0
  grain.tiltY = over ? 0 : lean
  grain.specular = over ? 0.07 : 0.025
  grain.power = 12
  grain.brushed = 0
}

const textures: Record<Board['trim'], Texture> = {
  wood: wood(12.5, 0.06),
  ash: wood(17, 0.045),
  aluminium,
  carbon,
}
/** Wood is warmer where it is lit. */
const WARM = [1.06, 1, 0.94] as const
const NEUTRAL = [1, 1, 1] as const
const BRUSHED_METAL = [1, 0.98, 0.955] as const

/** The trim rolls in from under the strip and runs out of the light. */
export function paintTrim(pixels: Float32Array, { trim, trimColor }: Board): void {
  const color = linear(trimColor)
  const texture = textures[trim]
  const warmth = trim === 'wood' || trim === 'ash' ? WARM : NEUTRAL
  const grain: Grain = { tone: 1, tiltX: 0, tiltY: 0, specular: 0, power: 1, brushed: 0 }
  const lit: Lit = { face: 0, gloss: 0, up: 0, side: 0 }

  for (let y = Math.ceil(ROWS.trim * HEIGHT); y < HEIGHT; y++) {
    const share = (y / HEIGHT - ROWS.trim) / (1 - ROWS.trim)
    const roll = -0.34 * Math.exp(-share * 7) + 0.1 * share
    const lift = bell(share - 0.1, 0.16)
    const contact = smooth(0, 0.05, share)
    for (let x = 0; x < WIDTH; x++) {
      texture(x / U, (y - ROWS.trim * HEIGHT) / U, grain)
      litBy(-grain.tiltX, roll - grain.tiltY, lit)
      const shine = grain.brushed * (0.75 * bell(x / WIDTH - 0.3 - 0.42 * share, 0.22) + 0.6 * lift)
      const diffuse = lit.face * 1.25 + 0.16
      const specular = grain.specular * lit.gloss ** grain.power
      const light = (0.12 + 0.9 * Math.exp(-((x / WIDTH - 0.3) ** 2) * 2.2 - share * share * 1.5)) * contact
      const i = (y * WIDTH + x) * 3
      for (let c = 0; c < 3; c++) {
        const k = color[c]! * grain.tone * warmth[c]!
        const along = shine * (trim === 'aluminium' ? BRUSHED_METAL[c]! : k * 4)
        pixels[i + c] = (k * diffuse + specular + along) * light
      }
    }
  }
}
