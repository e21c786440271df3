import { describe, expect, test } from 'vitest'
import { facts, g90L } from '#src/content/models/facts.ts'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import type { DrawnCode } from '#src/drawing/cars/car.ts'
import { frontMeasure, measure, planMeasure } from '#src/drawing/measure.ts'
import { drawSide } from '#src/drawing/side.ts'

const MILLIMETRE = 1
const declared = [...DRAWN_MODELS.map((code) => [code, facts[code]] as const), ['g90-l', g90L] as const]

describe.each(declared)('%s', (code: DrawnCode, { length, width, height }) => {
  test('the silhouette has the declared length and height', () => {
    const drawn = measure(code)
    expect(Math.abs(drawn.length - length)).toBeLessThan(MILLIMETRE)
    expect(Math.abs(drawn.height - height)).toBeLessThan(MILLIMETRE)
  })

  test('the plan has the declared length and width', () => {
    const drawn = planMeasure(code)
    expect(Math.abs(drawn.length - length)).toBeLessThan(MILLIMETRE)
    expect(Math.abs(drawn.width - width)).toBeLessThan(MILLIMETRE)
  })
})

describe.each(DRAWN_MODELS)('the front of %s', (code) => {
  test('has the declared width and height', () => {
    const drawn = frontMeasure(code)
    expect(Math.abs(drawn.width - facts[code].width)).toBeLessThan(MILLIMETRE)
    expect(Math.abs(drawn.height - facts[code].height)).toBeLessThan(MILLIMETRE)
  })
})

test('all cars stand in one frame, the long one in a longer one of the same scale', () => {
  const viewBox = (code: DrawnCode) => /viewBox="([^"]+)"/.exec(drawSide({ code, register: 'line' }))![1]
  for (const code of DRAWN_MODELS) expect(viewBox(code)).toBe('0 0 1101 380')
  expect(viewBox('g90-l')).toBe('0 0 1159 380')
})

test('a crop is a window of the frame in millimetres', () => {
  expect(drawSide({ code: 'g70', register: 'light', crop: [100, 800, 1000, 750] })).toContain(
    'viewBox="20 160 200 150"',
  )
})
