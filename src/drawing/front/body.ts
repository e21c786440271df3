import type { Car } from '#src/drawing/cars/car.ts'
import type { FrontDesign } from '#src/drawing/front/design.ts'
import type { Half } from '#src/drawing/front/outline.ts'
import { sample, type Cubic, type Point } from '#src/drawing/kit/curve.ts'

/** The lower edge lies a little under the sill of the side view, which is seen from the side. */
const FLOOR_UNDER_SILL = 20
/** The upper lamp line of the side view begins on the flank; seen from the front it lies a little higher. */
const LAMP_RISE = 16

/** Heights and half-widths the front is built on, millimetres from the axis and above the ground. */
export type FrontSizes = {
  half: number
  height: number
  cowl: number
  upperLamp: number
  floor: number
  nose: number
  roof: Point
  hip: Point
  belt: Point
}

export function frontSizes(design: FrontDesign, car: Car): FrontSizes {
  const half = car.width / 2
  const cowl = car.windscreen[0]![1] + 18
  const upperLamp = car.lamps.head[0]![0]![1] + LAMP_RISE
  return {
    half,
    height: car.height,
    cowl,
    upperLamp,
    floor: car.sill[1]![1] - FLOOR_UNDER_SILL,
    nose: upperLamp + 62,
    roof: [design.roof.share * half, car.height - design.roof.drop],
    hip: [half - 8, car.shoulder[2]![1] + 30],
    belt: [half - design.belt.inset, cowl + design.belt.rise],
  }
}

/** The cubics of one half, each with where it starts. */
export const cubicsOfHalf = ({ from, cubics }: Half): Cubic[] =>
  cubics.map(([a, b, to], i) => [i === 0 ? from : cubics[i - 1]![2], a, b, to])

/** Widened or narrowed so that its widest place is `half`: handles of a curve do not say how far it reaches. */
function fitted({ from, cubics }: Half, half: number): Half {
  const reach = Math.max(...sample(cubicsOfHalf({ from, cubics }), 60).map(([x]) => x))
  const fit = ([x, y]: Point): Point => [(x * half) / reach, y]
  return { from: fit(from), cubics: cubics.map(([a, b, to]) => [fit(a), fit(b), fit(to)] as const) }
}

export function bodyHalf(design: FrontDesign, sizes: FrontSizes): Half {
  const { half, height, floor } = sizes
  const [[roofX, roofY], [hipX, hipY], [beltX, beltY]] = [sizes.roof, sizes.hip, sizes.belt]
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
        [half - 4 + design.flank, hipY - 190],
        [half - 2 + design.flank, 520],
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
  return fitted(body, half)
}

/** The lit edge of roof, pillar and hip: the body's own line, a hair inside it. */
export function railHalf(body: Half): Half {
  const lower = ([x, y]: Point): Point => [x, y - 3]
  return {
    from: lower(body.from),
    cubics: body.cubics.slice(0, 3).map(([a, b, to]) => [lower(a), lower(b), lower(to)] as const),
  }
}

export function screenHalf({ height, cowl, roof, belt }: FrontSizes): Half {
  const [[roofX, roofY], [beltX, beltY]] = [roof, belt]
  const [screenTop, screenFoot] = [roofY - 34, cowl - 6]
  const roofInner = roofX - 38
  return {
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
}

export function leadingEdgeHalf({ half, nose }: FrontSizes): Half {
  return {
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
}

/** A closed housing on a short foot: with a long one, or open towards the body, mirrors look like ears. */
export function mirrorHalf({ belt }: FrontSizes): Half {
  const [mirrorX, mirrorY] = [belt[0] - 8, belt[1] - 8]
  return {
    from: [mirrorX, mirrorY + 8],
    cubics: [
      [
        [mirrorX + 14, mirrorY + 10],
        [mirrorX + 24, mirrorY + 14],
        [mirrorX + 34, mirrorY + 22],
      ],
      [
        [mirrorX + 84, mirrorY + 6],
        [mirrorX + 166, mirrorY + 8],
        [mirrorX + 178, mirrorY + 46],
      ],
      [
        [mirrorX + 186, mirrorY + 92],
        [mirrorX + 150, mirrorY + 118],
        [mirrorX + 98, mirrorY + 114],
      ],
      [
        [mirrorX + 42, mirrorY + 110],
        [mirrorX + 18, mirrorY + 66],
        [mirrorX + 34, mirrorY + 22],
      ],
    ],
  }
}
