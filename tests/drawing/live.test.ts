// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { MODEL_CODES } from '#src/domain/model.ts'
import { liveDrawing } from '#src/drawing/live.ts'
import { paintCodesOf, paintOf } from '#src/drawing/paints.ts'
import { drawSide } from '#src/drawing/side.ts'
import { tonesOf } from '#src/drawing/side/tones.ts'

// A thousand stops in a document that is no browser: a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/** Colours of the metal by gradient and place; drawings made for one paint and for all keep different stops. */
function metalOf(svg: Element): Map<string, [place: number, channels: number[]][]> {
  const gradients = [...svg.querySelectorAll('linearGradient')].filter(({ id }) => /-g\d+$/.test(id))
  return new Map(
    gradients.map((gradient) => [
      gradient.id.split('-').at(-1)!,
      [...gradient.children].map((stop) => [
        Number(stop.getAttribute('offset')),
        channels(stop.getAttribute('stop-color') ?? ''),
      ]),
    ]),
  )
}

/** What a gradient has at a place. */
function colorAt(stops: readonly [number, number[]][], place: number): number[] {
  const next = Math.max(
    1,
    stops.findIndex(([at]) => at >= place),
  )
  const [[from, before], [to, after]] = [stops[next - 1]!, stops[next]!]
  return before.map((value, index) => value + ((after[index]! - value) * (place - from)) / (to - from))
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
    expect(wanted.size).toBeGreaterThan(60)
    const off = [...wanted].flatMap(([gradient, stops]) =>
      stops.flatMap(([place, color]) =>
        colorAt(here.get(gradient)!, place).map((value, index) => Math.abs(value - color[index]!)),
      ),
    )
    // Each leaves out what is less than two steps of a channel off, and angles are written with one decimal.
    expect(Math.max(...off)).toBeLessThanOrEqual(5)
    // Nothing is left to the page, and the highlights follow the paint.
    expect(
      live.querySelector('[fill^="var("], [stroke^="var("], [stop-color^="var("], [stroke-opacity^="var("]'),
    ).toBeNull()
    expect(live.querySelector(`path[stroke="${tonesOf(paint).highlight}"]`)).not.toBeNull()
  }
})
