import { unit, type Vec3 } from '#src/three/kit/vector.ts'

/** What a car consists of: one material each. */
export const PART_NAMES = [
  'paint',
  'glass',
  'trim',
  'grille',
  'underbody',
  'gap',
  'chrome',
  'lamp-front',
  'lamp-rear',
  'rim',
  'mirror',
  'tyre',
  'brake',
] as const
export type PartName = (typeof PART_NAMES)[number]

export type Mesh = { position: Float32Array; normal: Float32Array; index: Uint32Array }

/** Geometry of one material, built by hand: vertices, faces, sheets. */
export class Part {
  readonly #positions: number[] = []
  readonly #normals: number[] = []
  readonly #indices: number[] = []

  get triangles(): number {
    return this.#indices.length / 3
  }

  /** A vertex; the normal may have any length. */
  add(position: Vec3, normal: Vec3): number {
    this.#positions.push(...position)
    this.#normals.push(...unit(normal))
    return this.#positions.length / 3 - 1
  }

  /** A triangle, wound so that it looks where its normals look; none where it has no area. */
  face(a: number, b: number, c: number): void {
    const p = this.#positions
    const n = this.#normals
    const [i, j, k] = [3 * a, 3 * b, 3 * c]
    const [ux, uy, uz] = [p[j]! - p[i]!, p[j + 1]! - p[i + 1]!, p[j + 2]! - p[i + 2]!]
    const [vx, vy, vz] = [p[k]! - p[i]!, p[k + 1]! - p[i + 1]!, p[k + 2]! - p[i + 2]!]
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    if (x * x + y * y + z * z < 1e-9) return
    const facing =
      x * (n[i]! + n[j]! + n[k]!) + y * (n[i + 1]! + n[j + 1]! + n[k + 1]!) + z * (n[i + 2]! + n[j + 2]! + n[k + 2]!)
    if (facing >= 0) this.#indices.push(a, b, c)
    else this.#indices.push(a, c, b)
  }

  /** Rows of as many vertices each become a sheet; closed ones return to their first column. */
  sheet(rows: readonly (readonly number[])[], closed = false): void {
    for (const [r, below] of rows.slice(1).entries()) {
      const above = rows[r]!
      const columns = closed ? above.length : above.length - 1
      for (let k = 0; k < columns; k++) {
        const next = (k + 1) % above.length
        this.face(above[k]!, above[next]!, below[next]!)
        this.face(above[k]!, below[next]!, below[k]!)
      }
    }
  }

  /** Adds the other half of the car. */
  mirror(): void {
    this.append(
      this,
      (p) => [p[0], p[1], -p[2]],
      (n) => [n[0], n[1], -n[2]],
      true,
    )
  }

  /** Adds a copy of a part, moved; `flipped` when the move turns left into right. */
  append(from: Part, move: (point: Vec3) => Vec3, turn: (normal: Vec3) => Vec3, flipped: boolean): void {
    const base = this.#positions.length / 3
    const count = from.#positions.length
    const corners = from.#indices.length
    for (let i = 0; i < count; i += 3) {
      this.#positions.push(...move([from.#positions[i]!, from.#positions[i + 1]!, from.#positions[i + 2]!]))
      this.#normals.push(...turn([from.#normals[i]!, from.#normals[i + 1]!, from.#normals[i + 2]!]))
    }
    const [second, third] = flipped ? [2, 1] : [1, 2]
    for (let i = 0; i < corners; i += 3) {
      this.#indices.push(base + from.#indices[i]!, base + from.#indices[i + second]!, base + from.#indices[i + third]!)
    }
  }

  toMesh(): Mesh {
    return {
      position: new Float32Array(this.#positions),
      normal: new Float32Array(this.#normals),
      index: new Uint32Array(this.#indices),
    }
  }
}

/** The parts of a car in the making. */
export class Parts {
  readonly #made = new Map<PartName, Part>()

  of(name: PartName): Part {
    const known = this.#made.get(name)
    if (known) return known
    const part = new Part()
    this.#made.set(name, part)
    return part
  }

  entries(): [PartName, Part][] {
    return [...this.#made]
  }
}
