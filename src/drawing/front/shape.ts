import type { Car } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { FRONT_FRAME, Pen } from '#src/drawing/kit/frame.ts'
import type { Path } from '#src/drawing/kit/path.ts'

/** Path data of the front, derived from the numbers of the side view. */
export type FrontShape = Record<
  | 'body'
  | 'screen'
  | 'rail'
  | 'bonnet'
  | 'leadingEdge'
  | 'grille'
  | 'bars'
  | 'intake'
  | 'chin'
  | 'lamps'
  | 'mirrors'
  | 'tyres',
  string
> & { pen: Pen; width: number; height: number; shoulderY: number }

/** One half of a symmetric line, from the axis outwards. */
type Half = { from: Point; cubics: readonly (readonly [Point, Point, Point])[] }

const flip = ([x, y]: Point): Point => [-x, y]
const keep = (point: Point): Point => point

/** Both halves as two open lines. */
function mirrored(path: Path, { from, cubics }: Half): Path {
  for (const side of [keep, flip]) {
    path.move(side(from))
    for (const [a, b, to] of cubics) path.cubic(side(a), side(b), side(to))
  }
  return path
}

/** Both halves as one closed shape. */
function closed(path: Path, { from, cubics }: Half): Path {
  path.move(from)
  for (const [a, b, to] of cubics) path.cubic(a, b, to)
  path.line(flip(cubics.at(-1)![2]))
  for (let i = cubics.length - 1; i >= 0; i--) {
    const [a, b] = cubics[i]!
    path.cubic(flip(b), flip(a), flip(i === 0 ? from : cubics[i - 1]![2]))
  }
  return path.close()
}

const GRILLE_BARS = 13

