import { fromHex, shade, toHex } from '#src/drawing/kit/light.ts'
import type { Paint } from '#src/drawing/kit/paint.ts'
import { tonesOf } from '#src/drawing/side/tones.ts'

/**
 * A drawing whose paint can be changed where it stands: the file holds the shape, and for every stop of its metal how
 * the light falls on it (`data-light`: tilt and turn, degrees). The colours are worked out here, without a request.
 */
export type LiveDrawing = {
  recolour: (paint: Paint) => void
  /** Works the colours of a paint out ahead. */
  prepare: (paint: Paint) => void
}

export function liveDrawing(svg: SVGSVGElement): LiveDrawing {
  const stops = [...svg.querySelectorAll<SVGStopElement>('stop[data-light]')].map((stop) => {
    const [tilt = 0, turn = 0] = (stop.dataset['light'] ?? '').split(' ').map(Number)
    return { stop, tilt, turn }
  })
  const toned = tonedIn(svg)
  const known = new Map<string, readonly string[]>()
  const coloursOf = (paint: Paint): readonly string[] => {
    const key = `${paint.hex} ${paint.finish}`
    const base = fromHex(paint.hex)
    const colours = known.get(key) ?? stops.map(({ tilt, turn }) => toHex(shade(base, tilt, turn, paint.finish)))
    known.set(key, colours)
    return colours
  }
  let shown: readonly string[] = []
  return {
    recolour(paint) {
      const tones = tonesOf(paint)
      for (const { element, attribute, tone } of toned) element.setAttribute(attribute, String(tones[tone]))
      const colours = coloursOf(paint)
      stops.forEach(({ stop }, at) => {
        if (colours[at] !== shown[at]) stop.setAttribute('stop-color', colours[at]!)
      })
      shown = colours
    },
    prepare: coloursOf,
  }
}

const TONES = ['ground', 'mirror', 'highlight', 'edge'] as const

/**
 * Where the file leaves a tone open. They are set one by one: as properties of the whole drawing they would make the
 * browser restyle its thousand elements, which a phone feels.
 */
function tonedIn(svg: SVGSVGElement) {
  return TONES.flatMap((tone) =>
    ['fill', 'stroke', 'stop-color', 'stroke-opacity'].flatMap((attribute) =>
      [...svg.querySelectorAll(`[${attribute}="var(--car-${tone})"]`)].map((element) => ({ element, attribute, tone })),
    ),
  )
}
