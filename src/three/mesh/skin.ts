import type { Body } from '#src/three/body/body.ts'
import { distance, minus, unit, type Vec3 } from '#src/three/kit/vector.ts'

/** Inner points from which rays reach every point of the body. */
export type Skeleton = (x: number) => Vec3

type Refinement = {
  /** Edges over which the normal turns more (radians) are split… */
  turn: number
  /** …unless they are shorter; and edges longer than `most` always. Millimetres. */
  least: number
  most: number
  /** How much coarser than that it may be at a place. */
  coarser?: (point: Vec3) => number
}

const REMOVED = -1

/** The key of an edge between two vertices, the same both ways. */
const edgeKey = (a: number, b: number): number => (a < b ? a * 4_194_304 + b : b * 4_194_304 + a)

/** A triangle mesh on the body's surface: it grows finer where the surface turns, and is cut along curves exactly. */
export class Skin {
  readonly #body: Body
  readonly #skeleton: Skeleton
  readonly #positions: number[] = []
  readonly #normals: number[] = []
  #triangles: number[] = []
  /** What every triangle belongs to. */
  #regions: number[] = []

  constructor(body: Body, skeleton: Skeleton) {
    this.#body = body
    this.#skeleton = skeleton
  }

  get triangles(): readonly number[] {
    return this.#triangles
  }

  /** By triangle; all are 0 before the first cut. */
  get regions(): readonly number[] {
    return this.#regions
  }

