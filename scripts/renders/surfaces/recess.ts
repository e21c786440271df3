import { cross, dot, minus, plus, unit, type Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import type { Skin } from '#src/three/mesh/skin.ts'

/** An opening in the skin: how far its edge is rolled in, how deep its walls go, and what they and its floor are made of. */
export type Recess = {
  region: number
  roll: number
  depth: number
  /** The rolled edge belongs to what is around the opening. */
  edge: Part
  wall: Part
  /** What closes it at its depth, if anything. */
  floor?: Part
}

/** An edge of the border, and the corner of its triangle that lies inside. */
type Border = { from: number; to: number; inside: number }

/** The triangles of a region, moved along their normals. */
export function sheetOf(skin: Skin, region: number, part: Part, over: number): void {
  const known = new Map<number, number>()
  const vertex = (i: number): number => {
    const made = known.get(i) ?? part.add(plus(skin.position(i), skin.normal(i), over), skin.normal(i))
    known.set(i, made)
    return made
  }
  for (const [a, b, c] of trianglesOf(skin, region)) part.face(vertex(a), vertex(b), vertex(c))
}

function trianglesOf({ triangles, regions }: Skin, region: number): [number, number, number][] {
  return regions.flatMap((own, i) =>
    own === region ? [[triangles[3 * i] ?? 0, triangles[3 * i + 1] ?? 0, triangles[3 * i + 2] ?? 0]] : [],
  )
}

/** Edges between the region and the rest of the skin; the centre plane is none. */
function bordersOf(skin: Skin, region: number): Border[] {
  const edges = new Map<number, Border>()
  const keyOf = (a: number, b: number) => Math.min(a, b) * 4_194_304 + Math.max(a, b)
  for (const [a, b, c] of trianglesOf(skin, region)) {
    for (const [from, to, inside] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const) {
      const key = keyOf(from, to)
      // An edge that is met twice lies inside.
      if (edges.has(key)) edges.delete(key)
      else edges.set(key, { from, to, inside })
    }
  }
  return [...edges.values()].filter(({ from, to }) => skin.position(from)[2] !== 0 || skin.position(to)[2] !== 0)
}

/** Directions into the opening at the vertices of its border. */
function inwardsAt(skin: Skin, borders: readonly Border[]): Map<number, Vec3> {
  const sums = new Map<number, Vec3>()
  for (const { from, to, inside } of borders) {
    const along = minus(skin.position(to), skin.position(from))
    const towards = minus(skin.position(inside), skin.position(from))
    for (const i of [from, to]) {
      const across = unit(cross(skin.normal(i), along))
      const inwards = plus([0, 0, 0], across, Math.sign(dot(across, towards)) || 1)
      sums.set(i, plus(sums.get(i) ?? [0, 0, 0], inwards))
    }
  }
  return new Map([...sums].map(([i, sum]) => [i, unit(sum)]))
}

const NOWHERE: Vec3 = [0, 0, 0]
const ROLL_STEPS = [0, 0.35, 0.7, 1]

/** Rolls the border of a region in, pulls walls into the depth, and closes it with the region itself, moved there. */
export function addRecess(skin: Skin, { region, roll, depth, edge, wall, floor }: Recess): void {
  const borders = bordersOf(skin, region)
  const inwards = inwardsAt(skin, borders)
  const rolled = new Map<number, { edge: number[]; wall: [number, number] }>()
  const rowsOf = (i: number) => {
    const known = rolled.get(i)
    if (known) return known
    const [point, normal, into] = [skin.position(i), skin.normal(i), inwards.get(i) ?? NOWHERE] as const
    const edgeRow = ROLL_STEPS.map((t) => {
      const angle = (t * Math.PI) / 2
      const place = plus(plus(point, into, roll * Math.sin(angle)), normal, -roll * (1 - Math.cos(angle)))
      return edge.add(place, plus(plus([0, 0, 0], normal, Math.cos(angle)), into, Math.sin(angle)))
    })
    const top = plus(plus(point, into, roll), normal, -roll)
    const made = {
      edge: edgeRow,
      wall: [wall.add(top, into), wall.add(plus(top, normal, roll - depth), into)] as [number, number],
    }
    rolled.set(i, made)
    return made
  }
  for (const { from, to } of borders) {
    const [a, b] = [rowsOf(from), rowsOf(to)]
    for (let k = 0; k < ROLL_STEPS.length - 1; k++) {
      const [a0, a1, b0, b1] = [a.edge[k] ?? 0, a.edge[k + 1] ?? 0, b.edge[k] ?? 0, b.edge[k + 1] ?? 0]
      edge.face(a0, b0, b1)
      edge.face(a0, b1, a1)
    }
    wall.face(a.wall[0], b.wall[0], b.wall[1])
    wall.face(a.wall[0], b.wall[1], a.wall[1])
  }
  if (floor) sheetOf(skin, region, floor, -depth)
}
