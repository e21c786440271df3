import { conceptShapes, cover, type ConceptShape, type Stroke } from '#src/drawing/concept/shapes.ts'
import { lineThrough } from '#src/drawing/kit/curve.ts'
import { sidePen, viewBoxOf } from '#src/drawing/kit/frame.ts'
import { FRAME, SCALE } from '#src/drawing/kit/frames.ts'
import { GLOW, INK } from '#src/brand/palette.ts'
import type { Path } from '#src/drawing/kit/path.ts'
import { Defs, group, svgDocument, tag, type Stop } from '#src/drawing/kit/svg.ts'

export const CONCEPTS = ['x', 'mint', 'next'] as const
export type ConceptName = (typeof CONCEPTS)[number]

const pen = sidePen()

type Glow = readonly [offset: number, opacity: number]

function strokes(...lines: readonly Stroke[]): Path {
  const path = pen.path()
  for (const { from, cubics } of lines) {
    path.move(from)
    for (const corner of cubics) path.cubic(...corner)
  }
  return path
}

/** What every concept shares: its dark metal, the floor and two blurs. */
function studio(defs: Defs) {
  return {
    metal: defs.linear('b', { x2: 0, y2: 1 }, [
      [0, '#18191b'],
      [0.42, '#0e0e10'],
      [1, '#060607'],
    ]),
    floor: defs.radial('f', [
      [0, '#000', 0.9],
      [0.7, '#000', 0.5],
      [1, '#000', 0],
    ]),
    fine: defs.blur('1', 1.1, [5, 40]),
    halo: defs.blur('9', 8, [20, 200]),
    lightAlong: (name: string, from: number, to: number, stops: readonly Glow[]) =>
      defs.across(
        name,
        pen.x(from),
        pen.x(to),
        stops.map(([offset, opacity]): Stop => [offset, GLOW, opacity]),
      ),
  }
}

/** The body closed below: both arches, the sill and the nose. */
function bodyOf({ top, tail, axles: [front, rear], arch, tyre, sillFront, nose }: ConceptShape): Path {
  const reach = Math.sqrt(arch ** 2 - (210 - tyre) ** 2)
  const radius = arch * SCALE
  const path = strokes({ from: top.from, cubics: [...top.cubics, ...tail] })
  return path
    .line([rear + reach, 212])
    .arc(radius, [rear - reach, 206], '1 0')
    .line([front + reach, 196])
    .arc(radius, [front - reach, 206], '1 0')
    .line(sillFront)
    .cubic([sillFront[0] - 60, sillFront[1] + 10], [nose[2][0] - 20, nose[2][1] - 50], nose[2])
    .cubic(nose[1], nose[0], top.from)
    .close()
}

function wheel({ tyre, rim, arch, spokes }: ConceptShape, axle: number, rimLight: string): string {
  const at = (radius: number, angle: number) =>
    [axle + Math.cos(angle) * radius, tyre - Math.sin(angle) * radius] as const
  const straight = spokes > 6
  const path = pen.path()
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * 2 * Math.PI + 0.2
    if (straight) path.move(at(45, angle)).line(at(rim - 12, angle))
    else path.move(at(70, angle)).arc(rim * SCALE * 0.7, at(rim - 14, angle + 1.2), '0 1')
  }
  const circle = (r: number, fill: string, attributes = {}) =>
    tag('circle', { cx: pen.x(axle), cy: pen.y(tyre), r, fill, ...attributes })
  return [
    circle((arch - 4) * SCALE, '#040405'),
    circle(tyre * SCALE, '#09090a'),
    circle(rim * SCALE, '#0c0c0d', { stroke: rimLight, 'stroke-width': 1 }),
    tag('path', {
      d: path,
      fill: 'none',
      stroke: GLOW,
      'stroke-opacity': 0.2,
      'stroke-width': straight ? 1.4 : 1.2,
    }),
    circle(7, INK, { stroke: GLOW, 'stroke-opacity': 0.3, 'stroke-width': 0.7 }),
  ].join('')
}

