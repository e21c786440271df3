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
  return {
    recolour(paint) {
      const base = fromHex(paint.hex)
      const { ground, mirror, highlight, edge } = tonesOf(paint)
      svg.style.setProperty('--car-ground', ground)
      svg.style.setProperty('--car-mirror', mirror)
      svg.style.setProperty('--car-highlight', highlight)
      svg.style.setProperty('--car-edge', String(edge))
      for (const { stop, tilt, turn } of stops) {
        stop.setAttribute('stop-color', toHex(shade(base, tilt, turn, paint.finish)))
      }
    },
  }
}
