// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { MODEL_CODES } from '#src/domain/model.ts'
import { liveDrawing } from '#src/drawing/live.ts'
import { paintCodesOf, paintOf } from '#src/drawing/paints.ts'
import { drawSide } from '#src/drawing/side.ts'
import { tonesOf } from '#src/drawing/side/tones.ts'

// A thousand stops in a document that is no browser: a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/** Colours of the metal by the place of their gradient and stop; a drawing made for one paint has a part of the stops. */
function metalOf(svg: Element): Map<string, string> {
  const stops = [...svg.querySelectorAll('linearGradient')].filter(({ id }) => /-g\d+$/.test(id))
  return new Map(
    stops.flatMap((gradient) =>
      [...gradient.children].map((stop): [string, string] => [
        `${gradient.id.split('-').at(-1)}@${stop.getAttribute('offset')}`,
        stop.getAttribute('stop-color') ?? '',
      ]),
    ),
  )
}

function parse(svg: string): SVGSVGElement {
  document.body.innerHTML = svg
  return document.body.querySelector('svg')!
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test.each(MODEL_CODES)('%s recoloured in place has the metal of the drawing made for the paint', (code) => {
  const paints = paintCodesOf(code).map(paintOf)
  const live = parse(drawSide({ code, register: 'studio', live: paints, label: '', prefix: 'live' }))
  const drawing = liveDrawing(live)
  for (const paint of [paints[0]!, paints.at(-1)!]) {
    drawing.recolour(paint)
    const here = metalOf(live)
    const wanted = metalOf(parse(drawSide({ code, register: 'studio', paint })))
    expect(wanted.size).toBeGreaterThan(200)
    // Angles are written with one decimal: a step of a channel or two is all that may differ.
    const off = [...wanted].flatMap(([place, color]) =>
      channels(color).map((value, index) => Math.abs(value - (channels(here.get(place) ?? '')[index] ?? 999))),
    )
    expect(Math.max(...off)).toBeLessThanOrEqual(3)
    // Nothing is left to the page, and the highlights follow the paint.
    expect(
      live.querySelector('[fill^="var("], [stroke^="var("], [stop-color^="var("], [stroke-opacity^="var("]'),
    ).toBeNull()
    expect(live.querySelector(`path[stroke="${tonesOf(paint).highlight}"]`)).not.toBeNull()
  }
})
