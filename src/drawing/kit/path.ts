import { slopeOf, type Cubic, type Line, type Point } from '#src/drawing/kit/curve.ts'
import { short } from '#src/drawing/kit/numbers.ts'

/** Puts a point of the subject (millimetres) on the sheet (drawing units). */
export type Place = (point: Point) => Point

/** Path data in whole tenths of a unit, relative and without redundant letters: short, and rounding errors do not add up. */
export class Path {
  readonly #place: Place
  #data = ''
  #letter = ''
  #at: Point = [0, 0]
  #start: Point = [0, 0]

  constructor(place: Place) {
    this.#place = place
  }

  move(point: Point): this {
    const first = this.#data === ''
    const to = this.#tenths(point)
    this.#write(first ? 'M' : 'm', [first ? to : this.#from(to)])
    this.#at = this.#start = to
    return this
  }

  line(...points: Point[]): this {
    for (const point of points) this.#curve('l', [point])
    return this
  }

  quad(control: Point, to: Point): this {
    return this.#curve('q', [control, to])
  }

  cubic(a: Point, b: Point, to: Point): this {
    return this.#curve('c', [a, b, to])
  }

  /** An arc of a circle; the radius is in drawing units. */
  arc(radius: number, to: Point, flags: '0 0' | '0 1' | '1 0' | '1 1'): this {
    const end = this.#tenths(to)
    const [x, y] = this.#from(end)
    this.#data += `a${short(radius)} ${short(radius)} 0 ${flags} ${short(x / 10)} ${short(y / 10)}`
    this.#letter = 'a'
    this.#at = end
    return this
  }

  close(): this {
    this.#data += 'z'
    this.#letter = 'z'
    this.#at = this.#start
    return this
  }

  polygon(points: readonly Point[]): this {
    return this.polyline(points).close()
  }

  polyline([first, ...rest]: readonly Point[]): this {
    return this.move(first!).line(...rest)
  }

  chain(cubics: readonly Cubic[]): this {
    this.move(cubics[0]![0])
    for (const [, a, b, to] of cubics) this.cubic(a, b, to)
    return this
  }

  /** Along y(x) from one x to another in `pieces` cubics; goes on from where the path is, if it has begun. */
  along(line: Line, from: number, to: number, pieces: number): this {
    const h = (to - from) / pieces
    if (this.#data === '') this.move([from, line(from)])
    else this.line([from, line(from)])
    for (let i = 0; i < pieces; i++) {
      const [x0, x1] = [from + h * i, from + h * (i + 1)]
      this.cubic(
        [x0 + h / 3, line(x0) + (slopeOf(line, x0) * h) / 3],
        [x1 - h / 3, line(x1) - (slopeOf(line, x1) * h) / 3],
        [x1, line(x1)],
      )
    }
    return this
  }

  /** A smooth open line through the points. */
  through(points: readonly Point[]): this {
    this.move(points[0]!)
    for (let i = 0; i < points.length - 1; i++) {
      const before = points[Math.max(0, i - 1)]!
      const from = points[i]!
      const to = points[i + 1]!
      const after = points[Math.min(points.length - 1, i + 2)]!
      this.cubic(
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
        to,
      )
    }
    return this
  }

  /** A stroke that swells and tapers: `width(t)` in millimetres to the right of the travel. */
  taper(points: readonly Point[], width: (t: number) => number): this {
    const last = points.length - 1
    const inner = points.map(([x, y], i): Point => {
      const before = points[Math.max(0, i - 1)]!
      const after = points[Math.min(last, i + 1)]!
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const k = width(i / last) / (Math.hypot(dx, dy) || 1)
      return [x + dy * k, y - dx * k]
    })
    return this.polygon([...points, ...inner.reverse()])
  }

  toString(): string {
    return this.#data
  }

  #tenths(point: Point): Point {
    const [x, y] = this.#place(point)
    return [Math.round(x * 10), Math.round(y * 10)]
  }

  #from([x, y]: Point): Point {
    return [x - this.#at[0], y - this.#at[1]]
  }

  #curve(letter: string, points: readonly Point[]): this {
    const ends = points.map((point) => this.#tenths(point))
    this.#write(
      letter,
      ends.map((end) => this.#from(end)),
    )
    this.#at = ends.at(-1)!
    return this
  }

  #write(letter: string, pairs: readonly Point[]): void {
    let data = letter === this.#letter ? '' : letter
    for (const value of pairs.flat()) {
      const text = short(value / 10)
      const apart = text.startsWith('-') || (data !== '' && /[a-z]$/i.test(data))
      data += apart ? text : ` ${text}`
    }
    this.#data += data
    this.#letter = letter
  }
}
