/** Repeatable noise: the same place and seed always give the same value in 0–1. */
export function hash(x: number, y: number, seed: number): number {
  let n = (x * 374_761_393 + y * 668_265_263 + seed * 974_634_533) | 0
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177)
  n ^= n >>> 16
  return (n >>> 0) / 4_294_967_296
}

/** Smooth value noise. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = x - i
  const v = y - j
  const a = u * u * (3 - 2 * u)
  const b = v * v * (3 - 2 * v)
  const upper = hash(i, j, seed) * (1 - a) + hash(i + 1, j, seed) * a
  const lower = hash(i, j + 1, seed) * (1 - a) + hash(i + 1, j + 1, seed) * a
  return upper * (1 - b) + lower * b
}

/** Noise of several scales laid over each other. */
export function layered(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * scale, y * scale, seed + i)
    scale *= 2.03
    weight *= 0.5
  }
  return sum
}

/** The cell a place lies in: how far to its edge, and a number of its own. */
export type Cell = { edge: number; own: number }

/** Cellular noise; writes into `cell`, as it is called for millions of places. */
export function cellAt(x: number, y: number, seed: number, cell: Cell): void {
  const i = Math.floor(x)
  const j = Math.floor(y)
  let nearest = Infinity
  let second = Infinity
  let own = 0
  for (let a = i - 1; a <= i + 1; a++) {
    for (let b = j - 1; b <= j + 1; b++) {
      const dx = a + hash(a, b, seed) * 0.96 - x
      const dy = b + hash(a, b, seed + 7) * 0.96 - y
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        second = nearest
        nearest = distance
        own = hash(a, b, seed + 3)
      } else if (distance < second) second = distance
    }
  }
  cell.edge = Math.sqrt(second) - Math.sqrt(nearest)
  cell.own = own
}