function shown(shape: ConceptShape, defs: Defs): string {
  const { length, axles } = shape
  const { metal, floor, fine, halo, lightAlong } = studio(defs)
  // A lamp is short and nearly level: its glow reaches far beyond the box of its line.
  const lampHalo = defs.blur('8', 8, [80, 400])
  // oxfmt-ignore
  const roofLight = lightAlong('t', 0, length, [[0, 0.1], [0.12, 0.5], [0.34, 0.5], [0.5, 1], [0.66, 0.95], [0.86, 0.6], [1, 0.2]])
  // oxfmt-ignore
  const shoulderLight = lightAlong('s', 0, length, [[0, 0], [0.1, 0.35], [0.3, 0.8], [0.52, 0.9], [0.8, 0.5], [1, 0.05]])
  // oxfmt-ignore
  const waistLight = lightAlong('h', 1000, axles[1], [[0, 0], [0.4, 0.4], [1, 0]])
  const rimLight = defs.linear('w', { x1: 0.35, x2: 0.65, y2: 1 }, [
    [0, GLOW, 0.7],
    [0.5, GLOW, 0.12],
    [1, GLOW, 0.05],
  ])
  const glassTint = defs.linear('g', { x2: 0, y2: 1 }, [
    [0, '#1a1b1e'],
    [1, '#070708'],
  ])
  const body = bodyOf(shape)
  const clip = defs.clip('c', body)
  const [top, shoulder] = [strokes(shape.top), strokes(shape.shoulder)]
  const glass = strokes(shape.glass).close()
  const lit = (d: Path, stroke: string, width: number, filter?: string, opacity?: number) =>
    tag('path', { d, stroke, 'stroke-width': width, filter, opacity })
  const [heads, tails] = [strokes(...shape.headLamps), strokes(...shape.tailLamps)]
  return [
    tag('ellipse', { cx: pen.x(length / 2), cy: pen.y(4), rx: length * 0.56 * SCALE, ry: 15, fill: floor }),
    ...axles.map((axle) => wheel(shape, axle, rimLight)),
    tag('path', { d: body, fill: metal }),
    tag('path', { d: glass, fill: glassTint }),
    group(
      { class: 'rim', fill: 'none', 'clip-path': clip },
      lit(top, roofLight, 26, halo, 0.22),
      lit(shoulder, shoulderLight, 26, halo, 0.2),
      lit(top, roofLight, 5, fine),
      lit(top, roofLight, 2.6),
      lit(shoulder, shoulderLight, 2.2, fine),
      lit(shoulder, shoulderLight, 1),
      lit(strokes(shape.waist), waistLight, 1),
    ),
    tag('path', { d: glass, fill: 'none', stroke: roofLight, 'stroke-width': 0.9, opacity: 0.75 }),
    tag('path', {
      d: strokes(...shape.doors),
      fill: 'none',
      stroke: GLOW,
      'stroke-opacity': 0.13,
      'stroke-width': 0.7,
    }),
    group(
      { class: 'lamp', fill: 'none', 'stroke-linecap': 'round' },
      lit(heads, '#fff', 8, lampHalo, 0.75),
      lit(heads, '#fff', 2.2),
      lit(tails, '#ff3b2f', 9, lampHalo, 0.6),
      lit(tails, '#ff5a4a', 1.9),
    ),
  ].join('')
}

const FOLDS = 17
/** About how high the cloth stands along the body. */
const clothHeight = lineThrough([
  [-20, 268],
  [230, 690],
  [1660, 960],
  [2840, 1350],
  [4380, 1040],
  [5260, 830],
])

/** Folds fall from under the ridge to the floor, irregular in a fixed way. */
function folds(): Path {
  const path = pen.path()
  for (let i = 0; i < FOLDS; i++) {
    const x = 190 + i * 292 + ((i * 137) % 150)
    const bend = ((i * 29) % 90) - 45
    const y = Math.max(120, clothHeight(x) - 60 - ((i * 71) % 140))
    const foot = x + bend * 1.4
    path.move([x, y]).cubic([x + bend, y * 0.7], [foot - bend, y * 0.35], [foot, 26])
  }
  return path
}

function covered(defs: Defs): string {
  const { metal, floor, fine, halo, lightAlong } = studio(defs)
  const ridge = strokes(cover.ridge)
  // oxfmt-ignore
  const light = lightAlong('t', 0, cover.length, [[0, 0.05], [0.1, 0.4], [0.34, 0.55], [0.52, 1], [0.7, 0.9], [0.9, 0.4], [1, 0.05]])
  const fall = defs.linear('v', { x2: 0, y2: 1 }, [
    [0, GLOW, 0.34],
    [1, GLOW, 0],
  ])
  const cloth = strokes(cover.ridge).close()
  const clip = defs.clip('c', cloth)
  const lines = folds()
  const lit = (d: Path, stroke: string, width: number, filter?: string, opacity?: number) =>
    tag('path', { d, stroke, 'stroke-width': width, filter, opacity })
  return [
    tag('ellipse', { cx: pen.x(2620), cy: pen.y(4), rx: 2800 * SCALE, ry: 14, fill: floor }),
    tag('path', { d: cloth, fill: metal }),
    group(
      { class: 'rim', fill: 'none', 'clip-path': clip },
      lit(lines, fall, 0.8, fine, 0.35),
      lit(lines, fall, 20, halo, 0.3),
      lit(ridge, light, 30, halo, 0.24),
      lit(ridge, light, 4.4, fine),
      lit(ridge, light, 2.2),
    ),
  ].join('')
}

/** A future car in the dark register, in the frame of the line-up. */
export function drawConcept(name: ConceptName): string {
  const defs = new Defs(`concept-${name}`)
  const content = name === 'next' ? covered(defs) : shown(conceptShapes[name], defs)
  const { label } = name === 'next' ? cover : conceptShapes[name]
  return svgDocument(
    { viewBox: viewBoxOf([0, 0, FRAME.width, FRAME.height]), className: 'car car--light', label, defs },
    content,
  )
}
