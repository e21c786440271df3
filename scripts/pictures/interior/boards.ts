/** A board: leather over a metal strip over the trim. Colours as a camera would see them, not as swatches. */
export type Board = {
  /** Code of the interior colour. */
  code: string
  leather: string
  thread: string
  /** Leather below the seam, where it differs. */
  second?: string
  trim: 'aluminium' | 'wood' | 'ash' | 'carbon'
  trimColor: string
  /** Depth of the grain: 1 for full-grain leather, less for nappa and aniline. */
  grain: number
}

export const boards: readonly Board[] = [
  { code: 'NNB', leather: '#232325', thread: '#8b8a88', trim: 'aluminium', trimColor: '#8f9194', grain: 1 },
  { code: 'BRW', leather: '#5a3c2b', thread: '#c9a27c', trim: 'wood', trimColor: '#3a2619', grain: 1 },
  { code: 'IVR', leather: '#d6c9b5', thread: '#8a7458', trim: 'wood', trimColor: '#55473a', grain: 0.72 },
  {
    code: 'RDN',
    leather: '#1d1718',
    second: '#5f141b',
    thread: '#a3202c',
    trim: 'carbon',
    trimColor: '#1b1c1e',
    grain: 0.72,
  },
  { code: 'GRY', leather: '#85878a', thread: '#dcdad6', trim: 'aluminium', trimColor: '#b4b6b9', grain: 0.72 },
  { code: 'SMA', leather: '#3f2a20', thread: '#6b4a36', trim: 'ash', trimColor: '#2b221c', grain: 0.5 },
]
