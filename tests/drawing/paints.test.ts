import { expect, test } from 'vitest'
import { MODEL_CODES } from '#src/domain/model.ts'
import { defaultPaint, paintCodesOf, paintOf, paints } from '#src/drawing/paints.ts'
import { drawSide } from '#src/drawing/side.ts'

test('every model is shown in a colour it is sold in', () => {
  for (const code of MODEL_CODES) expect(paintCodesOf(code)).toContain(defaultPaint(code).code)
})

test('every paint gives its own picture', () => {
  const bodies = [...paints.values()].map((paint) =>
    drawSide({ code: 'g70', register: 'studio', paint, prefix: 'x', label: '' }),
  )
  expect(new Set(bodies).size).toBe(paints.size)
})

test('an unknown colour is an error', () => {
  expect(() => paintOf('XXX')).toThrow('XXX')
})
