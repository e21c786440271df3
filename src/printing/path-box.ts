export type Box = { x: number; y: number; width: number; height: number }

/** How many numbers a command takes, and which of them are points. */
const COMMANDS: Record<string, { takes: number; points: readonly number[] }> = {
  m: { takes: 2, points: [0] },
  l: { takes: 2, points: [0] },
  h: { takes: 1, points: [] },
  v: { takes: 1, points: [] },
  c: { takes: 6, points: [0, 2, 4] },
  q: { takes: 4, points: [0, 2] },
  a: { takes: 7, points: [5] },
  z: { takes: 0, points: [] },
}
/** The two flags of an arc are single digits and may stand without a space. */
const ARC =
  /(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+))/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** The bounding box of a path's points and handles; slightly larger than the path itself, sufficient for a gradient. */
export function boxOfPath(path: string): Box {
  let [x, y] = [0, 0]
  const xs: number[] = []
  const ys: number[] = []
  for (const [, letter = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const relative = letter === letter.toLowerCase()
    const { takes, points } = COMMANDS[letter.toLowerCase()] ?? { takes: 0, points: [] }
    const numbers = numbersOf(letter, list)
    const count = takes === 0 ? 0 : Math.floor(numbers.length / takes)
    for (let at = 0; at < count * takes; at += takes) {
      const [fromX, fromY] = relative ? [x, y] : [0, 0]
      if (letter === 'h' || letter === 'H') x = fromX + numbers[at]!
      else if (letter === 'v' || letter === 'V') y = fromY + numbers[at]!
      for (const point of points) {
        x = fromX + numbers[at + point]!
        y = fromY + numbers[at + point + 1]!
        xs.push(x)
        ys.push(y)
      }
      xs.push(x)
      ys.push(y)
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function numbersOf(letter: string, list: string): number[] {
  if (letter.toLowerCase() !== 'a') return (list.match(NUMBER) ?? []).map(Number)
  return [...list.matchAll(ARC)].flatMap(([, ...numbers]) => numbers.map(Number))
}