export function frontShape(car: Car): FrontShape {
  const { suv, width, height, windscreen, lamps, sill, shoulder } = car
  const pen = new Pen(FRONT_FRAME.axis, FRONT_FRAME.ground)
  const half = width / 2
  const cowl = windscreen[0]![1] + 18
  const [upperLamp, lowerLamp] = [lamps.head[0]![0]![1] + 16, lamps.head[1]![0]![1] + 16]
  const floor = sill[1]![1] - 20
  const nose = upperLamp + 62
  const [roofX, roofY] = [(suv ? 0.625 : 0.6) * half, height - (suv ? 74 : 64)]
  const [hipX, hipY] = [half - 8, shoulder[2]![1] + 30]
  const [beltX, beltY] = [half - (suv ? 118 : 112), cowl + (suv ? 40 : 24)]
  const [screenTop, screenFoot] = [roofY - 34, cowl - 6]
  const roofInner = roofX - 38
  const grilleX = half * 0.43
  const [grilleTop, grilleFoot] = [upperLamp - 20, floor + 150]

  const body: Half = {
    from: [0, height],
    cubics: [
      [
        [roofX * 0.5, height],
        [roofX * 0.82, height - 12],
        [roofX, roofY],
      ],
      [
        [roofX + 46, roofY - 30],
        [beltX - 70, beltY + 150],
        [beltX, beltY],
      ],
      [
        [beltX + 40, beltY - 26],
        [hipX - 26, hipY + 40],
        [hipX, hipY - 60],
      ],
      [
        [half + 2, hipY - 190],
        [half + 4, 520],
        [half - 14, floor + 230],
      ],
      [
        [half - 26, floor + 130],
        [half - 60, floor + 60],
        [half - 110, floor + 26],
      ],
      [
        [half - 240, floor - 6],
        [300, floor - 4],
        [0, floor - 4],
      ],
    ],
  }
  const rail: Half = {
    from: [0, height - 3],
    cubics: [
      [
        [roofX * 0.5, height - 3],
        [roofX * 0.82, height - 15],
        [roofX, roofY - 3],
      ],
      [
        [roofX + 46, roofY - 33],
        [beltX - 70, beltY + 147],
        [beltX, beltY],
      ],
      body.cubics[2]!,
    ],
  }
  const screen: Half = {
    from: [0, height - 50],
    cubics: [
      [
        [roofX * 0.5, height - 52],
        [roofX * 0.8, height - 62],
        [roofInner, screenTop],
      ],
      [
        [roofX + 6, screenTop - 40],
        [beltX - 92, beltY + 150],
        [beltX - 46, beltY + 18],
      ],
      [
        [beltX - 240, screenFoot - 16],
        [beltX * 0.4, screenFoot - 30],
        [0, screenFoot - 32],
      ],
    ],
  }
  const bonnet: Half = {
    from: [beltX - 60, cowl + 6],
    cubics: [
      [
        [beltX - 150, cowl - 90],
        [half * 0.6, nose + 60],
        [half * 0.47, nose - 26],
      ],
    ],
  }
  const leadingEdge: Half = {
    from: [0, nose + 8],
    cubics: [
      [
        [half * 0.2, nose + 6],
        [half * 0.4, nose - 8],
        [half * 0.47, nose - 26],
      ],
      [
        [half * 0.62, nose - 34],
        [half * 0.82, nose - 18],
        [half - 70, nose + 6],
      ],
    ],
  }
  const grille: Half = {
    from: [0, grilleTop],
    cubics: [
      [
        [grilleX * 0.6, grilleTop],
        [grilleX * 0.96, grilleTop - 6],
        [grilleX, grilleTop - 26],
      ],
      [
        [grilleX + 14, grilleTop - 110],
        [grilleX * 0.9, grilleFoot + 90],
        [grilleX * 0.66, grilleFoot + 16],
      ],
      [
        [grilleX * 0.5, grilleFoot - 8],
        [grilleX * 0.2, grilleFoot - 10],
        [0, grilleFoot - 10],
      ],
    ],
  }
  const intake: Half = {
    from: [0, floor + 92],
    cubics: [
      [
        [half * 0.4, floor + 92],
        [half * 0.62, floor + 96],
        [half * 0.72, floor + 128],
      ],
      [
        [half * 0.79, floor + 168],
        [half * 0.84, floor + 200],
        [half - 92, floor + 214],
      ],
    ],
  }
  const chin: Half = {
    from: [0, floor + 40],
    cubics: [
      [
        [half * 0.4, floor + 40],
        [half * 0.7, floor + 46],
        [half - 96, floor + 86],
      ],
    ],
  }
  const lampLine = (y: number, inset: number, rise: readonly [number, number, number, number]): Half => ({
    from: [grilleX * 1.12, y - rise[0]],
    cubics: [
      [
        [half * 0.66, y - rise[1]],
        [half * 0.84, y - rise[2]],
        [half - inset, y + rise[3]],
      ],
    ],
  })
  const [mirrorX, mirrorY] = [beltX - 6, beltY - 4]
  const mirror: Half = {
    from: [mirrorX, mirrorY + 10],
    cubics: [
      [
        [mirrorX + 40, mirrorY + 8],
        [mirrorX + 60, mirrorY + 6],
        [mirrorX + 84, mirrorY + 4],
      ],
      [
        [mirrorX + 150, mirrorY - 14],
        [mirrorX + 236, mirrorY - 6],
        [mirrorX + 240, mirrorY + 46],
      ],
      [
        [mirrorX + 242, mirrorY + 110],
        [mirrorX + 190, mirrorY + 122],
        [mirrorX + 130, mirrorY + 116],
      ],
      [
        [mirrorX + 70, mirrorY + 108],
        [mirrorX + 66, mirrorY + 60],
        [mirrorX + 76, mirrorY + 32],
      ],
    ],
  }
  const tyreWidth = suv ? 262 : 245
  const tyreX = half - tyreWidth - 18
  const tyres = pen.path()
  for (const side of [keep, flip]) {
    tyres
      .move(side([tyreX, floor + 80]))
      .line(side([tyreX, 26]))
      .quad(side([tyreX, 0]), side([tyreX + 26, 0]))
      .line(side([tyreX + tyreWidth - 26, 0]))
      .quad(side([tyreX + tyreWidth, 0]), side([tyreX + tyreWidth, 30]))
      .line(side([tyreX + tyreWidth, floor + 140]))
  }
  const bars = pen.path()
  for (let i = 0; i < GRILLE_BARS; i++) {
    const y = grilleTop - 30 - (i * (grilleTop - 44 - grilleFoot)) / (GRILLE_BARS - 1)
    const t = (grilleTop - y) / (grilleTop - grilleFoot)
    const x = grilleX * (t < 0.45 ? 1.005 - 0.05 * t : 0.985 - 0.56 * (t - 0.42) ** 1.35)
    bars.polyline([
      [-x, y],
      [x, y],
    ])
  }
  const both = (line: Half) => String(mirrored(pen.path(), line))
  const shape = (line: Half) => String(closed(pen.path(), line))
  return {
    pen,
    width,
    height,
    shoulderY: hipY - 60,
    body: shape(body),
    screen: shape(screen),
    rail: both(rail),
    bonnet: both(bonnet),
    leadingEdge: both(leadingEdge),
    grille: shape(grille),
    bars: String(bars),
    intake: both(intake),
    chin: both(chin),
    lamps: both(lampLine(upperLamp, 36, [30, 32, 18, 6])) + both(lampLine(lowerLamp, 26, [26, 28, 16, 4])),
    mirrors: both(mirror),
    tyres: String(tyres),
  }
}
