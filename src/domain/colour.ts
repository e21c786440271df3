/** Mixing of palette colours, which are written `#rrggbb`. */

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** `base` with `share` of `other` in it, 0 to 1, channel by channel as CSS mixes in sRGB. */
export function mixed(base: string, other: string, share: number): string {
  const added = channels(other)
  return toHex(channels(base).map((value, at) => value + ((added[at] ?? value) - value) * share))
}

/** A colour with this opacity: `rgb(0 0 0 / 0.16)`. */
export const translucent = (hex: string, opacity: number): string => `rgb(${channels(hex).join(' ')} / ${opacity})`
