import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { topOf, type Point } from '#src/drawing/kit/curve.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { tag } from '#src/drawing/kit/svg.ts'
import { ACCENT, diagram, elevation, label, MUTED, stroke, type Diagram } from '#src/drawing/diagrams/sheet.ts'
import { outlineOf } from '#src/drawing/diagrams/side.ts'

type Road = 'hole' | 'bump'

/** Where the line of sight that just passes over the bonnet meets the road, millimetres from the bumper: before it, so negative. */
function firstSeen(car: ReturnType<typeof carOf>, [along, up]: Point): number {
  const top = topOf(outlineOf(car))
  const bonnet = Array.from({ length: 40 }, (_, i) => 40 + (i * (car.windscreen[0]![0] - 40)) / 40)
  return Math.min(...bonnet.map((at) => along - (up * (along - at)) / (up - top(at))))
}

/** The road ahead and two traces under it: the wheel follows the road, the body does not. */
export function suspensionDiagram(code: DrawnCode, road: Road): Diagram {
  const car = carOf(code)
  const sentence =
    road === 'hole'
      ? `${car.name} сбоку: камера за лобовым стеклом видит яму раньше колеса. Внизу два следа — колесо повторяет яму, кузов длиной ${car.length} мм идёт почти ровно. Глубина показана условно.`
      : `${car.name} сбоку перед лежачим полицейским. Внизу два следа — колесо поднимается, кузов длиной ${car.length} мм идёт почти ровно. Высота показана условно.`
  return diagram(`${code}-suspension`, sentence, (narrow, name) => {
    const isHole = road === 'hole'
    const [half, depth] = narrow ? [isHole ? 12 : 22, 10] : isHole ? [64, 26] : [80, 34]
    const lens: Point = [car.windscreen[2]![0] - 10, car.windscreen[2]![1]]
    // On a phone from the hole to the tail, nothing beside: the car is as large as the sheet allows.
    const large = (350 - 2.5 * half) / (car.length + 40 - firstSeen(car, lens))
    const [width, height, scale, y, x] = narrow
      ? isHole
        ? [350, 214, large, 98, 350 - (car.length + 40) * large]
        : [350, 232, 0.043, 116, 122]
      : isHole
        ? [1280, 370, 0.135, 252, 596]
        : [1280, 424, 0.19, 306, 282]
    const eye: Point = [x + lens[0] * scale, y - lens[1] * scale]
    // Nearer than this the bonnet hides the road from the camera.
    const seen = x + firstSeen(car, lens) * scale
    const at = isHole ? seen - half * 1.2 : x - (narrow ? 54 : 150)
    const sign = isHole ? 1 : -1
    const wave = (level: number, deep: number) => {
      const far = short(level + sign * deep)
      const flat = short(level)
      return `M0 ${flat}H${short(at - half)}C${short(at - half * 0.6)} ${flat} ${short(at - half * 0.6)} ${far} ${short(at)} ${far}S${short(at + half * 0.6)} ${flat} ${short(at + half)} ${flat}H${width}`
    }
    const sight = (end: number) => `M${short(eye[0])} ${short(eye[1])}L${short(end)} ${y}`
    const farEnd = at - half * 1.2
    const camera = [
      tag('path', { d: `${sight(farEnd)}H${short(seen)}Z`, fill: `url(#${name('sight')})` }),
      stroke(sight(farEnd) + sight(seen), 0.6, { stroke: ACCENT }),
    ]
    const [wheel, body] = narrow ? [y + 46, y + 86] : [y + 52, y + 92]
    return {
      width,
      height,
      defs: isHole
        ? [
            tag(
              'linearGradient',
              { id: name('sight'), gradientUnits: 'userSpaceOnUse', x1: eye[0], y1: eye[1], x2: at, y2: y },
              tag('stop', { offset: 0, 'stop-color': ACCENT, 'stop-opacity': 0.34 }),
              tag('stop', { offset: 1, 'stop-color': ACCENT, 'stop-opacity': 0.05 }),
            ),
          ]
        : [],
      body: [
        ...(isHole ? camera : []),
        stroke(wave(y, depth), 1.1),
        elevation(code, scale, [x, y]),
        ...(isHole ? [tag('circle', { cx: eye[0], cy: eye[1], r: narrow ? 2.4 : 4, fill: ACCENT })] : []),
        stroke(wave(wheel, depth * 0.8), 0.8, { opacity: 0.7 }),
        stroke(wave(body, narrow ? 1 : 1.6), 1.3, { stroke: ACCENT }),
        label('Колесо', [width, wheel - 10], { anchor: 'end', size: 13, fill: MUTED }),
        label('Кузов', [width, body - 10], { anchor: 'end', size: 13, fill: ACCENT }),
      ],
    }
  })
}
