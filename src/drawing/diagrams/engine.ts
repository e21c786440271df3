import { short } from '#src/drawing/kit/numbers.ts'
import { group } from '#src/drawing/kit/svg.ts'
import { engineSentence, type EngineCurve } from '#src/content/cars/engine-curves.ts'
import {
  ACCENT,
  diagram,
  dimension,
  dot,
  INK,
  label,
  MUTED,
  polyline,
  stroke,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** Newton metres times revolutions per minute in one horsepower. */
const NM_RPM_PER_HP = 7023.5
const IDLE = 900

const powerOnShelfEnd = ({ torque, shelf }: EngineCurve): number => (torque * shelf[1]) / NM_RPM_PER_HP

/** Power between the shelf's end and the rated point rises without a kink, then falls a little. */
function powerAboveShelf(engine: EngineCurve, rpm: number): number {
  const { torque, shelf, power, peak, limit } = engine
  if (rpm > peak) {
    const over = (rpm - peak) / (limit - peak)
    return power * (1 - 0.13 * over * over)
  }
  const rise = Math.max(0.5, power - powerOnShelfEnd(engine))
  const bend = Math.min(4, Math.max(1.2, ((torque / NM_RPM_PER_HP) * (peak - shelf[1])) / rise))
  return power - rise * (1 - (rpm - shelf[1]) / (peak - shelf[1])) ** bend
}

/** Torque in N·m: rises to the shelf, keeps it, then follows the power. Passes through the rated points. */
export function torqueAt(engine: EngineCurve, rpm: number): number {
  const { torque, shelf, low } = engine
  if (rpm < shelf[0]) {
    const t = Math.max(0, (rpm - IDLE) / (shelf[0] - IDLE))
    return torque * (low + (1 - low) * Math.sin((t * Math.PI) / 2))
  }
  return rpm <= shelf[1] ? torque : (powerAboveShelf(engine, rpm) * NM_RPM_PER_HP) / rpm
}

export const powerAt = (engine: EngineCurve, rpm: number): number => (torqueAt(engine, rpm) * rpm) / NM_RPM_PER_HP

const FROM = 1000
/** Lines across, N·m and hp. */
const EVERY = 100

/**
 * Torque and power over revolutions, both by one scale; the page chooses the engine (data-part is its place in the list).
 */
export function engineDiagram(code: string, engines: readonly EngineCurve[]): Diagram {
  const sentence = `График крутящего момента и мощности. ${engines.map(engineSentence).join('; ')}.`
  const most = Math.max(...engines.flatMap(({ torque, power }) => [torque, power]))
  const to = Math.max(...engines.map(({ limit }) => limit))
  return diagram(`${code}-engines`, sentence, (narrow) => {
    const [width, height, left, right, top] = narrow ? [350, 300, 30, 70, 48] : [1280, 560, 56, 150, 44]
    const bottom = height - 46
    const x = (rpm: number) => left + ((rpm - FROM) / (to - FROM)) * (width - right - left)
    const y = (value: number) => bottom - (value / (most * 1.04)) * (bottom - top)
    const step = narrow ? 50 : 40
    const curve = (engine: EngineCurve, height_: (rpm: number) => number) => {
      const count = Math.round((engine.limit - FROM) / step)
      return polyline(
        Array.from({ length: count + 1 }, (_, i) => {
          const rpm = FROM + ((engine.limit - FROM) * i) / count
          return [x(rpm), height_(rpm)] as const
        }),
      )
    }

    const axis = [
      stroke(`M${left} ${bottom}H${short(width - right + 6)}`, 0.8),
      label(`Н·м, л.${NBSP}с.`, [0, top - (narrow ? 34 : 28)], { fill: MUTED, size: 12 }),
    ]
    const highest = Math.floor(most / EVERY) * EVERY
    for (let value = EVERY; value <= highest; value += EVERY) {
      axis.push(stroke(`M${left} ${short(y(value))}H${short(width - right + 6)}`, 0.5, { stroke: MUTED, opacity: 0.3 }))
      axis.push(label(String(value), [0, y(value) + 4], { fill: MUTED, size: 12 }))
    }
    for (let rpm = FROM; rpm <= to; rpm += 500) {
      const whole = rpm % 1000 === 0
      axis.push(stroke(`M${short(x(rpm))} ${bottom}v${whole ? 8 : 4}`, 0.6))
      if (!whole || (narrow && rpm % 2000 !== 0)) continue
      const first = rpm === FROM
      axis.push(
        label(`${rpm}${first && !narrow ? ' об/мин' : ''}`, [x(rpm), bottom + 27], {
          anchor: first ? undefined : 'middle',
          fill: MUTED,
          size: 12,
        }),
      )
    }
    if (narrow) axis.push(label('об/мин', [width, bottom + 27], { anchor: 'end', fill: MUTED, size: 12 }))

    const drawn = engines.map((engine, i) => {
      const { torque, shelf, power, peak, limit } = engine
      const shelfY = y(torque)
      const [ends, powerEnd] = [y(torqueAt(engine, limit)), y(powerAt(engine, limit))]
      const apart = Math.abs(ends - powerEnd) < 22 ? (powerEnd >= ends ? 22 - (powerEnd - ends) : -22) : 0
      const edge = x(limit) + (narrow ? 8 : 14)
      const shelfMiddle = (x(shelf[0]) + x(shelf[1])) / 2
      const shelfText = narrow ? `${torque}${NBSP}Н·м` : `${torque}${NBSP}Н·м, ${shelf[0]}–${shelf[1]}${NBSP}об/мин`
      const labelX = Math.min(Math.max(shelfMiddle, narrow ? 42 : 120), width - right - (narrow ? 10 : 60))
      return group(
        { 'data-part': i, 'data-engine': i },
        stroke(
          curve(engine, (rpm) => y(torqueAt(engine, rpm))),
          1.8,
          { 'data-curve': 'torque' },
        ),
        stroke(
          curve(engine, (rpm) => y(powerAt(engine, rpm))),
          1.8,
          { 'data-curve': 'power', stroke: ACCENT },
        ),
        group(
          { 'data-label': 'on' },
          dimension([x(shelf[0]), shelfY - 14], [x(shelf[1]), shelfY - 14]),
          label(shelfText, [labelX, shelfY - 23], { anchor: 'middle', size: 14 }),
          stroke(`M${short(x(peak))} ${short(y(power))}V${bottom}`, 0.6, {
            stroke: ACCENT,
            'stroke-dasharray': '3 3',
          }),
          dot([x(peak), y(power)], 4),
          // On a narrow sheet the curve is too steep for a label under its top: it is at the foot of the line.
          label(`${power}${NBSP}л.${NBSP}с.`, [x(peak) - 10, narrow ? bottom - 12 : y(power) + 36], {
            anchor: 'end',
            size: 14,
          }),
          label(narrow ? 'Момент' : 'Крутящий момент', [edge, ends + 5], { size: 12, fill: INK }),
          label('Мощность', [edge, powerEnd + apart + 5], { size: 12, fill: ACCENT }),
        ),
      )
    })
    return { width, height, body: [...axis, ...drawn] }
  })
}
