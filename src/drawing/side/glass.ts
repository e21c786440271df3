import type { Point } from '#src/drawing/kit/curve.ts'
import { group, tag, type Defs } from '#src/drawing/kit/svg.ts'
import type { SideBody } from '#src/drawing/side/body.ts'

/** Two seats and the wheel behind the side glass. */
function cabinShadows({ car, pen, lines }: SideBody, blur: string): string {
  const x = car.pillarB[0]![0]
  const y = lines.belt(x)
  const at = (dx: number, dy: number): Point => [x + dx, y + dy]
  const height = car.suv ? 235 : 190
  const path = pen.path()
  for (const [dx, h] of [
    [-90, height],
    [car.seatPitch, height - 20],
  ] as const) {
    path
      .move(at(dx - 90, -60))
      .cubic(at(dx - 60, h * 0.5), at(dx - 10, h * 0.8), at(dx + 40, h * 0.86))
      .line(at(dx + 60, h))
      .cubic(at(dx + 90, h + 26), at(dx + 180, h + 22), at(dx + 190, h - 20))
      .line(at(dx + 180, h * 0.62))
      .cubic(at(dx + 210, h * 0.3), at(dx + 190, 0), at(dx + 190, -60))
      .close()
  }
  path.move(at(-900, -40)).cubic(at(-820, 60), at(-640, 70), at(-560, 30)).line(at(-500, -60)).close()
  const wheel = pen.path().polyline([at(-560, -10), at(-500, 118)])
  return (
    tag('path', { d: path, fill: '#040506', opacity: 0.55, filter: blur }) +
    tag('path', { d: wheel, stroke: '#050607', 'stroke-width': 3, opacity: 0.6 })
  )
}

/** The slivers of the windscreen and of the rear screen that a side view shows. */
export function endGlass({ car, pen }: SideBody, defs: Defs, clip: string): string {
  const { windscreen, backlight, height } = car
  const [screenFoot, screenTop] = [windscreen[0]!, windscreen.at(-1)!]
  const [backTop, backFoot] = [backlight[0]!, backlight.at(-1)!]
  const screen = defs.linear('wsg', { x1: 0, y1: 1, x2: 1, y2: 0 }, [
    [0, '#11151a'],
    [0.55, '#262d34'],
    [1, '#4d575f'],
  ])
  return group(
    { 'clip-path': clip },
    tag('path', {
      d: pen
        .path()
        .through(windscreen)
        .line([screenTop[0] - 500, height + 200], [screenFoot[0] - 300, screenFoot[1] + 300])
        .close(),
      fill: screen,
    }),
    tag('path', {
      d: pen
        .path()
        .through(backlight)
        .line([backFoot[0] + 300, backFoot[1]], [backTop[0] + 300, backTop[1]])
        .close(),
      fill: '#161a1f',
    }),
    tag('path', {
      d: pen.path().through(backlight),
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': 0.8,
    }),
  )
}

/** Side glass with what is seen through it, pillars and the chrome frame. */
export function sideGlass(body: SideBody, defs: Defs, blurs: { fine: string; soft: string }, chrome: string): string {
  const { car, pen, lines, glassPath } = body
  const tint = defs.down('gs', pen.y(car.height - 40), pen.y(lines.belt(car.length * 0.5)), [
    [0, '#3a4148'],
    [0.16, '#262c32'],
    [0.5, '#12161a'],
    [0.85, '#0c0f12'],
    [1, '#14181c'],
  ])
  const clip = defs.clip('cw', glassPath)
  const left = car.glass[0]![0]
  const sheen = (top: readonly [number, number], foot: readonly [number, number], opacity: number) =>
    tag('path', {
      d: pen.path().polygon([
        [left + top[0], car.height + 40],
        [left + top[1], car.height + 40],
        [left + foot[1], 900],
        [left + foot[0], 900],
      ]),
      opacity,
    })
  return [
    tag('path', {
      d: glassPath,
      fill: '#08090a',
      stroke: '#08090a',
      'stroke-width': 4.2,
      'stroke-linejoin': 'round',
    }),
    tag('path', { d: glassPath, fill: tint }),
    group(
      { 'clip-path': clip },
      cabinShadows(body, blurs.fine),
      group(
        { fill: '#fff', filter: blurs.soft },
        sheen([560, 900], [80, 420], 0.055),
        sheen([1720, 2240], [1320, 1840], 0.05),
      ),
      tag('path', { d: pen.path().polygon(car.pillarB).polygon(car.pillarC), fill: '#060708' }),
    ),
    tag('path', { d: glassPath, fill: 'none', stroke: chrome, 'stroke-width': 1.7, 'stroke-linejoin': 'round' }),
  ].join('')
}
