import type { Frame } from '#src/pages/model-gallery/frame.ts'

/** A picture's share of its row. `large` and `rest` are neighbours of the same height. */
export type Cell = 'full' | 'half' | 'third' | 'quarter' | 'large' | 'rest'

/** The same on a phone, where a full one has the full width. */
export type PhoneCell = 'full' | 'half'

export type Placed = { frame: Frame; cell: Cell; phone: PhoneCell }

/** Every row is full, however many pictures there are; no picture is alone unless intended. */
export function rowsOf(frames: readonly Frame[]): Placed[] {
  const placed = runsOf(frames).flatMap((run) => {
    const cells = cellsOf(run)
    const phones = phoneCells(run)
    return run.map((frame, index) => ({ frame, cell: cells[index] ?? 'full', phone: phones[index] ?? 'full' }))
  })
  return placed.map((one, index) => {
    if (joins(placed, index)) return { ...one, cell: 'rest', phone: 'half' }
    return joins(placed, index + 1) ? { ...one, cell: 'large', phone: 'half' } : one
  })
}

/** One close-up after two wide ones in the same light shares the row of the last: alone it would be larger than they are. */
function joins(placed: readonly Placed[], index: number): boolean {
  const [first, second, close, next] = [-2, -1, 0, 1].map((step) => placed[index + step]?.frame)
  return (
    close?.shape === 'close' &&
    next?.shape !== 'close' &&
    first?.shape === 'wide' &&
    second?.shape === 'wide' &&
    first.tone === close.tone &&
    second.tone === close.tone
  )
}

/** Neighbours of the same shape and tone: only these are placed side by side. */
function runsOf(frames: readonly Frame[]): Frame[][] {
  const runs: Frame[][] = []
  for (const frame of frames) {
    const last = runs.at(-1)?.at(-1)
    const isNext = last?.shape === frame.shape && (frame.shape !== 'wide' || last.tone === frame.tone)
    if (isNext) runs.at(-1)?.push(frame)
    else runs.push([frame])
  }
  return runs
}

function cellsOf([first, ...others]: readonly Frame[]): Cell[] {
  const count = 1 + others.length
  switch (first?.shape) {
    case 'close':
      return closeRows(count).flatMap((row, turn) => closeRow(row, turn % 2 === 1))
    case 'small':
      return smallRows(count).flatMap((row) => Array<Cell>(row).fill(SMALL.get(row) ?? 'full'))
    case 'drawing':
      // The side, the front and the plan in one row, to one scale.
      return ['large', 'rest', 'large']
    default:
      return first ? wideRow(first.tone, count) : []
  }
}

/**
 * Whole cars alone; two of one studio and the last two of many places side by side. At night in the studio the flank is
 * the large one.
 */
function wideRow(tone: Frame['tone'], count: number): Cell[] {
  if (tone === 'studio' && count === 2) return ['half', 'half']
  if (tone === 'night' && count === 2) return ['large', 'rest']
  return tone !== 'inside' && count > 2 ? [...Array<Cell>(count - 2).fill('full'), 'half', 'half'] : []
}

const phoneCells = ({ length, 0: first }: readonly Frame[]): PhoneCell[] => {
  const isSet = first?.shape === 'small' || (first?.shape === 'wide' && first.tone === 'night' && length === 3)
  const rows = first?.shape === 'close' ? phoneCloseRows(length) : isSet ? phoneSetRows(length) : []
  return rows.flatMap((row) => Array<PhoneCell>(row).fill(row === 2 ? 'half' : 'full'))
}

/** Two each in its full width, more of them alternately alone and two side by side. */
export function phoneCloseRows(count: number): number[] {
  const rows: number[] = []
  if (count <= 2) return Array<number>(count).fill(1)
  for (let left = count, row = count % 3 === 2 ? 2 : 1; left > 0; left -= row, row = 3 - row) rows.push(row)
  return rows
}

/** Of a set the first has the full width, the others stand two by two; of an even set the last is not left alone. */
export const phoneSetRows = (count: number): number[] =>
  [
    1,
    ...Array<number>(Math.floor(Math.max(count - 1, 0) / 2)).fill(2),
    ...(count > 0 && count % 2 === 0 ? [1] : []),
  ].slice(0, count)

const SMALL: ReadonlyMap<number, Cell> = new Map([
  [2, 'half'],
  [3, 'third'],
  [4, 'quarter'],
])

/** The large one of two alternates between left and right. */
function closeRow(count: number, isTurned: boolean): Cell[] {
  if (count === 3) return ['third', 'third', 'third']
  if (count === 2) return isTurned ? ['rest', 'large'] : ['large', 'rest']
  return ['full']
}

/** How many close-ups are in each row: two and three alternately, never a single one. */
export function closeRows(count: number): number[] {
  const rows: number[] = []
  for (let left = count; left > 0; left -= rows.at(-1) ?? left) {
    const wanted = rows.at(-1) === 2 ? [3, 2] : [2, 3]
    rows.push(wanted.find((row) => row <= left && left - row !== 1) ?? left)
  }
  return rows
}

/** Small ones have the same size where their number allows it; of a large odd number the first has a row of its own. */
export function smallRows(count: number): number[] {
  if (count <= 4) return count > 0 ? [count] : []
  // Five in a row would be too small to judge a leather by.
  if (count === 5) return [2, 3]
  if (count % 2 === 1) return [1, ...smallRows(count - 1)]
  const threes = [0, 3, 2, 1][count % 4] ?? 0
  if (count % 3 === 0 && count % 4 !== 0) return Array<number>(count / 3).fill(3)
  return [...Array<number>((count - threes * 3) / 4).fill(4), ...Array<number>(threes).fill(3)]
}
