import { expect, it } from 'vitest'
import { facts } from '#src/content/models/facts.ts'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { contours } from '#src/drawing/contours.ts'

const markup = contours()

it('has both contours of every drawn model under ids of their own', () => {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(DRAWN_MODELS.flatMap((code) => [`side-${code}`, `plan-${code}`]))
})

it('stands in millimetres with the nose at zero: the rear wheel is where the facts say', () => {
  for (const code of DRAWN_MODELS) {
    const [, side = ''] = new RegExp(`<g id="side-${code}">(.*?)</g>`).exec(markup) ?? []
    const axles = [...side.matchAll(/ cx="([\d.]+)"/g)].map(([, x]) => Number(x))
    const { frontOverhang, wheelbase } = facts[code]
    expect(new Set(axles)).toEqual(new Set([frontOverhang, frontOverhang + wheelbase]))
  }
})
