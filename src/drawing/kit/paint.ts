import { fromHex, luminance, toHex, type Finish } from '#src/drawing/kit/light.ts'
import { lerp } from '#src/drawing/kit/numbers.ts'

export type Paint = { code: string; name: string; hex: string; finish: Finish }

/** Paint lighter than this is pale: it keeps its swatch colour and its silhouette gets an edge line. */
const PALE = 0.4
export const isPale = (hex: string): boolean => luminance(fromHex(hex)) > PALE

/** The studio light lifts a dark paint, so it starts half way between the swatch and its shade and stays deep. */
export function bodyColor(hex: string, shade: string): string {
  if (isPale(hex)) return hex
  const [light, dark] = [fromHex(hex), fromHex(shade)]
  return toHex([lerp(light[0], dark[0], 0.5), lerp(light[1], dark[1], 0.5), lerp(light[2], dark[2], 0.5)])
}

type Swatch = { code: string; name: string; hex: string; hex_dark: string; type: Finish }

/** An exterior colour of the configurator's data as the studio shades it. */
export const paintFrom = ({ code, name, hex, hex_dark, type }: Swatch): Paint => ({
  code,
  name,
  hex: bodyColor(hex, hex_dark),
  finish: type,
})
