import { fromHex, shade, toHex } from '#src/drawing/kit/light.ts'
import type { Paint } from '#src/drawing/kit/paint.ts'
import { tonesOf } from '#src/drawing/side/tones.ts'

/**
 * A drawing whose paint can be changed where it stands: the file holds the shape, and for every stop of its metal how
 * the light falls on it (`data-light`: tilt and turn, degrees). The colours are worked out here, without a request.
 */
export type LiveDrawing = { recolour: (paint: Paint) => void }

export function liveDrawing(svg: SVGSVGElement): LiveDrawing {
  const stops = [...svg.querySelectorAll<SVGStopElement>('stop[data-light]')].map((stop) => {
    const [tilt = 0, turn = 0] = (stop.dataset['light'] ?? '').split(' ').map(Number)
    return { stop, tilt, turn }
  })
  const toned = tonedIn(svg)
  return {
    recolour(paint) {
      const base = fromHex(paint.hex)
      const tones = tonesOf(paint)
      for (const { element, attribute, tone } of toned) element.setAttribute(attribute, String(tones[tone]))
      for (const { stop, tilt, turn } of stops) {
        stop.setAttribute('stop-color', toHex(shade(base, tilt, turn, paint.finish)))
      }
    },
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
