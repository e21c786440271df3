import { expect, test } from 'vitest'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { framesOf } from '#src/pages/model-gallery/frames.ts'
import { ORDER } from '#src/pages/model-gallery/order.ts'

const isStill = (shot: string) => /^(?:front|rear)34-/.test(shot)
const registerOf = (shot: string) => shot.split(':')[0]!.replace('front-', '')

test.each(DRAWN_MODELS)('%s: at least twelve pictures of the outside in every register, each once', (code) => {
  const { exterior, colors, interior } = framesOf(code)
  const ids = [...exterior, ...colors, ...interior].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(exterior.length).toBeGreaterThanOrEqual(12)
  for (const view of ['light', 'studio', 'front-light', 'line', 'front-line', 'plan']) expect(ids).toContain(view)
  expect(colors.length * interior.length).toBeGreaterThan(0)
})

test.each(DRAWN_MODELS)('%s: rows fill the grid and no two in succession are divided alike', (code) => {
  const widths = ORDER[code].map((row) => row.map(([, columns]) => columns))
  for (const row of widths) expect(row.reduce((sum, columns) => sum + columns, 0)).toBe(12)
  widths.slice(1).forEach((row, index) => expect(row).not.toEqual(widths[index]))
})

test.each(DRAWN_MODELS)('%s: pictures side by side are of different registers, drawings apart', (code) => {
  for (const row of ORDER[code]) {
    const registers = row
      .filter(([shot]) => !isStill(shot))
      .map(([shot]) => registerOf(shot))
      .filter((register) => register !== 'line')
    expect(new Set(registers).size).toBe(registers.length)
  }
})

test.each(DRAWN_MODELS)('%s: rendered pictures stand together, after the drawings, the lit ones last', (code) => {
  const shots = ORDER[code].flat().map(([shot]) => shot as string)
  expect(shots.findLastIndex((shot) => !isStill(shot))).toBeLessThan(shots.findIndex(isStill))
  expect(shots.slice(-2).every((shot) => shot.endsWith('-light'))).toBe(true)
})

test('no two galleries open alike', () => {
  const openings = DRAWN_MODELS.map((code) => JSON.stringify(ORDER[code].slice(0, 2)))
  expect(new Set(openings).size).toBe(openings.length)
})
