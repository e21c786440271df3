import { cubicsOf, lineThrough, sample, type Point } from '#src/drawing/kit/curve.ts'
import type { Body } from '#src/three/body/body.ts'
import type { Face } from '#src/three/car/face.ts'
import { evenly } from '#src/three/kit/lines.ts'
import { clamp, lerp } from '#src/three/kit/numbers.ts'
import { both, edgeOf } from '#src/three/kit/polygon.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import type { PartName, Parts } from '#src/three/mesh/part.ts'
import type { Skin } from '#src/three/mesh/skin.ts'

/** Negative inside a region of the skin. */
export type Edge = (point: Vec3) => number

const PAINT = 0
const GLASS = 1
const TRIM = 2
const GRILLE = 3
const UNDERBODY = 4
/** The seal around the side glass. */
const SEAL = 5
const partOf: readonly PartName[] = ['paint', 'glass', 'trim', 'grille', 'underbody', 'trim']

/** Distance returned for an edge that cannot be near the point. */
export const FAR = 300
/** A dark insert that begins not higher than this over the sill is the lower edge of the front. */
const LOW = 178

/** The side glass as a closed line, and the distance to its edge. */
export type SideGlass = { line: readonly Point[]; edge: (x: number, y: number) => number }

export function sideGlassOf({ car }: Body): SideGlass {
  const line = evenly(sample(cubicsOf(car.glass, true), 30), 14)
  return { line, edge: edgeOf(line) }
}

/** Cuts glass, openings and dark parts out of the skin along the drawn curves. */
export function cutRegions(skin: Skin, body: Body, glass: SideGlass, face: Face): void {
  const { car, outline, character, limits } = body
  const { length } = car
  for (const axle of [car.frontOverhang, car.rearAxle]) {
    skin.remove(
      ([x, y, z]) => (y > car.tyre + car.arch + 40 || z < 420 ? FAR : Math.hypot(x - axle, y - car.tyre) - car.arch),
      [PAINT],
    )
  }
  const onSide =
    (edge: SideGlass['edge'], grow: number): Edge =>
    ([x, y, z]) =>
      z < 300 || x < outline.cowl - 40 ? FAR : edge(x, y) - grow
  skin.cut(onSide(glass.edge, 11), [PAINT], SEAL)
  skin.cut(onSide(glass.edge, 0), [SEAL], GLASS)

  const windscreen = windscreenEdge(body)
  skin.cut((point) => (point[0] > length * 0.62 ? FAR : windscreen(point)), [PAINT], GLASS)
  skin.cut(car.suv ? tailgateGlassEdge(body) : rearScreenEdge(body), [PAINT], GLASS)
  if (car.suv) skin.cut(roofUndersideEdge(body), [PAINT], GRILLE)

  const inGrille = edgeOf(evenly([...face.frames[0], face.frames[0][0]!], 20))
  skin.cut(([x, y, z]) => (x > 420 ? FAR : inGrille(z, y)), [PAINT], GRILLE)
  for (const line of face.openings) {
    const inOpening = edgeOf(evenly([...line, line[0]!], 20))
    skin.cut(([x, y, z]) => (x > 420 ? FAR : inOpening(z, y)), [PAINT], GRILLE)
  }
  for (const line of darkEnds(body)) {
    const edge = edgeOf(evenly([...line, line[0]!], 20))
    skin.cut(([x, y]) => edge(x, y), [PAINT], TRIM)
  }
  if (car.cladding > 0) skin.cut(([x, y]) => y - (character.sill(x) + car.cladding), [PAINT], TRIM)
  skin.cut(([x, y]) => y - (limits.bottom(x) + 14), [PAINT, TRIM], UNDERBODY)
}

/** The skin's triangles as parts; vertices on a border belong to both sides. */
export function skinToParts(skin: Skin, parts: Parts): void {
  const { triangles, regions } = skin
  for (const [region, name] of partOf.entries()) {
    const part = parts.of(name)
    const known = new Map<number, number>()
    const vertex = (i: number): number => {
      const made = known.get(i) ?? part.add(skin.position(i), skin.normal(i))
      known.set(i, made)
      return made
    }
    for (let i = 0; i < regions.length; i++) {
      if (regions[i] !== region) continue
      part.face(vertex(triangles[3 * i]!), vertex(triangles[3 * i + 1]!), vertex(triangles[3 * i + 2]!))
    }
  }
}

export function windscreenEdge({ car, outline, unswept }: Body): Edge {
  const line = lineThrough(car.windscreen)
  const end = car.windscreen.at(-1)![0]
  const header = end + (car.suv ? 40 : 60)
  return ([x, y, z]) => {
    const straight = unswept(x, z)
    const underLine = line(Math.min(x, end)) - 26 - y + Math.max(0, x - end) * 0.3
    return both(both(underLine, (straight - header) * 0.55, 42), (outline.cowl + 26 - straight) * 0.5, 20)
  }
}

/** Between the spoiler and the waist, in the view from the rear. */
export function tailgateGlassEdge({ car }: Body): Edge {
  const half = car.width / 2
  const top = car.backlight[0]![1] - 14
  const foot = car.backlight[2]![1] + 6
  return ([x, y, z]) => {
    if (x < car.length * 0.8) return FAR
    const widest = lerp(half * 0.785, half * 0.645, clamp((y - foot) / (top - foot), -0.2, 1.2))
    return both(both(y - top, foot - y, 36), z - widest, 60)
  }
}

/** Between the roof and the boot lid, in plan. */
export function rearScreenEdge({ car, outline, unswept }: Body): Edge {
  const half = car.width / 2
  const from = car.backlight[0]![0] - 20
  const to = outline.deck - 48
  return ([x, , z]) => {
    if (x < from - 480) return FAR
    const straight = unswept(x, z)
    const t = clamp((straight - from) / (to - from), 0, 1)
    return both(both((from - straight) * 0.5, (straight - to) * 0.5, 30), z - half * lerp(0.515, 0.665, t), 46)
  }
}

/** The shaded face under the roof's edge over a tailgate. */
export function roofUndersideEdge({ car, outline }: Body): Edge {
  const from = car.backlight[0]![1] - 16
  const to = Math.max(...outline.points.filter(([x]) => x > outline.deck - 30).map(([, y]) => y)) - 13
  return ([x, y, z]) => (x < car.length * 0.8 ? FAR : both(both(y - to, from - y, 1), z - car.width * 0.32, 40))
}

/** The dark lower parts of both ends in the side drawing; the first dark insert is the grille. */
export function darkEnds({ car }: Body): (readonly Point[])[] {
  const dark = car.trims.filter(({ kind }) => kind === 'dark').slice(1)
  const front = dark.find(({ points }) => points[0]![0] < 0 && points[0]![1] < car.sill[1]![1] + LOW)
  const rear = dark.at(-1)
  return [front, rear].flatMap((trim) => (trim ? [trim.points] : []))
}
