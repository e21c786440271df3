import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { radians, short } from '#src/drawing/kit/numbers.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { diagram, INK, PAPER, planAt, stroke, type Diagram } from '#src/drawing/diagrams/sheet.ts'

/** What the car looks at, in the order of the dial. */
export const ZONES = ['blind', 'cross', 'camera', 'far', 'round', 'park'] as const
export type ZoneId = (typeof ZONES)[number]

/** A sensor: where it sits (mm), where it looks and how widely (degrees), how far it reaches in the drawing. */
type Sensor = { zone: ZoneId; x: number; y: number; direction: number; half: number; range: number }

const SIDES = [1, -1] as const

/** One scheme for all models, hung on the car's own corners. */
function sensorsOf(code: DrawnCode): Sensor[] {
  const { length, width, windscreen, mirror } = carOf(code)
  const corner = [-0.36, -0.14, 0.14, 0.36].flatMap((share): Sensor[] => {
    const outer = Math.abs(share) > 0.3
    const [turn, side] = [outer ? 37 : 8, Math.sign(share)]
    const y = share * width
    return [
      { zone: 'park', x: outer ? 70 : 8, y, direction: 180 - side * turn, half: 30, range: 820 },
      { zone: 'park', x: length - (outer ? 60 : 8), y, direction: side * turn, half: 30, range: 900 },
    ]
  })
  return [
    { zone: 'far', x: 0, y: 0, direction: 180, half: 9, range: 9200 },
    { zone: 'camera', x: windscreen[0]![0], y: 0, direction: 180, half: 25, range: 6800 },
    ...SIDES.flatMap((side): Sensor[] => [
      { zone: 'cross', x: 130, y: 0.4 * width * side, direction: 180 - 58 * side, half: 38, range: 3900 },
      { zone: 'blind', x: length - 130, y: 0.42 * width * side, direction: 40 * side, half: 40, range: 4300 },
      { zone: 'round', x: mirror[0] + 30, y: 0.53 * width * side, direction: 90 * side, half: 78, range: 1900 },
    ]),
    { zone: 'round', x: 0, y: 0, direction: 180, half: 80, range: 1900 },
    { zone: 'round', x: length, y: 0, direction: 0, half: 80, range: 1900 },
    ...corner,
  ]
}

const NAMES: Record<ZoneId, string> = {
  blind: 'слепые зоны по углам сзади',
  cross: 'перекрёсток по углам спереди',
  camera: 'камера за лобовым стеклом',
  far: 'дальний радар впереди',
  round: 'четыре камеры вокруг',
  park: 'датчики парковки у бамперов',
}

/** The zones around the car; the page lights one of them (data-part is its place in ZONES). */
export function sensorDiagram(code: DrawnCode): Diagram {
  const sentence = `${carOf(code).name}, вид сверху. Зоны, в которых смотрит автомобиль: ${ZONES.map((zone) => NAMES[zone]).join(', ')}. Дальность показана условно.`
  return diagram(`${code}-sensors`, sentence, (narrow, name) => {
    const [width, height, scale] = narrow ? [390, 504, 0.034] : [1440, 720, 0.067]
    const nose = narrow ? 200 : 716
    // On a narrow sheet zones are shortened, the long ones most, so that they fit and the car stays prominent.
    const shown = (range: number) => (narrow ? range * (range > 5000 ? 0.6 : 0.8) : range)
    const plan = planAt(code, narrow, scale, narrow ? [width / 2, nose] : [nose, height / 2])
    const defs: string[] = []

    const drawn = sensorsOf(code).map((sensor, i) => {
      const { x, y, direction, half, zone } = sensor
      const range = shown(sensor.range)
      const at = (angle: number, share: number) =>
        plan.place([x + Math.cos(radians(angle)) * range * share, y + Math.sin(radians(angle)) * range * share])
      const written = ([left, top]: readonly [number, number]) => `${short(left)} ${short(top)}`
      const [eye, from, to] = [plan.place([x, y]), at(direction - half, 1), at(direction + half, 1)]
      const radius = short(range * scale)
      const arc = (share: number) => {
        const r = short(range * scale * share)
        return `M${written(at(direction - half, share))}A${r} ${r} 0 0 0 ${written(at(direction + half, share))}`
      }
      const id = name(`s${i}`)
      defs.push(
        tag(
          'radialGradient',
          { id, gradientUnits: 'userSpaceOnUse', cx: eye[0], cy: eye[1], r: range * scale },
          tag('stop', { offset: 0, 'stop-color': INK, 'stop-opacity': 0.62 }),
          tag('stop', { offset: 0.35, 'stop-color': INK, 'stop-opacity': 0.26 }),
          tag('stop', { offset: 1, 'stop-color': INK, 'stop-opacity': 0.03 }),
        ),
      )
      const wedge = `M${written(eye)}L${written(from)}A${radius} ${radius} 0 0 0 ${written(to)}Z`
      return {
        zone,
        svg:
          tag('path', { d: wedge, fill: `url(#${id})` }) +
          stroke(arc(1), 0.9) +
          (zone === 'park' ? '' : stroke(arc(0.34) + arc(0.67), 0.5, { opacity: 0.55 })),
      }
    })
    // The lowest layer comes first.
    const order: ZoneId[] = ['far', 'camera', 'cross', 'blind', 'round', 'park']
    const zones = order.map((zone) =>
      group(
        { 'data-part': ZONES.indexOf(zone), 'data-zone': zone },
        ...drawn.filter((item) => item.zone === zone).map((item) => item.svg),
      ),
    )
    const axis = narrow ? `M${width / 2} 0V${height}` : `M0 ${height / 2}H${width}`
    return {
      width,
      height,
      defs,
      body: [
        stroke(axis, 0.6, { 'stroke-dasharray': '9 3 1.5 3', opacity: 0.2 }),
        ...zones,
        plan.draw({ fill: PAPER, accent: INK, weight: 0.95 }),
      ],
    }
  })
}
