import type { Picture, Size } from './list.ts'

/** The cost of a picture: CPU seconds measured in earlier runs where there are any, else estimated by its kind. */
export type Costs = Record<string, { cpuSeconds: number }>

export const megapixels = ([width, height]: Size): number => (width * height) / 1e6

/** Loading, a million rays of the kind, and denoising a million pixels: CPU seconds on the author's machine. */
const START = 12
const CLEANING = 92
// A paint's share of its model's three parts, from which nine paints are mixed: a third.
const RAYS: Record<Picture['register'], number> = {
  evening: 4,
  welcome: 4,
  night: 4,
  concept: 4,
  showroom: 1.4,
  place: 5.5,
  scene: 5.5,
  above: 5.5,
  'open-road': 5.5,
  'evening-road': 5.5,
  'winter-road': 5.5,
  'snowy-yard': 5.5,
  lounge: 5.5,
  'line-up': 5.5,
  cabin: 12,
  'cabin-night': 14,
  'cabin-dusk': 14,
  samples: 4,
  elevation: 2,
}

export const guessedSeconds = ({ size, samples, register }: Picture): number =>
  START + megapixels(size) * (CLEANING + samples * RAYS[register])

export const secondsOf = (picture: Picture, costs: Costs): number =>
  costs[picture.name]?.cpuSeconds ?? guessedSeconds(picture)

/** Bytes of the committed picture and of what scripts/media makes of it: 37.0 MB of 262 million pixels when it was measured. */
const BYTES_TO_A_PIXEL = 0.16
export const guessedBytes = ({ size: [width, height] }: Picture): number => width * height * BYTES_TO_A_PIXEL

export const hours = (seconds: number): string => (seconds / 3600).toFixed(1)
