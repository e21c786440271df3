import { lineThrough } from '#src/drawing/kit/curve.ts'
import type { Body } from '#src/three/body/body.ts'
import { coverBody } from '#src/three/car/cover.ts'
import {
  darkEnds,
  FAR,
  rearScreenEdge,
  roofUndersideEdge,
  tailgateGlassEdge,
  windscreenEdge,
  type Edge,
  type SideGlass,
} from '#src/three/car/regions.ts'
import { handleOutline } from '#src/three/car/side-details.ts'
import { evenly } from '#src/three/kit/lines.ts'
import { both, edgeOf } from '#src/three/kit/polygon.ts'
import type { Skin } from '#src/three/mesh/skin.ts'
import { fineLines, type Features } from './features.ts'
import { nearLines } from './near.ts'
import { lampFields, type RenderedBody, type RenderedSurface } from './rear.ts'

/** What the triangles of the skin belong to. */
export const REGION = {
  paint: 0,
  glass: 1,
  trim: 2,
  underbody: 4,
  seal: 5,
  grille: 6,
  opening: 7,
  seam: 8,
  head: 9,
  tail: 10,
  fender: 11,
  frit: 12,
  handle: 13,
  plate: 14,
  diffuser: 15,
  exhaust: 16,
} as const

/** Half the width of a shut line, and of what lamps are let into, mm. */
const SEAM = 2.3
const HEAD = 17
const FENDER = 7
/** How much wider than its handle a well is. */
const WELL = 1
/** The dark printed edge of the screens. */
const FRIT = 34
/** The dark pillar beside the windscreen. */
const PILLAR = 64
const COARSEST = 84

/** The left half of the body, fine where something is cut, cut into regions. */
export function cutSkin(surface: RenderedSurface, shelf: number, features: Features, glass: SideGlass): Skin {
  const { body } = surface
  const skin = coverBody(body, shelf, 1)
  const toSeam = nearLines(features.seams)
  const toHandle = nearLines(features.handles)
  const toLamp = nearLines([...features.heads, ...features.tails, ...features.fenders])
  const toEdge = nearLines(fineLines(surface, features, glass))
  for (let i = 0; i < 5; i++) {
    skin.refine({
      // What turns has been split before: only nearness counts here.
      turn: 50,
      least: 2,
      most: COARSEST,
      coarser: (point) => {
        const seam = Math.max(3.2, Math.min(toSeam(point), toHandle(point)) * 0.7)
        const lamp = Math.max(7, (toLamp(point) - 18) * 0.7)
        const edge = Math.max(7, toEdge(point) * 0.7)
        return Math.min(1, Math.min(seam, lamp, edge) / COARSEST)
      },
    })
  }
  cutSkinRegions(skin, body, glass, features, toSeam)
  return skin
}

function cutSkinRegions(skin: Skin, body: RenderedBody, glass: SideGlass, features: Features, toSeam: Edge): void {
  const { car, outline, character, limits } = body
  for (const axle of [car.frontOverhang, car.rearAxle]) {
    skin.remove(
      ([x, y, z]) => (y > car.tyre + car.arch + 40 || z < 420 ? FAR : Math.hypot(x - axle, y - car.tyre) - car.arch),
      [REGION.paint],
    )
  }
  const onSide =
    (grow: number): Edge =>
    ([x, y, z]) =>
      z < 300 || x < outline.cowl - 40 ? FAR : glass.edge(x, y) - grow
  skin.cut(onSide(11), [REGION.paint], REGION.seal)
  skin.cut(onSide(0), [REGION.seal], REGION.glass)

  const whole = windscreenEdge(body)
  const clear = besidePillar(body, whole, glass)
  const inFront =
    (edge: Edge): Edge =>
    (point) =>
      point[0] > car.length * 0.62 ? FAR : edge(point)
  const rear = car.suv ? tailgateGlassEdge(body) : rearScreenEdge(body)
  for (const [outer, inner] of [
    [inFront(whole), inFront(clear)],
    [rear, rear],
  ] as const) {
    skin.cut(outer, [REGION.paint], REGION.frit)
    skin.cut((point) => inner(point) + FRIT, [REGION.frit], REGION.glass)
  }
  if (car.suv) skin.cut(roofUndersideEdge(body), [REGION.paint], REGION.trim)

  const grille = edgeOf(evenly([...features.grille, ...features.grille.slice(0, 1)], 20))
  skin.cut(([x, y, z]) => (x > 420 ? FAR : grille(z, y)), [REGION.paint], REGION.grille)
  for (const line of features.openings) {
    const opening = edgeOf(evenly([...line, ...line.slice(0, 1)], 20))
    skin.cut(([x, y, z]) => (x > 420 ? FAR : opening(z, y)), [REGION.paint], REGION.opening)
  }
  for (const [lines, half, region] of [
    [features.heads, HEAD, REGION.head],
    [lampFields(body, features.tails), body.rear.field, REGION.tail],
    [features.fenders, FENDER, REGION.fender],
  ] as const) {
    const near = nearLines(lines)
    skin.cut((point) => near(point) - half, [REGION.paint], region)
  }
  for (const line of darkEnds(body)) {
    const edge = edgeOf(evenly([...line, ...line.slice(0, 1)], 20))
    skin.cut(([x, y]) => edge(x, y), [REGION.paint], REGION.trim)
  }
  if (car.cladding > 0) skin.cut(([x, y]) => y - (character.sill(x) + car.cladding), [REGION.paint], REGION.trim)
  for (const [lines, region] of [
    [features.plates, REGION.plate],
    [[features.diffuser], REGION.diffuser],
    [features.exhausts, REGION.exhaust],
  ] as const) {
    for (const line of lines) {
      const edge = edgeOf(evenly([...line, ...line.slice(0, 1)], 20))
      skin.cut(([x, y, z]) => (x < car.length - 460 ? FAR : edge(z, y)), [REGION.paint, REGION.trim], region)
    }
  }
  for (const handle of car.handles) {
    const edge = edgeOf(handleOutline(handle))
    skin.cut(([x, y, z]) => (z < 300 ? FAR : edge(x, y) - WELL), [REGION.paint], REGION.handle)
  }
  skin.cut(([x, y]) => y - (limits.bottom(x) + 14), [REGION.paint, REGION.trim], REGION.underbody)
  skin.cut((point) => toSeam(point) - SEAM, [REGION.paint], REGION.seam)
}

/** The clear part of the windscreen ends beside the side glass by the width of a dark pillar, so that no glass bends around a corner. */
function besidePillar({ car, outline, onSide }: Body, windscreen: Edge, { line }: SideGlass): Edge {
  const end = car.windscreen.at(-1)?.[0] ?? 0
  const upper = line
    .filter(([x, y], i) => {
      const next = line[(i + 1) % line.length]
      return next !== undefined && next[0] > x && next[1] >= y && x < end
    })
    .map(([x, y]) => [x, onSide(x, y)[2] - PILLAR] as const)
    .toSorted(([a], [b]) => a - b)
  const first = upper[0]
  const last = upper.at(-1)
  if (!first || !last) return windscreen
  const widest = lineThrough([
    [outline.cowl - 200, first[1] + 40],
    ...upper.filter((_, i) => i % 6 === 0),
    [last[0] + 400, last[1] - 30],
  ])
  return (point) => {
    const edge = windscreen(point)
    return edge > 80 ? edge : both(edge, point[2] - widest(point[0]), 40)
  }
}
