import { clamp01, lerp, radians, smooth } from '#src/drawing/kit/numbers.ts'

/**
 * One studio for all paints: a ceiling softbox, a dark horizon, a lit floor. Surfaces are not painted:
 * the tilt of the metal is shaded against this studio, so any paint stays coherent.
 */
export type Rgb = readonly [red: number, green: number, blue: number]

type Coating = { flake: number; diffuse: number; coat: number }
const coatings = {
  metallic: { flake: 0.85, diffuse: 0.82, coat: 1 },
  pearl: { flake: 0.45, diffuse: 0.95, coat: 1 },
  solid: { flake: 0.18, diffuse: 1.05, coat: 1 },
  matte: { flake: 0.35, diffuse: 1.05, coat: 0.25 },
} as const satisfies Record<string, Coating>
export type Finish = keyof typeof coatings

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Linear light to the screen's encoding, 0–1. */
export function toScreen(light: number): number {
  const value = clamp01(light)
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

export const toHex = (color: Rgb): string =>
  `#${color
    .map((channel) =>
      Math.round(toScreen(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const scaleColor = ([red, green, blue]: Rgb, by: (channel: number) => number): Rgb => [
  by(red),
  by(green),
  by(blue),
]

export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** What a polished surface sees at an elevation of the reflected ray, degrees. */
function reflection(elevation: number): number {
  const ceiling = 1.12 * smooth(20, 50, elevation) * (1 - 0.34 * smooth(84, 150, elevation))
  const wall = 0.05 + 0.13 * smooth(2, 24, elevation)
  const floor = 0.2 * smooth(-2, -15, elevation) * (1 - 0.94 * smooth(-20, -84, elevation))
  return (elevation >= 0 ? wall : 0.05) + ceiling + floor
}

const ambient = (elevation: number): number =>
  0.13 + 0.7 * smooth(-46, 88, elevation) + 0.04 * smooth(-10, -40, elevation)

/** From this luminance a paint is light, and at the second one white. */
const [LIGHT, WHITE] = [0.45, 0.85] as const
/** How far the studio lightens the shaded sides of a white car, so that it is perceived as white. */
const LIFT = 0.45

/** Light from all around, lifted for a light paint: else its upright flank is grey under a white roof. */
const lifted = (wide: number, grey: number): number => wide + (1 - wide) * LIFT * smooth(LIGHT, WHITE, grey)

/** Highlights roll off instead of clipping. */
const shoulder = (light: number): number => (light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3)))

/** Light of a paint on metal tilted up by `tilt` and turned away from the viewer by `turn`, degrees. */
export function shade(paint: Rgb, tilt: number, turn: number, finish: Finish): Rgb {
  const { flake, diffuse, coat } = coatings[finish]
  const side = Math.abs(turn)
  const facing = Math.cos(radians(tilt)) * Math.cos(radians(turn))
  const elevation = 2 * tilt
  const cornerLight = 0.42 * smooth(26, 36, side) * (1 - smooth(40, 52, side)) * smooth(-30, 10, tilt)
  const mirrored = reflection(elevation) * (1 - 0.62 * smooth(10, 46, side)) + cornerLight
  const fresnel = 0.045 + 0.955 * (1 - facing) ** 5
  const grey = luminance(paint)
  const wide = lifted(ambient(elevation), grey) * (1 - 0.52 * smooth(8, 70, side))
  const peak = Math.max(...paint, 1e-4)
  return scaleColor(paint, (channel) => {
    const hue = lerp(1, channel / peak, 0.74)
    const tint = lerp(channel, (grey + channel) / 2, 0.06) ** 0.93
    const body = channel * wide * diffuse
    const metal = tint * mirrored * flake * 0.85
    const clear = (coat * fresnel * mirrored * 1.4 + coat * 0.007 * mirrored) * hue
    return shoulder(body + metal + clear)
  })
}