  position(i: number): Vec3 {
    return [this.#positions[3 * i]!, this.#positions[3 * i + 1]!, this.#positions[3 * i + 2]!]
  }

  normal(i: number): Vec3 {
    return [this.#normals[3 * i]!, this.#normals[3 * i + 1]!, this.#normals[3 * i + 2]!]
  }

  /** A vertex on the surface; what is next to the centre plane is moved into it. */
  add([x, y, z]: Vec3): number {
    const point: Vec3 = [x, y, z < 0.01 ? 0 : z]
    this.#positions.push(...point)
    this.#normals.push(...this.#body.normal(point))
    return this.#positions.length / 3 - 1
  }

  /** A triangle, unless it has no area. */
  face(a: number, b: number, c: number): void {
    if (this.#apart(a, b) > 0.01 && this.#apart(b, c) > 0.01 && this.#apart(a, c) > 0.01) {
      this.#triangles.push(a, b, c)
      this.#regions.push(0)
    }
  }

  /** Two triangles, parted along the shorter diagonal. */
  quad(a: number, b: number, c: number, d: number): void {
    const [first, second] = this.#halves(a, b, c, d)
    this.face(...first)
    this.face(...second)
  }

  /** Splits edges until the mesh follows the surface; one round. Only before the first cut. */
  refine({ turn, least, most, coarser = () => 1 }: Refinement): void {
    const middles = this.#edgesToSplit(turn, least, most, coarser)
    if (middles.size === 0) return
    const triangles: number[] = []
    const old = this.#triangles
    const put = (...corners: number[]) => triangles.push(...corners)
    const middle = (a: number, b: number) => this.#middle(middles, a, b)
    for (let i = 0; i < old.length; i += 3) {
      const [a, b, c] = [old[i]!, old[i + 1]!, old[i + 2]!]
      const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
      const split = Number(ab >= 0) + Number(bc >= 0) + Number(ca >= 0)
      if (split === 0) put(a, b, c)
      else if (split === 3) put(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
      else if (split === 1) {
        if (ab >= 0) put(a, ab, c, ab, b, c)
        else if (bc >= 0) put(b, bc, a, bc, c, a)
        else put(c, ca, b, ca, a, b)
      } else if (ab < 0) put(c, ca, bc, ...this.#halves(ca, a, b, bc).flat())
      else if (bc < 0) put(a, ab, ca, ...this.#halves(ab, b, c, ca).flat())
      else put(b, bc, ab, ...this.#halves(bc, c, a, ab).flat())
    }
    this.#triangles = triangles
    this.#regions = Array.from({ length: triangles.length / 3 }, () => 0)
  }

  /** Cuts along `edge` = 0: inside (negative) the regions `from` become region `to`. */
  cut(edge: (point: Vec3) => number, from: readonly number[], to: number): void {
    const values = this.#valuesIn(from, edge)
    const crossings = new Map<number, number>()
    const crossing = (a: number, b: number): number => {
      const key = edgeKey(a, b)
      const known = crossings.get(key)
      if (known !== undefined) return known
      const vertex = this.add(this.#zeroOn(edge, a, b, values[a]!, values[b]!))
      crossings.set(key, vertex)
      return vertex
    }
    const triangles: number[] = []
    const regions: number[] = []
    const put = (a: number, b: number, c: number, region: number) => {
      if (region === REMOVED) return
      triangles.push(a, b, c)
      regions.push(region)
    }
    const old = this.#triangles
    for (let i = 0; i < old.length; i += 3) {
      const region = this.#regions[i / 3]!
      let [a, b, c] = [old[i]!, old[i + 1]!, old[i + 2]!]
      if (!from.includes(region)) {
        put(a, b, c, region)
        continue
      }
      const inside = Number(values[a]! < 0) + Number(values[b]! < 0) + Number(values[c]! < 0)
      if (inside === 0 || inside === 3) {
        put(a, b, c, inside === 3 ? to : region)
        continue
      }
      // Turned until `a` is the corner on a side of its own.
      const isLone = inside === 1
      while (values[a]! < 0 !== isLone || values[b]! < 0 === isLone || values[c]! < 0 === isLone) [a, b, c] = [b, c, a]
      const [ab, ac] = [crossing(a, b), crossing(a, c)]
      const [alone, pair] = isLone ? [to, region] : [region, to]
      put(a, ab, ac, alone)
      put(ab, b, c, pair)
      put(ab, c, ac, pair)
    }
    this.#triangles = triangles
    this.#regions = regions
  }

  remove(edge: (point: Vec3) => number, from: readonly number[]): void {
    this.cut(edge, from, REMOVED)
  }

  #apart(a: number, b: number): number {
    return distance(this.position(a), this.position(b))
  }

  #halves(a: number, b: number, c: number, d: number): [[number, number, number], [number, number, number]] {
    return this.#apart(a, c) < this.#apart(b, d)
      ? [
          [a, b, c],
          [a, c, d],
        ]
      : [
          [a, b, d],
          [b, c, d],
        ]
  }

  /** The point of the surface on the ray from the skeleton through a point. */
  #pull(point: Vec3): Vec3 {
    const centre = this.#skeleton(point[0])
    return this.#body.reach(centre, unit(minus(point, centre)), distance(point, centre))
  }

  #edgesToSplit(turn: number, least: number, most: number, coarser: (point: Vec3) => number): Map<number, number> {
    const middles = new Map<number, number>()
    const triangles = this.#triangles
    const n = this.#normals
    const p = this.#positions
    const consider = (a: number, b: number) => {
      const key = edgeKey(a, b)
      if (middles.has(key)) return
      const [i, j] = [3 * a, 3 * b]
      const length = Math.hypot(p[i]! - p[j]!, p[i + 1]! - p[j + 1]!, p[i + 2]! - p[j + 2]!)
      if (length < least) return
      const factor = coarser([(p[i]! + p[j]!) / 2, (p[i + 1]! + p[j + 1]!) / 2, (p[i + 2]! + p[j + 2]!) / 2])
      const cosine = n[i]! * n[j]! + n[i + 1]! * n[j + 1]! + n[i + 2]! * n[j + 2]!
      if (cosine < Math.cos(Math.min(1.5, turn * factor)) || length > most * factor) middles.set(key, UNSET)
    }
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]
      consider(a, b)
      consider(b, c)
      consider(c, a)
    }
    return middles
  }

  /** The vertex in the middle of an edge that is to be split, made when first asked for; -1 where none is. */
  #middle(middles: Map<number, number>, a: number, b: number): number {
    const key = edgeKey(a, b)
    const known = middles.get(key)
    if (known === undefined) return -1
    if (known !== UNSET) return known
    const [A, B] = [this.position(a), this.position(b)]
    const inCentrePlane = A[2] === 0 && B[2] === 0
    const vertex = this.add(this.#pull([(A[0] + B[0]) / 2, (A[1] + B[1]) / 2, inCentrePlane ? 0 : (A[2] + B[2]) / 2]))
    middles.set(key, vertex)
    return vertex
  }

  #valuesIn(regions: readonly number[], edge: (point: Vec3) => number): Float64Array {
    const values = new Float64Array(this.#positions.length / 3).fill(Number.NaN)
    for (let i = 0; i < this.#triangles.length; i++) {
      const vertex = this.#triangles[i]!
      if (Number.isNaN(values[vertex]!) && regions.includes(this.#regions[Math.trunc(i / 3)]!)) {
        values[vertex] = edge(this.position(vertex))
      }
    }
    return values
  }

  /** Where `edge` is zero between two vertices, on the surface. */
  #zeroOn(edge: (point: Vec3) => number, a: number, b: number, atA: number, atB: number): Vec3 {
    let [A, B] = [this.position(a), this.position(b)]
    let [fA, fB] = [atA, atB]
    let point = A
    for (let i = 0; i < 7; i++) {
      const t = Math.min(0.97, Math.max(0.03, fA / (fA - fB)))
      point = this.#pull([A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t, A[2] + (B[2] - A[2]) * t])
      const f = edge(point)
      if (Math.abs(f) < 0.05) break
      if (f < 0 === fA < 0) {
        A = point
        fA = f
      } else {
        B = point
        fB = f
      }
    }
    return point
  }
}

const UNSET = -1
