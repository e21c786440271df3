import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { Car } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import type { Path } from '#src/drawing/kit/path.ts'

/** A seat from above: where its back begins, how deep the cushion is, how wide it is; y off the car's axis. */
export type Seat = { x: number; y: number; depth: number; width: number; row: 1 | 2 }

/** Models with a third place between the two rear ones. */
export const THREE_BEHIND: ReadonlySet<DrawnModel> = new Set(['gv80'])
/** Between the rear seats and a third one, both sides together. */
const MIDDLE_GAP = 44

const LEG_ROOM = [
  { longerThan: 5100, pitch: 1080 },
  { longerThan: 4900, pitch: 1000 },
  { longerThan: 0, pitch: 900 },
] as const

/** The front row, then the rear one; a third rear place is the last. */
export function seatsOf({ code, windscreen, suv, length, width, extra }: Car): Seat[] {
  const front = windscreen[0]![0] + (suv ? 900 : 880)
  const rear = front + LEG_ROOM.find(({ longerThan }) => length - extra > longerThan)!.pitch + extra
  const y = 0.205 * width
  return [
    { x: front, y, depth: 620, width: 520, row: 1 },
    { x: front, y: -y, depth: 620, width: 520, row: 1 },
    { x: rear, y: y + 10, depth: 560, width: 500, row: 2 },
    { x: rear, y: -y - 10, depth: 560, width: 500, row: 2 },
    ...(THREE_BEHIND.has(code)
      ? [{ x: rear, y: 0, depth: 540, width: 2 * (y + 10) - 500 - MIDDLE_GAP, row: 2 as const }]
      : []),
  ]
}

function roundedBox(path: Path, [x0, y0]: Point, [x1, y1]: Point, radius: number): void {
  path
    .move([x0 + radius, y0])
    .line([x1 - radius, y0])
    .quad([x1, y0], [x1, y0 + radius])
    .line([x1, y1 - radius])
    .quad([x1, y1], [x1 - radius, y1])
    .line([x0 + radius, y1])
    .quad([x0, y1], [x0, y1 - radius])
    .line([x0, y0 + radius])
    .quad([x0, y0], [x0 + radius, y0])
    .close()
}

/** Cushion, back and headrest. */
export function drawSeat(path: Path, { x, y, depth, width }: Seat): Path {
  const [left, right, back] = [y - width / 2, y + width / 2, x + 40]
  roundedBox(path, [x - depth + 60, left], [back, right], 70)
  roundedBox(path, [back - 10, left - 14], [back + 170, right + 14], 60)
  const head = Math.min(130, 0.4 * width)
  roundedBox(path, [back + 50, y - head], [back + 150, y + head], 40)
  return path
}
